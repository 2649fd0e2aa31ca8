import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import type { Settings } from '@turnwright/search'
import type { LessonPlan, SelfPlayPlan } from './plan.ts'

export const USAGE = `npm run train -- <game> [--lesson turns|playouts|answers] [--agents fair,fair] [--playing '{}']
                          [--options '{}'] [--games 20000] [--seconds n] [--seed 1] [--asked 0.2] [--playouts 8]
                          [--kept 0.2] [--lesson-deals 24] [--hidden 128,32] [--epochs 8] [--threads n]
                          [--folder data/training] [--out net.json] [--parent net.json]
                          [--level strong] [--ms 40] [--deals 20] [--match-seconds n] [--settings '{}'] [--against '{}']
npm run train -- <game> --net net.json [--options …] [--level …] [--ms …] [--deals …] [--settings …] [--against …]

Plays games, learns from them, writes the net, and lets players with it play against players without it. Games that were
played already are not played again. With --net there is the match alone; with --deals 0 there is none. --playing, --settings
and --against are settings of players that think ahead: of those who play to be learned from, of the one with the net, and of
the one without it.
With --parent the players with that net play the games that the next one learns from: strong-net and master-net, which are
agents then beside those of the game, and strong-net sits in both seats unless --agents says otherwise.
--options is what tables agree on; a list of them is gone through game by game.
PYTHON names another Python than python3; it needs PyTorch and NumPy.`

export interface TrainCommand {
  readonly plan: SelfPlayPlan
  readonly games: number
  readonly seconds: number | null
  readonly threads: number
  readonly hidden: string
  readonly epochs: number
  readonly folder: string
  readonly out: string | null
  /** The net whose play is learned from; empty where games are played without one. */
  readonly parent: string
  /** A net that there is already. */
  readonly net: string | null
  readonly match: {
    readonly level: 'strong' | 'master'
    readonly ms: number
    readonly deals: number
    readonly seconds: number | null
    readonly settings: Partial<Settings>
    readonly against: Partial<Settings>
  }
}

const FLAGS = {
  lesson: { type: 'string', default: 'playouts' },
  agents: { type: 'string' },
  playing: { type: 'string', default: '{}' },
  options: { type: 'string', default: '{}' },
  games: { type: 'string', default: '20000' },
  seconds: { type: 'string' },
  seed: { type: 'string', default: '1' },
  asked: { type: 'string', default: '0.2' },
  playouts: { type: 'string', default: '8' },
  kept: { type: 'string', default: '0.2' },
  'lesson-deals': { type: 'string', default: '24' },
  hidden: { type: 'string', default: '128,32' },
  epochs: { type: 'string', default: '8' },
  threads: { type: 'string', default: String(availableParallelism()) },
  folder: { type: 'string', default: 'data/training' },
  parent: { type: 'string', default: '' },
  out: { type: 'string' },
  net: { type: 'string' },
  level: { type: 'string', default: 'strong' },
  ms: { type: 'string', default: '40' },
  deals: { type: 'string', default: '20' },
  'match-seconds': { type: 'string' },
  settings: { type: 'string', default: '{}' },
  against: { type: 'string', default: '{}' },
} as const

/** What was asked for; whoever asks for something else is told what there is. */
export function readCommand(args: readonly string[]): TrainCommand {
  const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options: FLAGS })
  const [game, ...rest] = positionals
  if (game === undefined || rest.length > 0) throw new Error(USAGE)
  const number = (name: keyof typeof FLAGS, isFine: (value: number) => boolean, wanted: string): number => {
    const value = Number(values[name])
    if (isFine(value)) return value
    throw new Error(`--${name} is ${wanted}, not "${values[name]}".\n\n${USAGE}`)
  }
  const count = (name: keyof typeof FLAGS): number =>
    number(name, (value) => Number.isInteger(value) && value > 0, 'a whole number above zero')
  const share = (name: keyof typeof FLAGS): number =>
    number(name, (value) => value > 0 && value <= 1, 'a share above 0, at most 1')
  const plain = (name: 'options' | 'playing' | 'settings' | 'against'): object => {
    const value = parsed(values[name])
    if (typeof value === 'object' && value !== null) return value
    throw new Error(`--${name} is JSON, like '{}', not "${values[name]}".\n\n${USAGE}`)
  }
  const lesson = (): LessonPlan => {
    switch (values.lesson) {
      case 'turns':
        return { of: 'turns' }
      case 'playouts':
        return { of: 'playouts', asked: share('asked'), playouts: count('playouts'), kept: share('kept') }
      case 'answers':
        return { of: 'answers', asked: share('asked'), deals: count('lesson-deals') }
      default:
        throw new Error(`There are the lessons turns, playouts and answers; "${values.lesson}" is none.\n\n${USAGE}`)
    }
  }
  if (values.level !== 'strong' && values.level !== 'master')
    throw new Error(`Those who think ahead are strong and master; "${values.level}" does not.\n\n${USAGE}`)
  const options = plain('options')
  const agents = (values.agents ?? (values.parent === '' ? 'fair,fair' : 'strong-net,strong-net')).split(',')
  if (values.parent !== '' && !agents.some((agent) => agent.endsWith('-net')))
    throw new Error(
      `With --parent somebody plays with that net: strong-net or master-net, not "${values.agents}".\n\n${USAGE}`,
    )
  return {
    plan: {
      game,
      options: Array.isArray(options) ? (options as readonly unknown[]) : [options],
      agents,
      settings: plain('playing'),
      seed: values.seed,
      lesson: lesson(),
    },
    games: count('games'),
    seconds: values.seconds === undefined ? null : count('seconds'),
    threads: count('threads'),
    hidden: values.hidden,
    epochs: count('epochs'),
    folder: values.folder,
    out: values.out ?? null,
    parent: values.parent,
    net: values.net ?? null,
    match: {
      level: values.level,
      ms: count('ms'),
      deals: number('deals', (value) => Number.isInteger(value) && value >= 0, 'a whole number'),
      seconds: values['match-seconds'] === undefined ? null : count('match-seconds'),
      settings: plain('settings'),
      against: plain('against'),
    },
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
