import {
  CostType,
  type BaseCost,
  type CardCost,
  type ManaCost,
  type SacrificeCost,
  type TapCost,
} from '@turnwright/actions'
import type { Filter } from './filter.ts'
import type { ResourceKind } from './words-of-the-game.ts'

const OWN_COSTS = { DISCARD: 'DISCARD', LIFE: 'LIFE', EXHAUST_RESOURCE: 'EXHAUST_RESOURCE' } as const

/** Every kind of cost in Estraven: the three of the action system, and three of its own. */
export const EstravenCostType: typeof CostType & typeof OWN_COSTS = { ...CostType, ...OWN_COSTS }

/** Cards out of the payer's hand. */
export interface DiscardCost extends CardCost<Filter> {
  readonly type: typeof EstravenCostType.DISCARD
}

export interface LifeCost extends BaseCost {
  readonly type: typeof EstravenCostType.LIFE
  readonly amount: number
}

/** Untapped resources of a kind, which are tapped. */
export interface ExhaustResourceCost extends CardCost<never> {
  readonly type: typeof EstravenCostType.EXHAUST_RESOURCE
  readonly resource: ResourceKind
}

export type EstravenCost =
  | ManaCost
  | TapCost<Filter>
  | SacrificeCost<Filter>
  | DiscardCost
  | LifeCost
  | ExhaustResourceCost
