import type { CardId, Seat } from '@turnwright/kernel'
import type { Animal, Crop, Good, Material, Resource } from '../cards/goods.ts'
import type { SpaceId } from '../cards/space-names.ts'
import type { Score } from '../scoring-sheet/score-of.ts'
import type { Phase } from './state.ts'

/**
 * What a seat is shown. Cards, majors and spaces stand here by their ids; `cardCalled`, MAJORS and the lists of spaces of
 * this package tell everything that is printed on them. Why a space cannot be used now stands in the prompt
 * (`unavailable`, with `ref: { space }`), and so does everything that can be done at any time (`anytime`).
 */
export interface AgricolaView {
  /** With hands, or the family game without. */
  readonly cards: 'base' | 'none'
  /** 1 to 14; 0 while hands are drafted. */
  readonly round: number
  readonly totalRounds: number
  readonly phase: Phase
  /** Whether this round ends with a harvest. */
  readonly isHarvestRound: boolean
  /** Who began this round. */
  readonly first: Seat
  /** Who has the start marker and begins the next one. */
  readonly marker: Seat
  /** Whose turn it is; in a harvest, whose field, feeding or breeding is under way. */
  readonly turn: Seat
  /** Open spaces in the order in which they came; `round` is null for fixed ones. */
  readonly spaces: readonly SpaceView[]
  /** All fourteen, by round. */
  readonly rounds: readonly RoundView[]
  /** Major improvements that can still be built, by id. */
  readonly majors: readonly string[]
  readonly players: readonly PlayerView[]
  /** Where a series of games for one player stands, or null. */
  readonly series: SeriesView | null
}

export interface SeriesView {
  readonly game: number
  /** The points that this game takes. */
  readonly goal: number
  /** The goal was missed once: this is the second chance. */
  readonly isRetry: boolean
  /** Occupations that were in play from the start, by id. */
  readonly permanent: readonly string[]
}

export interface SpaceView {
  readonly id: SpaceId
  readonly name: string
  /** What a person does here, in a sentence. */
  readonly text: string
  /** The round it came with, or null. */
  readonly round: number | null
  /** What gathers here: how much lies there and how much comes each round. */
  readonly gathers: { readonly good: Good; readonly stock: number; readonly perRound: number } | null
  readonly people: readonly { readonly seat: Seat; readonly withNewborn: boolean }[]
  /** What the viewer's own cards add when they use it, in words. */
  readonly bonuses: readonly CardBonus[]
}

export interface CardBonus {
  readonly card: string
  readonly text: string
}

export interface RoundView {
  readonly round: number
  readonly stage: number
  /** Null while it lies face down. */
  readonly space: SpaceId | null
  /** What may lie here face down: the cards of its stage that have not come. */
  readonly candidates: readonly SpaceId[]
  readonly isHarvest: boolean
  /** What players get when it begins. */
  readonly promised: readonly { readonly seat: Seat; readonly what: Good | 'plow'; readonly n: number }[]
}

export interface PlayerView {
  readonly seat: Seat
  readonly isPresent: boolean
  readonly supply: Readonly<Record<Resource, number>>
  readonly animals: Readonly<Record<Animal, number>>
  readonly farm: FarmView
  readonly people: {
    readonly total: number
    readonly newborns: number
    /** Still to be placed in this round. */
    readonly atHome: number
    /** How many the house and cards give room to. */
    readonly room: number
  }
  readonly handSize: number
  /** The viewer's own hand; empty for others. */
  readonly hand: readonly CardView[]
  /** Cards of a draft that the viewer chooses from. */
  readonly offered: readonly CardView[]
  readonly occupations: readonly PlayedCardView[]
  readonly minors: readonly PlayedCardView[]
  /** By id. */
  readonly majors: readonly string[]
  readonly begging: number
  readonly harvest: {
    /** Food that feeding the family takes. */
    readonly need: number
    /** Crafts that were not used in this harvest yet, by the id of the major. */
    readonly crafts: readonly string[]
  }
  /** As it would be if the game ended now. */
  readonly score: Score
}

export interface CardView {
  readonly card: CardId
  readonly id: string
}

export interface PlayedCardView extends CardView {
  /** What the card keeps count of: uses left, goods sold, crops lying on it. */
  readonly n: number
}

export interface FarmView {
  readonly house: Material
  /** Row by row, from the upper left. */
  readonly cells: readonly CellView[]
  /** Fenced edges by name: `1,2:top`, `1,2:left`, and on the border `2,0:bottom`, `0,4:right`. */
  readonly fences: readonly string[]
  readonly fencesLeft: number
  readonly stablesLeft: number
  /** Pastures, unfenced stables and the house, and what stands there. */
  readonly pens: readonly PenView[]
}

export interface CellView {
  /** `row,column`. */
  readonly name: string
  readonly kind: 'empty' | 'room' | 'field' | 'pasture'
  readonly hasStable: boolean
  readonly crop: Crop | null
  readonly crops: number
}

export interface PenView {
  /** `house`, the cell of a stable, or the first cell of a pasture. */
  readonly at: string
  readonly kind: 'house' | 'stable' | 'pasture'
  readonly cells: readonly string[]
  readonly capacity: number
  readonly animals: Readonly<Record<Animal, number>>
}
