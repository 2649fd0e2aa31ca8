import type { EstravenCost } from './cost.ts'
import type { Count, Effect } from './effect.ts'
import type { CardType, Filter } from './filter.ts'
import type { LinkSort, PlainKeyword, Trigger } from './words-of-the-game.ts'

/** Something that must be so when an ability takes effect. */
export interface Condition {
  readonly count: Count
  readonly atLeast: number
}

/** `cost: effect`, in the owner's main phase, or as an answer. */
export interface ActivatedAbility {
  readonly kind: 'activated'
  readonly costs: readonly EstravenCost[]
  readonly effects: readonly Effect[]
  /** At most once a turn. */
  readonly once?: true
  /** Does not use the chain: it takes effect at once. */
  readonly quick?: true
  /** With it the ability has reaction speed and may answer these. */
  readonly answers?: readonly LinkSort[]
}

export interface TriggeredAbility {
  readonly kind: 'triggered'
  readonly on: Trigger
  readonly when?: Condition
  readonly effects: readonly Effect[]
}

/** Cards of yours on the battlefield have more, for as long as this one stands. */
export interface StatsAbility {
  readonly kind: 'stats'
  readonly like: Filter
  /** Not this card itself. */
  readonly other?: true
  readonly power?: number
  readonly resistance?: number
  readonly health?: number
}

export interface LendingAbility {
  readonly kind: 'lending'
  readonly like: Filter
  readonly other?: true
  readonly keyword: PlainKeyword
}

/** Cards of a type cost more or less mana to play. */
export interface PriceAbility {
  readonly kind: 'price'
  readonly whose: 'yours' | 'theirs'
  readonly type: CardType | 'unit'
  readonly by: number
}

export type StaticAbility = StatsAbility | LendingAbility | PriceAbility
export type Ability = ActivatedAbility | TriggeredAbility | StaticAbility
