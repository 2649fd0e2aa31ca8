import type { Agenda, CardId, Rules, Seat } from '@turnwright/kernel'
import type { Animal, BuildingResource, Good, Resource } from '../cards/goods.ts'
import type { Farm } from '../farm/index.ts'
import type { AgricolaAbout } from './about.ts'
import type { AgricolaOptions } from './options.ts'
import type { Task } from './task.ts'

export type Agricola = Rules<AgricolaState, AgricolaOptions, AgricolaAbout>

export type Phase = 'draft' | 'preparation' | 'work' | 'returning-home' | 'field' | 'feeding' | 'breeding' | 'scoring'

/** Everything there is to know between two steps: plain data, and every hidden card in exactly one place. */
export interface AgricolaState {
  agenda: Agenda<Task>
  /** 1 to 14; 0 while hands are drafted. */
  round: number
  phase: Phase
  /** Who began this round. */
  first: Seat
  /** Who has the start marker: begins the next round. */
  marker: Seat
  /** Whose turn it is, or who is being fed. */
  turn: Seat
  readonly players: readonly PlayerState[]
  /** Fixed spaces and the round cards turned up so far, by their place in SPACE_IDS, in the order in which they came. */
  readonly open: number[]
  /** Goods on each space, by its place in SPACE_IDS. */
  readonly stock: number[]
  /** Whose people stand on each space: a bit for each seat. */
  readonly people: number[]
  /** Whose newborns stand there beside them. */
  readonly newborns: number[]
  /** One for each round, face down until it begins. */
  readonly roundCards: CardId[]
  /** Major improvements that nobody has, by their place in MAJORS. */
  readonly majors: number[]
  /** Cards that nobody was dealt or that left the game. */
  readonly box: CardId[]
  /** Where a series of games for one player stands; null at any other table. */
  series: Series | null
}

export interface Series {
  /** Which game of it is being played; all before were won. */
  readonly game: number
  /** The same cards again, because the goal was missed. */
  readonly isRetry: boolean
  /** What was dealt for this game. */
  readonly dealt: readonly CardId[]
  /** So many of the cards in play were there from the start: the first ones. */
  readonly permanent: number
}

export interface PlayerState {
  isPresent: boolean
  readonly supply: Record<Resource, number>
  readonly farm: Farm
  /** With newborns. */
  family: number
  /** Born in this round. */
  newborns: number
  /** People that can still be placed in this round. */
  atHome: number
  begging: number
  /** Points gained by cards while playing. */
  bonus: number
  readonly hand: CardId[]
  /** Cards of a draft to choose from. */
  readonly offered: CardId[]
  /** Occupations and minor improvements in the order in which they were played. */
  readonly inPlay: PlayedCard[]
  /** Major improvements, by their place in MAJORS, in the order in which they were built. */
  readonly majors: number[]
  /** What the cards in play are asked about: see skills.ts. */
  skills: number
  /** Goods on round spaces still to come. */
  readonly promised: Promised[]
  /** Building resources gained in this round's work. */
  readonly gathered: Record<BuildingResource, number>
  /** How often crafts were used in this harvest: see crafts.ts. */
  crafts: number
  /** The offspring stays at home in this round, though it could work. */
  restsNewborn: boolean
  /** While others are being housed, the animals that had a place before and still have it; null while all have one. */
  standing: Record<Animal, number> | null
}

export interface PlayedCard {
  readonly card: CardId
  /** Its place in IDENTITIES. */
  readonly kind: number
  /** What the card keeps count of: uses left, goods sold, crops lying on it. */
  n: number
}

/** Goods or a field that a round brings when it begins. */
export interface Promised {
  readonly round: number
  readonly what: Good | 'plow'
  readonly n: number
}

export function playerAt(state: Pick<AgricolaState, 'players'>, seat: Seat): PlayerState {
  const player = state.players[seat]
  if (player === undefined) throw new RangeError(`nobody sits at seat ${seat}`)
  return player
}

/** The seats still at the table, clockwise from the given one. */
export function presentFrom(state: AgricolaState, first: Seat): readonly Seat[] {
  const { players } = state
  const present: Seat[] = []
  for (let step = 0; step < players.length; step++) {
    const seat = (first + step) % players.length
    if (playerAt(state, seat).isPresent) present.push(seat)
  }
  return present
}
