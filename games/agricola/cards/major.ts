import type { Rounds } from './effect.ts'
import type { BuildingResource, Goods } from './goods.ts'

export interface CookingRates {
  readonly sheep: number
  readonly boar: number
  readonly cattle: number
  readonly vegetable: number
}

/** A good turned into food, so many times in a harvest. */
export interface HarvestConversion {
  readonly from: BuildingResource
  readonly count: number
  readonly food: number
  readonly limitPerHarvest: number
}

/** Goods that may be spent for points when the game ends: one tier alone. */
export interface EndGameExchange {
  readonly resource: BuildingResource
  readonly tiers: readonly { readonly spend: number; readonly points: number }[]
}

/** Under the names of the design it grew from. */
export interface Abilities {
  readonly canCook?: boolean
  readonly cookingRates?: CookingRates
  readonly bakingRate?: number
  /** Grain in one bake action; null is any number. */
  readonly bakingLimit?: number | null
  readonly harvestConversion?: HarvestConversion
  readonly endGameExchange?: EndGameExchange
  readonly onBuild?: 'bake' | { readonly schedule: { readonly goods: Goods; readonly rounds: Rounds } }
}

export interface Major {
  readonly id: string
  readonly name: string
  readonly number: number
  readonly cost: Goods
  /** One of these may be given back in place of the price. */
  readonly returns: readonly string[]
  readonly points: number
  readonly abilities: Abilities
  readonly text: string
}
