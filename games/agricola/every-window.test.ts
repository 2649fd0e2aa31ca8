import { type AnytimeAction, type CardId, isAnytimeAnswer, type Seat } from '@turnwright/kernel'
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
import { cardAt } from './cards/catalogue.ts'
import { MATERIALS, RESOURCES } from './cards/goods.ts'
import { MAJORS } from './cards/majors.ts'
import type { SpaceId } from './cards/space-names.ts'
import type { AgricolaAbout } from './rules/about.ts'
import { agricola } from './rules/agricola.ts'
import type { Line } from './rules/lines.ts'
import type { AgricolaOptions } from './rules/options.ts'
import { boardFor } from './rules/spaces/board.ts'
import type { Agricola, AgricolaState } from './rules/state.ts'
import { knownOf, shown } from './scenario/known.ts'
import { readyToPlay, standsOn } from './scenario/ready-to-play.ts'
import { unsoundIn } from './scenario/soundness.ts'
import { stage, type StagedMoment, type StagedPlayer } from './scenario/stage.ts'
import {
  effectsOf,
  isAnytime,
  isOptional,
  isWokenBy,
  nameOf,
  spacesFor,
  spacesToPlay,
  spacesWatched,
  type Thing,
  THINGS,
} from './scenario/things.ts'
import { type Known, TableFromLog } from './scenario/table-from-log.ts'

interface Setting {
  readonly at: StagedMoment
  readonly round: number
  /** The outer one is played from the hand, not in front of its owner. */
  readonly isHeld: boolean
}

/** One thing opens a window, another is used inside it. */
interface Trial extends Setting {
  readonly outer: Thing
  readonly inner: Thing
  /** Which farm of those that chance makes for it. */
  readonly farm: number
}

/** What was seen in trials. */
class Seen {
  /** Kinds of questions, each with a kind of thing that was done beside it. */
  readonly beside: Set<string> = new Set()
  /** Cards whose own "Use …?" was asked. */
  readonly opened: Set<string> = new Set()
  /** Pairs by name: a card, and what was used beside its own "Use …?". */
  readonly inside: Set<string> = new Set()
  /** Pairs by name: a card, and what acted because it was used. */
  readonly woken: Set<string> = new Set()
  /** Cards that were played from the hand. */
  readonly played: Set<string> = new Set()
}

const NAMES = ['ana', 'bo', 'cy', 'dee']
const WORK: Setting = { at: 'work', round: 13, isHeld: false }
const PLAY: Setting = { at: 'work', round: 14, isHeld: true }
/** There are rounds to come then, for cards that lay something on them. */
const PLAY_EARLY: Setting = { at: 'work', round: 6, isHeld: true }
/** The windmill turns then, and there are rounds to come. */
const WORK_WITH_WIND: Setting = { at: 'work', round: 12, isHeld: false }
const ROUND_START: Setting = { at: 'round-start', round: 8, isHeld: false }
const FIELD: Setting = { at: 'field', round: 9, isHeld: false }
const SETTINGS: readonly Setting[] = [WORK, PLAY, PLAY_EARLY, ROUND_START, FIELD]

/** A trial that asks more never comes to its end. */
const MOST_QUESTIONS = 400
/** From there on nothing is done beside the questions: each must lead to the next. */
const RESTLESS = 150

const MEADOWS = [['0,3', '0,4'], ['1,4']]
const FIELDS = ['2,1 grain 3', '2,2 vegetable 2', '2,3']
/** Than the two rooms that a card of somebody's may want to have alone. */
const LARGER = ['0,0', '1,0', '2,0']
/** Bakes, so that there are questions about baking, and offers nothing at any time. */
const OVEN = 'clay-oven'

/** A farm on which much is possible, but not everything at once. */
function farmFor({ outer, inner, isHeld }: Trial, chance: Random): StagedPlayer {
  const inFront = [...(isHeld ? [inner] : [outer, inner]), ...(nameOf(outer) === OVEN ? [] : [{ major: OVEN }])]
  const goods = Object.fromEntries(RESOURCES.map((good) => [good, chance.int(9)]))
  const cards = inFront.flatMap((thing) => ('card' in thing ? [thing.card] : []))
  const held = isHeld && 'card' in outer ? [outer.card] : []
  const farm: StagedPlayer = {
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
  return held.length === 0 ? farm : readyToPlay(farm, nameOf(outer))
}

type Table = Game<AgricolaState, AgricolaOptions, AgricolaAbout>

/** What goes wrong while one thing is used inside the other, or null. */
function flawOf(trial: Trial, seen: Seen): string | null {
  const { outer, inner, at, round, farm } = trial
  const seed = `${nameOf(outer)}, inside it ${nameOf(inner)}, ${at} of round ${round}, farm ${farm}`
  const flaw = playThrough(trial, seed, seen)
  return flaw === null ? null : `${seed}: ${flaw}`
}

function playThrough(trial: Trial, seed: string, seen: Seen): string | null {
  const chance = Random.fromSeed(seed)
  const begun: Known[] = []
  let held: CardId | undefined
  const { at, round, outer, inner, isHeld } = trial
  const watched = [...spacesWatched(outer), ...spacesWatched(inner)]
  const setup = (game: Agricola): AgricolaState => {
    const others = { atHome: watched.length > 0 ? 1 : 0, food: 4, rooms: LARGER }
    const [there] = isHeld ? standsOn(nameOf(outer)) : []
    const farm = { ...farmFor(trial, chance), ...(there === undefined ? {} : { atHome: 3 }) }
    const taken = there === undefined ? {} : { [there]: 0 }
    const state = stage(game, [farm, others, others, others], { at, round, taken })
    begun.push(knownOf(state))
    held = isHeld && 'card' in outer ? state.players[0]?.hand[0] : undefined
    return state
  }
  const game: Table = createGame(
    { ...agricola, setup },
    { players: NAMES, seed, options: { basicConversionAnytime: chance.int(2) === 0 } },
  )
  const wanted = [...(isHeld ? spacesToPlay(outer) : spacesFor(outer)), ...spacesFor(inner)]
  let asked = 0
  let flaw: string | null = null
  let usedAt = -1
  const answer = (question: Question): AnySelection | undefined => {
    const { selector, seat } = question
    const about = question.about as AgricolaAbout
    const isOver = about.kind === 'place-person' && game.state.round > round
    flaw ??= unsoundIn(game.state, seat, about)
    if (++asked > MOST_QUESTIONS) flaw ??= `nobody gets away from "${question.title}"`
    if (isOver || flaw !== null) return undefined
    if (usedAt >= 0 && hasActed(game, inner, about, usedAt)) seen.woken.add(pairName(trial))
    if (about.kind.startsWith('place-')) usedAt = -1
    const isWindow = isWindowOf(outer, game.state, seat, about)
    if (isWindow) seen.opened.add(nameOf(outer))
    const beside = asked < RESTLESS ? besideIt(selector, inner, chance) : undefined
    if (beside === undefined) {
      const chosen =
        heldAnswer(selector, held) ?? mainAnswer(selector, about.kind, seat === 0 ? wanted : watched, chance)
      if (isWindow && !isAnytimeAnswer(chosen) && chosen[0] === 'yes') usedAt = linesOf(game, 0).length
      return chosen
    }
    seen.beside.add(`${about.kind} ${beside.type}`)
    if (isWindow && isOf(inner, beside)) seen.inside.add(pairName(trial))
    return { action: 'anytime-action', anytimeAction: beside }
  }
  for (const { seat } of game.players) game.seatResponder(seat, answer)
  game.run()
  if (game.fault !== null) return game.fault.message
  if (held !== undefined && game.state.players[0]?.hand.includes(held) === false) seen.played.add(nameOf(outer))
  return flaw ?? unledgered(game, begun[0] as Known)
}

function pairName({ outer, inner }: Pick<Trial, 'outer' | 'inner'>): string {
  return `${nameOf(outer)}: ${nameOf(inner)}`
}

/** Whether this asks "Use …?" of a card. */
function isWindowOf(thing: Thing, { players }: AgricolaState, seat: Seat, about: AgricolaAbout): boolean {
  if (about.kind !== 'use-card') return false
  const played = players[seat]?.inPlay.find(({ card }) => card === about.card)
  return played !== undefined && cardAt(played.kind).name === nameOf(thing)
}

/** Whether something that can be done at any time comes of a thing. Of two improvements with one name the first offers it. */
function isOf(thing: Thing, { cardName, about }: AnytimeAction): boolean {
  if ('card' in thing) return cardName === thing.card
  const named = MAJORS.find(({ id }) => id === nameOf(thing))?.name
  return MAJORS.some(({ id, name }) => name === named && JSON.stringify(about).includes(`"${id}"`))
}

/** Something that can be done beside a question, rather with the thing that is tried there. */
function besideIt({ anytime = [] }: Selector, inner: Thing, chance: Random): AnytimeAction | undefined {
  if (anytime.length === 0 || chance.int(3) === 0) return undefined
  const own = anytime.filter((each) => isOf(inner, each))
  const offered = own.length > 0 ? own : anytime
  return offered[chance.int(offered.length)]
}

/** Whoever may play what is tried does. */
function heldAnswer(selector: Selector, held: CardId | undefined): AnySelection | undefined {
  if (selector.type === 'action' || held === undefined) return undefined
  return selector.choices.some((choice) => idOf(choice) === held) ? [held] : undefined
}

/** Whether the use of another card has led to something that this one asks or brings. */
function hasActed(game: Table, thing: Thing, about: AgricolaAbout, from: number): boolean {
  const mine = game.state.players[0]?.inPlay.find(({ kind }) => cardAt(kind).name === nameOf(thing))?.card
  if (about.kind === 'use-card' && about.card === mine) return true
  return linesOf(game, from).some(({ about: line }) => line !== undefined && isOfCard(line as Line, mine))
}

/** What lies on round spaces does not say which card has laid it there. */
function isOfCard(line: Line, card: CardId | undefined): boolean {
  if (line.kind === 'gets') return 'card' in line.from && line.from.card === card
  return line.kind === 'lays-goods'
}

function linesOf(game: Table, logFrom: number): readonly ProjectedLine<AgricolaAbout>[] {
  return project(game as never, null, { logFrom }).log.lines as readonly ProjectedLine<AgricolaAbout>[]
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
  for (const line of linesOf(game, 0)) table.read(line)
  const told = JSON.stringify(shown(table.known))
  const now = JSON.stringify(shown(knownOf(game.state)))
  return told === now ? null : `the ledger says ${told}, and not ${now}`
}

function trialsOf(outer: Thing): readonly Trial[] {
  return THINGS.filter((inner) => inner !== outer).flatMap((inner) =>
    SETTINGS.map((setting): Trial => ({ ...setting, outer, inner, farm: 0 })),
  )
}

/** Where the "Use …?" of a card can come. */
function settingFor(outer: Thing): Setting {
  const moments = effectsOf(outer).flatMap((effect) => ('may' in effect && effect.may === true ? [effect.on] : []))
  if (moments.includes('play')) return PLAY
  if (moments.includes('roundStart')) return ROUND_START
  return moments.includes('fieldPhase') ? FIELD : WORK
}

function firstTrial(outer: Thing, inner: Thing): Trial {
  return { ...settingFor(outer), outer, inner, farm: 0 }
}

/** A pair is tried on so many farms at most: some cards keep others from ever being asked about. */
const MOST_FARMS = 200

/** Tries a pair on one farm after the other, until something goes wrong or is seen. What went wrong. */
function tryUntil(trial: Trial, seen: Seen, isSeen: () => boolean): readonly string[] {
  for (let farm = 0; farm < MOST_FARMS; farm++) {
    const flaw = flawOf({ ...trial, farm }, seen)
    if (flaw !== null) return [flaw]
    if (isSeen()) return []
  }
  return []
}

/** Once, but what is held until it was played, and where the "Use …?" of a card can come, until it has. */
function flawsOf(trial: Trial): readonly string[] {
  const { outer, at, isHeld } = trial
  const setting = settingFor(outer)
  const hasWindow = isOptional(outer) && setting.at === at && setting.isHeld === isHeld
  const isPlayable = isHeld && 'card' in outer
  const seen = new Seen()
  const flaws = tryUntil(
    trial,
    seen,
    () => (!hasWindow || seen.opened.size > 0) && (!isPlayable || seen.played.size > 0),
  )
  return flaws.length === 0 && isPlayable && seen.played.size === 0 ? [`${nameOf(outer)} is never played`] : flaws
}

const OPTIONAL = THINGS.filter(isOptional)
const ANYTIME = THINGS.filter(isAnytime)

/** A spread sample while somebody waits; all of them in a soak. */
const EVERY = soakable(47, 1)
/** Questions, each with a kind of thing that was done beside it. */
const MANY = 80

describe('every thing is tried inside the windows of every other', () => {
  test.each(THINGS.map((outer, at) => [nameOf(outer), outer, at] as const))('G66: %s', (_name, outer, first) => {
    const trials = trialsOf(outer).filter((_, at) => (at + first) % EVERY === 0)
    expect(trials.flatMap(flawsOf)).toEqual([])
  })

  test.each(OPTIONAL.map((outer) => [nameOf(outer), outer] as const))(
    'G66: whatever can be done at any time is done inside the "Use …?" of %s',
    (_name, outer) => {
      const seen = new Seen()
      const inners = ANYTIME.filter((inner) => inner !== outer)
      const flaws = inners.flatMap((inner) =>
        tryUntil(firstTrial(outer, inner), seen, () => seen.inside.has(pairName({ outer, inner }))),
      )
      expect(flaws).toEqual([])
      expect([...seen.inside]).toEqual(inners.map((inner) => pairName({ outer, inner })))
    },
  )

  const wakers = OPTIONAL.filter((outer) => THINGS.some((inner) => isWokenBy(inner, outer)))
  test.each(wakers.map((outer) => [nameOf(outer), outer] as const))(
    'G66: whatever can act because %s is used does so',
    (_name, outer) => {
      const seen = new Seen()
      const inners = THINGS.filter((inner) => inner !== outer && isWokenBy(inner, outer))
      const setting = settingFor(outer) === WORK ? WORK_WITH_WIND : settingFor(outer)
      const flaws = inners.flatMap((inner) =>
        tryUntil({ ...setting, outer, inner, farm: 0 }, seen, () => seen.woken.has(pairName({ outer, inner }))),
      )
      expect(flaws).toEqual([])
      expect([...seen.woken]).toEqual(inners.map((inner) => pairName({ outer, inner })))
    },
  )

  test('G66: so that much is done beside many questions', () => {
    const seen = new Seen()
    for (const outer of THINGS.filter((_, at) => at % 3 === 0))
      for (const inner of ['Grocer', 'Sheep Walker', 'Clearing Spade', 'fireplace-2'])
        for (const trial of trialsOf(outer)) if (nameOf(trial.inner) === inner) flawOf(trial, seen)
    expect(seen.beside.size).toBeGreaterThan(MANY)
  })
})
