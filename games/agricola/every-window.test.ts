import type { AnytimeAction } from '@turnwright/kernel'
import {
  type AnySelection,
  createGame,
  type Game,
  project,
  type ProjectedLine,
  type Selector,
} from '@turnwright/kernel/host'
import { legalAnswers, type Question, Random, randomSelection } from '@turnwright/kernel/search'
import { soakable } from '@turnwright/testkit'
import { describe, expect, test } from 'vitest'
import { MATERIALS, RESOURCES } from './cards/goods.ts'
import type { SpaceId } from './cards/space-names.ts'
import type { AgricolaAbout } from './rules/about.ts'
import { agricola } from './rules/agricola.ts'
import type { AgricolaOptions } from './rules/options.ts'
import { boardFor } from './rules/spaces/board.ts'
import type { Agricola, AgricolaState } from './rules/state.ts'
import { knownOf, shown } from './scenario/known.ts'
import { unsoundIn } from './scenario/soundness.ts'
import { stage, type StagedMoment, type StagedPlayer } from './scenario/stage.ts'
import { nameOf, spacesFor, spacesToPlay, type Thing, THINGS } from './scenario/things.ts'
import { type Known, TableFromLog } from './scenario/table-from-log.ts'

/** One thing opens a window, another is used inside it. */
interface Trial {
  readonly outer: Thing
  readonly inner: Thing
  readonly at: StagedMoment
  readonly round: number
  /** The outer one is played from the hand, not in front of its owner. */
  readonly isHeld: boolean
}

const NAMES = ['ana', 'bo', 'cy', 'dee']
const SETTINGS: readonly Pick<Trial, 'at' | 'round' | 'isHeld'>[] = [
  { at: 'work', round: 13, isHeld: false },
  { at: 'work', round: 14, isHeld: true },
  { at: 'round-start', round: 8, isHeld: false },
  { at: 'field', round: 9, isHeld: false },
]

/** A trial that asks more never comes to its end. */
const MOST_QUESTIONS = 400
/** From there on nothing is done beside the questions: each must lead to the next. */
const RESTLESS = 150

const MEADOWS = [['0,3', '0,4'], ['1,4']]
const FIELDS = ['2,1 grain 3', '2,2 vegetable 2', '2,3']

/** A farm on which much is possible, but not everything at once. */
function farmFor({ outer, inner, isHeld }: Trial, chance: Random): StagedPlayer {
  const inFront = isHeld ? [inner] : [outer, inner]
  const goods = Object.fromEntries(RESOURCES.map((good) => [good, chance.int(6)]))
  const cards = inFront.flatMap((thing) => ('card' in thing ? [thing.card] : []))
  const held = isHeld && 'card' in outer ? [outer.card] : []
  return {
    ...goods,
    house: MATERIALS[chance.int(3)] ?? 'wood',
    fields: FIELDS,
    pastures: MEADOWS,
    sheep: 2 + chance.int(3),
    boar: 1,
    people: 4,
    hand: [...held, ...['Tutor', 'Loom', 'Mini Pasture'].filter((name) => ![...held, ...cards].includes(name))],
    played: [...new Set(cards)],
    majors: [...new Set(inFront.flatMap((thing) => ('major' in thing ? [thing.major] : [])))],
    promised: [{ round: 8, what: 'sheep', n: 1 }],
  }
}

type Table = Game<AgricolaState, AgricolaOptions, AgricolaAbout>

/** What goes wrong while one thing is used inside the other, or null; `met` hears what was done beside which question. */
function flawOf(trial: Trial, met: Set<string>): string | null {
  const seed = `${nameOf(trial.outer)}, inside it ${nameOf(trial.inner)}, ${trial.at} of round ${trial.round}`
  const flaw = playThrough(trial, seed, met)
  return flaw === null ? null : `${seed}: ${flaw}`
}

function playThrough(trial: Trial, seed: string, met: Set<string>): string | null {
  const chance = Random.fromSeed(seed)
  const begun: Known[] = []
  const { at, round, outer, inner, isHeld } = trial
  const setup = (game: Agricola): AgricolaState => {
    const others = { atHome: 0, food: 4 }
    const state = stage(game, [farmFor(trial, chance), others, others, others], { at, round })
    begun.push(knownOf(state))
    return state
  }
  const game: Table = createGame(
    { ...agricola, setup },
    { players: NAMES, seed, options: { basicConversionAnytime: chance.int(2) === 0 } },
  )
  const wanted = [...(isHeld ? spacesToPlay(outer) : spacesFor(outer)), ...spacesFor(inner)]
  let asked = 0
  let flaw: string | null = null
  const answer = (question: Question): AnySelection | undefined => {
    const { selector, about, seat } = question
    const kind = (about as AgricolaAbout).kind
    const isOver = kind === 'place-person' && game.state.round > round
    flaw ??= unsoundIn(game.state, seat, about)
    if (++asked > MOST_QUESTIONS) flaw ??= `nobody gets away from "${question.title}"`
    if (isOver || flaw !== null) return undefined
    const beside = asked < RESTLESS ? besideIt(selector, inner, chance) : undefined
    if (beside === undefined) return mainAnswer(selector, kind, wanted, chance)
    met.add(`${kind} ${beside.type}`)
    return { action: 'anytime-action', anytimeAction: beside }
  }
  for (const { seat } of game.players) game.seatResponder(seat, answer)
  game.run()
  if (game.fault !== null) return game.fault.message
  return flaw ?? unledgered(game, begun[0] as Known)
}

/** Something that can be done beside a question, rather with the thing that is tried there. */
function besideIt({ anytime = [] }: Selector, inner: Thing, chance: Random): AnytimeAction | undefined {
  if (anytime.length === 0 || chance.int(3) === 0) return undefined
  const name = nameOf(inner)
  const own = anytime.filter(({ cardName, about }) => cardName === name || JSON.stringify(about).includes(`"${name}"`))
  const offered = own.length > 0 ? own : anytime
  return offered[chance.int(offered.length)]
}

/** Anything but what stands beside the question; people go where something is to be seen. */
function mainAnswer(selector: Selector, kind: string, wanted: readonly SpaceId[], chance: Random): AnySelection {
  const main = { ...selector, anytime: [] }
  if (selector.type !== 'action' && kind.startsWith('place-')) {
    const to = wanted.find((space) => selector.choices.some((choice) => idOf(choice) === space))
    if (to !== undefined && chance.int(4) > 0) return [to]
  }
  return kind === 'take-more' ? ([...legalAnswers(main)].at(-1) as AnySelection) : randomSelection(main, chance)
}

function idOf(choice: unknown): unknown {
  return typeof choice === 'object' && choice !== null && 'id' in choice ? choice.id : choice
}

/** The ledger: whatever changed hands was told, so that the lines alone lead to the same table. */
function unledgered(game: Table, begun: Known): string | null {
  const table = new TableFromLog(begun, boardFor(NAMES.length, 'base'))
  const { lines } = project(game as never, null, { logFrom: 0 }).log
  for (const line of lines) table.read(line as ProjectedLine<AgricolaAbout>)
  const told = JSON.stringify(shown(table.known))
  const now = JSON.stringify(shown(knownOf(game.state)))
  return told === now ? null : `the ledger says ${told}, and not ${now}`
}

function trialsOf(outer: Thing): readonly Trial[] {
  return THINGS.filter((inner) => inner !== outer).flatMap((inner) =>
    SETTINGS.map((setting): Trial => ({ ...setting, outer, inner })),
  )
}

/** A spread sample while somebody waits; all of them in a soak. */
const EVERY = soakable(37, 1)
/** Questions, each with a kind of thing that was done beside it. */
const MANY = 80

describe('every thing is tried inside the windows of every other', () => {
  test.each(THINGS.map((outer, at) => [nameOf(outer), outer, at] as const))('G66: %s', (_name, outer, first) => {
    const met = new Set<string>()
    const trials = trialsOf(outer).filter((_, at) => (at + first) % EVERY === 0)
    expect(trials.map((trial) => flawOf(trial, met)).filter((flaw) => flaw !== null)).toEqual([])
  })

  test('G66: so that much is done beside many questions', () => {
    const met = new Set<string>()
    for (const outer of THINGS.filter((_, at) => at % 3 === 0))
      for (const inner of ['Grocer', 'Sheep Walker', 'Clearing Spade', 'fireplace-2'])
        for (const trial of trialsOf(outer)) if (nameOf(trial.inner) === inner) flawOf(trial, met)
    expect(met.size).toBeGreaterThan(MANY)
  })
})
