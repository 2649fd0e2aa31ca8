import type { CardId, Seat } from '@turnwright/kernel'
import type { Face, Food, FoodCounts } from '../cards/food.ts'
import type { Habitat } from '../cards/habitat.ts'

type Bird = {
  readonly card: CardId
}

/** What everybody sees happen at the table, before and between the turns. */
type TableLine =
  | { readonly kind: 'goals-drawn'; readonly goals: readonly string[] }
  | { readonly kind: 'keeps-start'; readonly seat: Seat; readonly birds: number; readonly food: FoodCounts }
  | { readonly kind: 'discards-start'; readonly seat: Seat; readonly cards: readonly CardId[] }
  | { readonly kind: 'round-begins'; readonly round: number; readonly first: Seat }
  | { readonly kind: 'goal-scored'; readonly round: number; readonly goal: string }
  | { readonly kind: 'goal-points'; readonly seat: Seat; readonly count: number; readonly points: number }
  | { readonly kind: 'tray-filled'; readonly cards: readonly CardId[] }
  | { readonly kind: 'tray-cleared' }
  | { readonly kind: 'deck-reshuffled'; readonly n: number }
  | { readonly kind: 'bonus-reshuffled'; readonly n: number }
  /** How many dice show each face, in the order of FACES. */
  | { readonly kind: 'feeder-rolled'; readonly dice: readonly number[] }
  | { readonly kind: 'feeder-refilled'; readonly dice: readonly number[] }
  | { readonly kind: 'rerolls'; readonly seat: Seat; readonly dice: readonly number[] }
  | { readonly kind: 'draft-discarded'; readonly cards: readonly CardId[] }
  | { readonly kind: 'shows-bonus'; readonly seat: Seat; readonly cards: readonly CardId[] }
  | { readonly kind: 'leaves'; readonly seat: Seat }

/** What players do. */
type PlayerLine =
  | { readonly kind: 'uses-row'; readonly seat: Seat; readonly row: Habitat }
  | {
      readonly kind: 'plays'
      readonly seat: Seat
      readonly card: CardId
      readonly row: Habitat
      readonly column: number
      readonly paid: FoodCounts
    }
  | { readonly kind: 'uses-power'; readonly seat: Seat; readonly card: CardId }
  | { readonly kind: 'repeats'; readonly seat: Seat; readonly card: CardId; readonly repeated: Bird }
  | { readonly kind: 'moves'; readonly seat: Seat; readonly card: CardId; readonly row: Habitat }
  | { readonly kind: 'gains-food'; readonly seat: Seat; readonly food: Food; readonly n: number }
  | { readonly kind: 'takes-die'; readonly seat: Seat; readonly face: Face; readonly food: Food }
  | { readonly kind: 'trades-food'; readonly seat: Seat; readonly food: Food }
  | { readonly kind: 'gives-food'; readonly seat: Seat; readonly food: Food; readonly n: number }
  | {
      readonly kind: 'caches'
      readonly seat: Seat
      readonly food: Food
      readonly n: number
      readonly card: CardId
      /** The die that it came from, where it came from the feeder. */
      readonly die: Face | null
    }
  | { readonly kind: 'lays'; readonly seat: Seat; readonly n: number; readonly card: CardId }
  | { readonly kind: 'gives-egg'; readonly seat: Seat; readonly card: CardId }
  | { readonly kind: 'draws'; readonly seat: Seat; readonly card: CardId }
  | { readonly kind: 'takes-from-tray'; readonly seat: Seat; readonly card: CardId }
  | { readonly kind: 'turns-up'; readonly seat: Seat; readonly cards: readonly CardId[] }
  | { readonly kind: 'picks'; readonly seat: Seat; readonly card: CardId }
  | { readonly kind: 'discards'; readonly seat: Seat; readonly card: CardId }
  | { readonly kind: 'tucks'; readonly seat: Seat; readonly card: CardId; readonly under: Bird }
  | { readonly kind: 'tucks-from-deck'; readonly seat: Seat; readonly n: number; readonly under: Bird }
  | {
      readonly kind: 'rolls'
      readonly seat: Seat
      readonly card: CardId
      readonly faces: readonly Face[]
      readonly success: boolean
    }
  | { readonly kind: 'catches'; readonly seat: Seat; readonly card: CardId; readonly hunter: Bird }
  | { readonly kind: 'gets-away'; readonly seat: Seat; readonly card: CardId; readonly hunter: Bird }
  | { readonly kind: 'looks-at-bonus'; readonly seat: Seat; readonly n: number }
  | { readonly kind: 'keeps-bonus'; readonly seat: Seat; readonly card: CardId }

/** What the solo opponent does. */
type AutomaLine =
  | { readonly kind: 'automa-wants'; readonly card: CardId }
  /** `cube` is what its card changes on the goal of the round. */
  | { readonly kind: 'automa-turns-up'; readonly card: CardId; readonly cube: number }
  | { readonly kind: 'automa-plays'; readonly card: CardId }
  | { readonly kind: 'automa-discards'; readonly cards: readonly CardId[] }
  /** `n` is 0 where no card was left to keep. */
  | { readonly kind: 'automa-clears-tray'; readonly n: number }
  | { readonly kind: 'automa-finds-none'; readonly n: number }
  | { readonly kind: 'automa-lays'; readonly n: number }
  | { readonly kind: 'automa-takes-die'; readonly face: Face }
  | { readonly kind: 'automa-goal-points'; readonly count: number; readonly points: number }

/** Why the game ended as it did. */
export type Ending =
  | { readonly kind: 'most-points'; readonly points: number }
  | { readonly kind: 'most-food'; readonly points: number }
  | { readonly kind: 'shared-win'; readonly points: number }
  | {
      readonly kind: 'against-automa'
      readonly points: number
      readonly automa: number
      readonly hasWon: boolean
      /** What food decided, where the points are the same. */
      readonly food: 'more' | 'as-much' | null
    }
  | { readonly kind: 'others-left' }
  | { readonly kind: 'nobody-left' }

export type Line = TableLine | PlayerLine | AutomaLine | Ending
