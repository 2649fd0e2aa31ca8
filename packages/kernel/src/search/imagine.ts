import { SLOT_MASK } from '../cards/card-id.ts'
import type { CardTable } from '../cards/card-table.ts'
import { dealAnew } from '../cards/deal.ts'
import type { Chance } from '../chance/draws.ts'
import { freshState } from '../chance/fast-draws.ts'
import { RepeatedDraws } from '../chance/repeated-draws.ts'
import { type Fingerprint, fingerprintOf } from '../data/fingerprint.ts'
import type { Game } from '../play/game.ts'
import { STRANGER } from '../play/inside.ts'
import type { TrackEntry } from '../play/log.ts'
import type { Responder } from '../play/question.ts'
import type { Position } from '../play/snapshot.ts'
import { randomSelection } from '../questions/random-selection.ts'
import { sameQuestion } from '../questions/request.ts'
import { isAnytimeAnswer } from '../questions/selector.ts'
import type { Seat } from '../rules/seat.ts'
import { askedOf, branchOff, originOf } from './branching.ts'
import { Imagined } from './imagined.ts'

/** Scratch for one deal at a time. */
const KNOWN = new Uint8Array(SLOT_MASK + 1)
const NONE = new Uint8Array(SLOT_MASK + 1)

/** How often answers that the seat may not know are given anew before imagining is given up. */
const MOST_TRIES = 100

/**
 * A game that could be this one as far as `seat` knows, waiting at the same question. The deal is applied where the
 * step began, so the step replays to the question; from there on chance is fresh. With `responders` the fork does not
 * stop there: they answer on at once, as a search does. Null when the question is not reached.
 */
export function imagine<State, Options>(
  game: Game<State, Options>,
  seat: Seat | null,
  chance: Chance,
  responders?: readonly (Responder | null)[],
): Game<State, Options> | null {
  return imagineSeating(game, seat, chance, responders && (() => responders))
}

/** Imagines, and plays on at once with the programs that `seating` gives for that very game. */
export function playOut<State, Options>(
  game: Game<State, Options>,
  seat: Seat | null,
  chance: Chance,
  seating: (world: Imagined<State, Options>) => readonly (Responder | null)[],
): Imagined<State, Options> | null {
  let world: Imagined<State, Options> | null = null
  const fork = imagineSeating(game, seat, chance, (one) => {
    world = new Imagined(one)
    return seating(world)
  })
  return fork === null ? null : world
}

type Seating<State, Options> = (fork: Game<State, Options>) => readonly (Responder | null)[]

function imagineSeating<State, Options>(
  game: Game<State, Options>,
  seat: Seat | null,
  chance: Chance,
  seating?: Seating<State, Options>,
): Game<State, Options> | null {
  if (game.result !== null || game.fault !== null) return null
  const { position, tail, collected } = originOf(game)
  const remembered = rememberedBy(seat, tail, collected)
  if (!remembered.some(({ kind }) => kind === 'forgotten'))
    return forkOf(game, seat, chance, position, remembered, seating)
  const shown = shownTo(seat, game)
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const fork = forkOf(game, seat, chance, position, remembered)
    if (fork === null || shownTo(seat, fork) !== shown) continue
    seating?.(fork).forEach((responder, at) => {
      fork.seatResponder(at, responder)
    })
    return fork.fault === null ? fork : null
  }
  return null
}

/** Answers given anew may not contradict what the seat sees of their consequences. */
function shownTo<State, Options>(seat: Seat | null, { definition, state, cards }: Game<State, Options>): Fingerprint {
  return fingerprintOf(definition.view(state, seat, cards.maskedFor(seat)))
}

function forkOf<State, Options>(
  game: Game<State, Options>,
  seat: Seat | null,
  chance: Chance,
  position: Position<State>,
  remembered: readonly TrackEntry[],
  seating?: Seating<State, Options>,
): Game<State, Options> | null {
  const { definition, table } = game
  const mask = 1 << (seat ?? table.players.length)
  const groups = definition.exchangeable?.(position.state, seat) ?? null
  // Where nothing was learned since the checkpoint, what the seat knows stands in the checkpoint itself.
  const known = game.cards.isAt(position.cards) ? NONE : game.cards.glimpsedBy(seat, KNOWN.fill(0, 0, game.cards.size))
  const certain = definition.certain?.(position.state, seat)
  const cards = dealAnew(position.cards, mask, known, chance, groups, certain)
  const expected = askedOf(game, seat)
  const dealAgain = (now: CardTable): CardTable => dealAnew(now, mask, NONE, chance, null)
  const random = freshState(chance)
  const fork = game[STRANGER](position.happenings, new RepeatedDraws(game.random.results, random))
  branchOff(fork, { ...position, random: 0 }, cards, remembered, {
    random,
    ofTable: false,
    forgetful: (selector) => randomSelection(selector, chance),
    lost: game.cards.hasLost(seat) ? once(dealAgain) : null,
    expected,
  })
  if (seating !== undefined) {
    fork.silence()
    seating(fork).forEach((responder, at) => {
      fork.seatResponder(at, responder)
    })
  }
  fork.run()
  if (fork.fault !== null) return null
  if (seating !== undefined || expected === null) return fork
  return fork.waiting?.selectors.some((selector) => sameQuestion(selector, expected)) === true ? fork : null
}

/** What a seat may remember of the answers in a step: not the private ones of others, nor those to the open request. */
function rememberedBy(seat: Seat | null, tail: readonly TrackEntry[], collected: number): readonly TrackEntry[] {
  if (tail.length === 0) return tail
  const settled = tail.length - collected
  const remembered: TrackEntry[] = []
  for (let i = 0; i < tail.length; i++) {
    const entry = tail[i] as TrackEntry
    const isAct = 'selection' in entry && isAnytimeAnswer(entry.selection)
    if (entry.seat === seat) remembered.push(entry)
    else if (isAct) remembered.push(unmarked(entry))
    else if (i < settled)
      remembered.push(
        'private' in entry && entry.private === true ? { kind: 'forgotten', seat: entry.seat } : unmarked(entry),
      )
  }
  return remembered
}

/** Whether others were given hints is not known to anybody before the game is over (K138). */
function unmarked(entry: TrackEntry): TrackEntry {
  if (!('hinted' in entry)) return entry
  const { hinted, ...rest } = entry
  return hinted === true ? rest : entry
}

/** A step of the fork may run several times; it must find the same cards each time. */
function once(deal: (cards: CardTable) => CardTable): (cards: CardTable) => CardTable {
  let dealt: CardTable | null = null
  return (cards) => {
    dealt ??= deal(cards)
    return dealt
  }
}
