import type { CardId, Seat } from '@turnwright/kernel'
import type { Face, Food } from '../cards/food.ts'
import type { Habitat } from '../cards/habitat.ts'
import type { GoalBoard } from './options.ts'
import type { Score } from './scoring.ts'

/**
 * What a seat is shown. Birds, bonus cards and goals stand here by their ids; `birdCalled`, `bonusCalled` and GOALS of
 * this package tell everything that is printed on them.
 */
export interface WingspanView {
  /** 1 to 4; 0 while the starting hands are chosen. */
  readonly round: number
  readonly turnsByRound: readonly number[]
  /** Who begins the round. */
  readonly first: Seat
  readonly turn: Seat
  readonly players: readonly PlayerView[]
  readonly tray: readonly BirdCard[]
  /** How many cards lie in the deck. */
  readonly deck: number
  readonly discard: { readonly count: number; readonly top: string | null }
  readonly bonusDeck: number
  readonly feeder: FeederView
  readonly goalBoard: GoalBoard
  /** By round. */
  readonly goals: readonly GoalView[]
  /** Cards turned up to be picked one by one. */
  readonly drafting: readonly BirdCard[]
  /** Powers that are still to come in this turn, in order. */
  readonly chain: readonly PowerToCome[]
  readonly automa: AutomaView | null
}

/** A bird card that the viewer knows. */
export interface BirdCard {
  readonly card: CardId
  readonly bird: string
}

export interface PlayerView {
  readonly seat: Seat
  readonly isPresent: boolean
  readonly turnsLeft: number
  readonly food: Readonly<Record<Food, number>>
  readonly handSize: number
  /** The viewer's own hand; empty for others. */
  readonly hand: readonly BirdCard[]
  readonly bonusCount: number
  /** The bonus cards that the viewer knows: their own, and everybody's when the game is over. */
  readonly bonus: readonly BonusView[]
  /** Bonus cards the viewer is looking at to keep some. */
  readonly offered: readonly BonusView[]
  /** From top to bottom. */
  readonly rows: readonly RowView[]
  /** Cards to give up at the end of the turn. */
  readonly duty: number
  /** Without the bonus cards that the viewer does not know. */
  readonly score: Score
  readonly knowsBonus: boolean
  readonly lastTurn: TurnView
  /** What the turns of others have brought since then. */
  readonly since: TurnView
}

export interface RowView {
  readonly habitat: Habitat
  /** From left to right, at most five. */
  readonly birds: readonly MatBirdView[]
  /** What using the row brings now, and whether one more can be had by trade. */
  readonly reward: number
  readonly hasTrade: boolean
  /** Eggs to pay for the next bird; null where the row is full. */
  readonly eggCost: number | null
}

export interface MatBirdView extends BirdCard {
  readonly eggs: number
  readonly tucked: number
  readonly cached: number
  /** Its pink power rests until its owner's next turn. */
  readonly rests: boolean
}

export interface BonusView {
  readonly card: CardId
  readonly bonus: string
  /** What its owner has of it now, and the points that would be. */
  readonly count: number
  readonly points: number
}

export interface FeederView {
  /** The dice in the feeder, in the order of FACES. */
  readonly dice: readonly Face[]
  readonly outside: number
  /** All dice show the same face, so whoever takes food may reroll. */
  readonly mayReroll: boolean
}

export interface GoalView {
  readonly round: number
  readonly goal: string
  readonly isScored: boolean
  /** By seat: the count and the points, as they are or as they would be now. The solo opponent comes last. */
  readonly standings: readonly { readonly count: number; readonly points: number }[]
}

export interface PowerToCome {
  readonly seat: Seat
  readonly card: CardId
  readonly bird: string
}

/** What a turn brought. */
export interface TurnView {
  readonly action: Habitat | 'play' | null
  readonly food: Readonly<Record<Food, number>>
  readonly eggs: number
  readonly drawn: number
  readonly cached: number
  readonly tucked: number
  readonly played: readonly string[]
  /** Birds whose power was used, in order. */
  readonly used: readonly string[]
}

export interface AutomaView {
  /** Which birds it wants. */
  readonly bonus: string
  readonly birds: readonly BirdCard[]
  readonly hidden: number
  readonly eggs: number
  readonly cubes: readonly number[]
  readonly turnsLeft: number
  /** The card it turned up last. */
  readonly lastCard: string | null
  readonly score: number
}
