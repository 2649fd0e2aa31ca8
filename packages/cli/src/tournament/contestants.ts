import {
  type AgentPlayer,
  type CodePlayer,
  type Contestant,
  entryOf,
  type ModelPlayer,
  type TournamentPlayer,
  USUAL_CODE_LIMITS,
  USUAL_LIMITS,
  USUAL_MEGABYTES,
  USUAL_MODEL_LIMITS,
} from '@turnwright/arena'
import { basename, resolve } from 'node:path'
import type { GameModule } from '@turnwright/kernel'
import { type Budget, planOf } from '@turnwright/search'
import { findAgent } from '../game-choice.ts'
import { Mistake } from '../mistake.ts'
import { thinkers, wayNamed } from './ways-of-thinking.ts'

const MS_A_SECOND = 1000

const PROGRAM = 'exec:'
const MODEL = 'model:'

/** `greedy`, `strong:60playouts`, `search:100ms`, or a player from outside: `./player` is code, `exec:./bot`, `model:name@http://localhost:11434/v1`. */
export function contestantNamed(text: string, module: GameModule, seats: number): Contestant {
  if (text.startsWith(PROGRAM)) return programNamed(text)
  if (/^\.{0,2}\//.test(text)) return { name: text, player: codeAt(text) }
  return text.startsWith(MODEL) ? { name: text, player: modelNamed(text) } : agentNamed(text, module, seats)
}

/** Words are told apart by blanks; no shell reads them. */
function programNamed(text: string): Contestant {
  const [file = '', ...args] = text.slice(PROGRAM.length).trim().split(/\s+/)
  if (file === '') throw new Mistake('exec: needs a program, such as exec:./bot', 'tournament')
  return {
    name: text,
    player: { kind: 'program', command: [file, ...args], limits: USUAL_LIMITS, fallback: 'forfeit' },
  }
}

/** Code by its path: what it is loaded from is looked for before anything is played. */
export function codeAt(path: string): CodePlayer {
  try {
    entryOf(path)
  } catch (thrown) {
    throw new Mistake(thrown instanceof Error ? thrown.message : String(thrown), 'tournament')
  }
  return {
    kind: 'code',
    path: resolve(path),
    megabytes: USUAL_MEGABYTES,
    limits: USUAL_CODE_LIMITS,
    fallback: 'forfeit',
  }
}

/** Where tries are used up a model goes on with something random: it is the answer that was bad, not its manners. */
export function modelNamed(text: string): ModelPlayer {
  const [, model = '', url = ''] = /^model:(.+)@(https?:\/\/.+)$/.exec(text) ?? []
  if (!URL.canParse(url))
    throw new Mistake(
      `"${text}": a model is model:<name>@<address>, such as model:tiny@http://localhost:11434/v1`,
      'tournament',
    )
  return { kind: 'model', model, url, limits: USUAL_MODEL_LIMITS, fallback: 'random', price: null }
}

export function agentNamed(
  text: string,
  module: GameModule,
  seats: number,
): Contestant & { readonly player: AgentPlayer } {
  const colon = text.indexOf(':')
  const named = colon < 0 ? text : text.slice(0, colon)
  const player = wayNamed(named, module, seats) ?? { kind: 'agent', agent: named }
  const kind = findAgent(module, player.agent, 'tournament')
  if (colon < 0) return { name: text, player }
  const budget = budgetOf(text.slice(colon + 1))
  if (budget === null)
    throw new Mistake(
      `"${text}": a budget is a number with ms, s, playouts or nodes, such as ${named}:100ms or ${named}:60playouts`,
      'tournament',
    )
  if (planOf(kind) === null)
    throw new Mistake(
      `"${text}": ${named} answers at once and takes no budget. Agents of ${module.definition.name} that do: ${thinkers(module, seats).join(', ')}.`,
      'tournament',
    )
  return { name: text, player: { ...player, settings: { ...player.settings, budget } } }
}

/** What an answer may take; playouts or nodes make a tournament that comes to the same everywhere. */
function budgetOf(text: string): Budget | null {
  const [, number = '', unit = ''] = /^(\d+(?:\.\d+)?)(ms|s|playouts?|nodes?)$/.exec(text) ?? []
  const count = Number(number)
  if (!(count > 0)) return null
  if (unit === 'ms') return { ms: count }
  if (unit === 's') return { ms: MS_A_SECOND * count }
  if (!Number.isInteger(count)) return null
  return unit.startsWith('node') ? { nodes: count } : { playouts: count }
}

/** One sentence on how it plays, for reports. */
export function aboutPlayer(player: TournamentPlayer, module: GameModule): string {
  switch (player.kind) {
    case 'agent':
      return aboutAgent(player, module)
    case 'program':
      return `A program from outside: ${player.command.join(' ')}`
    case 'code':
      return `Code in a process of its own: ${basename(player.path)}`
    case 'model':
      return `A model at ${new URL(player.url).host}, told its view as data.`
  }
}

function aboutAgent({ agent, settings }: AgentPlayer, module: GameModule): string {
  const kind = findAgent(module, agent, 'tournament')
  const plan = planOf(kind)
  if (plan === null) return kind.about
  const own = { ...plan.settings, ...settings }
  const tree = own.tree === undefined || own.tree === null ? '' : ' in a tree of its own answers'
  const whole = own.turns === null && plan.settings.turns !== null ? ' to the end of every game' : ''
  return `Thinks ahead${tree}${whole}, ${budgetText(own.budget)} a question.`
}

function budgetText({ ms, playouts, nodes }: Budget): string {
  const time = ms === undefined ? [] : [ms >= MS_A_SECOND ? `${ms / MS_A_SECOND} s` : `${ms} ms`]
  const count = playouts === undefined ? [] : [`${playouts.toLocaleString('en')} playouts`]
  const positions = nodes === undefined ? [] : [`${nodes.toLocaleString('en')} nodes`]
  return [...time, ...count, ...positions].join(' or ')
}
