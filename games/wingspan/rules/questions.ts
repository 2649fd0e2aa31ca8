import type { CardId, Seat } from '@turnwright/kernel'
import type { Face, Food, FoodCounts } from '../cards/food.ts'
import type { Habitat } from '../cards/habitat.ts'
import type { NestShape } from '../cards/nest.ts'

/** Everything the game can ask. `card` is the bird whose power asks, null where none does. */
export type Question =
  | { readonly kind: 'starting-hand' }
  | { readonly kind: 'turn' }
  | { readonly kind: 'use-power'; readonly card: CardId }
  | { readonly kind: 'repeat-power'; readonly card: CardId }
  | { readonly kind: 'play-another'; readonly card: CardId }
  | { readonly kind: 'move-bird'; readonly card: CardId }
  | { readonly kind: 'who-takes-first'; readonly card: CardId }
  /** Where a bird in hand settles. Asked in private, like everything that is paid for it. */
  | { readonly kind: 'settle'; readonly bird: { readonly card: CardId }; readonly card: CardId | null }
  | { readonly kind: 'pay-egg'; readonly left: number; readonly card: CardId | null }
  | { readonly kind: 'pay-food'; readonly bird: { readonly card: CardId }; readonly card: CardId | null }
  /** `left` counts this one and those of the same that may follow it. */
  | { readonly kind: 'take-die'; readonly left: number; readonly card: CardId | null }
  | { readonly kind: 'take-all-dice'; readonly food: Food; readonly card: CardId }
  | { readonly kind: 'keep-or-cache'; readonly food: Food; readonly card: CardId }
  | { readonly kind: 'take-food'; readonly left: number; readonly card: CardId }
  | { readonly kind: 'take-other-food'; readonly card: CardId }
  | { readonly kind: 'give-food'; readonly card: CardId }
  | { readonly kind: 'trade-food' }
  | { readonly kind: 'lay-egg'; readonly left: number; readonly card: CardId | null }
  | { readonly kind: 'lay-on-nest'; readonly nest: NestShape }
  | { readonly kind: 'lay-after-tucking'; readonly on: 'it' | 'any'; readonly card: CardId }
  | { readonly kind: 'give-egg'; readonly card: CardId }
  | { readonly kind: 'trade-egg' }
  | { readonly kind: 'draw-card'; readonly left: number; readonly card: CardId | null }
  | { readonly kind: 'pick-card' }
  | { readonly kind: 'tuck-card'; readonly card: CardId }
  | { readonly kind: 'trade-card' }
  | { readonly kind: 'give-up-card'; readonly left: number }
  | { readonly kind: 'keep-bonus' }

/** What can be chosen, beside cards and players. */
export type Offer =
  | { readonly kind: 'skip' }
  | { readonly kind: 'done' }
  | { readonly kind: 'use-it' }
  | { readonly kind: 'birds-and-food' }
  | { readonly kind: 'bonus-card' }
  | { readonly kind: 'use-row'; readonly row: Habitat; readonly reward: number; readonly hasTrade: boolean }
  | { readonly kind: 'row'; readonly row: Habitat }
  | { readonly kind: 'food'; readonly food: Food }
  | { readonly kind: 'die'; readonly face: Face; readonly food: Food }
  | { readonly kind: 'dice'; readonly n: number; readonly isAll: boolean }
  | { readonly kind: 'reroll' }
  | { readonly kind: 'keep-it' }
  | { readonly kind: 'cache-it' }
  | { readonly kind: 'pay-suggested'; readonly food: FoodCounts }
  | { readonly kind: 'pay-otherwise' }
  | { readonly kind: 'deck' }
  | { readonly kind: 'player'; readonly seat: Seat }

/** What keeps a bird in the hand. */
export type Hindrance = 'habitat' | 'room' | 'eggs' | 'food'

/** What cannot be chosen now. */
export type Refused = { readonly kind: 'bird'; readonly card: CardId; readonly because: Hindrance }

export type Ask = Question | Offer | Refused
