import type { Agenda, CardId, Rules, Seat } from '@turnwright/kernel'
import type { WingspanAbout } from './about.ts'
import type { AutomaState } from './automa/state.ts'
import type { GoalBoard, WingspanOptions } from './options.ts'
import type { Task } from './task.ts'

export type Wingspan = Rules<WingspanState, WingspanOptions, WingspanAbout>

/** Everything there is to know between two steps: plain data, and every card in exactly one place. */
export interface WingspanState {
  agenda: Agenda<Task>
  /** 1 to 4; 0 while the starting hands are chosen. */
  round: number
  /** Who begins the round. */
  first: Seat
  /** Whose turn it is. */
  turn: Seat
  readonly players: readonly PlayerState[]
  /** How many players have left. */
  gone: number
  /** Hidden; the last card is on top. */
  deck: CardId[]
  /** Face up. */
  discard: CardId[]
  readonly tray: CardId[]
  bonusDeck: CardId[]
  bonusDiscard: CardId[]
  /** Cards turned up to be picked one by one. */
  readonly drafting: CardId[]
  /** W45: whose power was repeated, and by whom, since the last row was activated. */
  repeats: Repeat[]
  /** How many dice in the feeder show each face, in the order of FACES. */
  readonly feeder: number[]
  readonly goalBoard: GoalBoard
  readonly goals: readonly RoundGoal[]
  /** The solo opponent, where there is one. */
  readonly automa: AutomaState | null
}

export interface PlayerState {
  readonly hand: CardId[]
  readonly bonus: CardId[]
  /** Bonus cards that are being looked at. */
  readonly offered: CardId[]
  /** Tokens of each food, in the order of FOODS. */
  readonly food: number[]
  /** Birds from left to right, in the order of HABITATS. */
  readonly rows: readonly MatBird[][]
  turnsLeft: number
  /** Cards to give up at the end of the turn (W37). */
  duty: number
  isPresent: boolean
  /** What this player's last turn brought. */
  readonly ownTurn: Tally
  /** What the turns of others have brought since. */
  readonly between: Tally
}

/** A bird on a mat. */
export interface MatBird {
  readonly card: CardId
  /** Its place in IDENTITIES; a bird on a mat is known to everybody. */
  readonly kind: number
  /** Where it was played: row and column as `10 * row + column`. It names the bird for agents even after it moved. */
  readonly home: number
  eggs: number
  cached: number
  readonly tucked: CardId[]
  /** Its pink power was used since its owner's last turn. */
  reacted: boolean
}

/** What somebody got, for the summary of a turn. */
export interface Tally {
  /** 0 to 2 for a row, 3 for playing a bird, -1 for nothing yet. */
  action: number
  readonly food: number[]
  eggs: number
  drawn: number
  cached: number
  tucked: number
  /** Kinds of birds that were played. */
  readonly played: number[]
  /** Kinds of birds whose power was used. */
  readonly used: number[]
}

/** A power that one bird used again. */
export interface Repeat {
  readonly by: CardId
  readonly of: CardId
}

export interface RoundGoal {
  /** Index into GOALS. */
  readonly goal: number
  /** What each seat counted and got; empty until the round is over. */
  counts: readonly number[]
  points: readonly number[]
}

export function playerAt(state: WingspanState, seat: Seat): PlayerState {
  const player = state.players[seat]
  if (player === undefined) throw new RangeError(`nobody sits at seat ${seat}`)
  return player
}

/** The seats still at the table, clockwise from the given one. */
export function presentFrom(state: WingspanState, first: Seat): readonly Seat[] {
  const { players } = state
  const present: Seat[] = []
  for (let step = 0; step < players.length; step++) {
    const seat = (first + step) % players.length
    if (playerAt(state, seat).isPresent) present.push(seat)
  }
  return present
}

export function emptyTally(): Tally {
  return { action: -1, food: [0, 0, 0, 0, 0], eggs: 0, drawn: 0, cached: 0, tucked: 0, played: [], used: [] }
}

/** Begins a tally anew. */
export function clearTally(tally: Tally): void {
  const { food, played, used } = tally
  tally.action = -1
  for (let kind = 0; kind < food.length; kind++) food[kind] = 0
  tally.eggs = 0
  tally.drawn = 0
  tally.cached = 0
  tally.tucked = 0
  // Cutting a list costs more than looking whether there is anything to cut.
  if (played.length > 0) played.length = 0
  if (used.length > 0) used.length = 0
}

/** Where something that a player gets now is noted down. */
export function tallyOf(state: WingspanState, seat: Seat): Tally {
  const player = playerAt(state, seat)
  return state.turn === seat ? player.ownTurn : player.between
}
