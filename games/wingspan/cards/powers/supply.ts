import type { Food } from '../food.ts'
import { amountOf, type WordsOf } from './words.ts'

/** Food from the supply, which never runs out. */
export type SupplyEffect =
  | { readonly kind: 'gainFoodFromSupply'; readonly food: Food; readonly n: number }
  | { readonly kind: 'allPlayersGainFoodFromSupply'; readonly food: Food; readonly n: number }
  | { readonly kind: 'cacheFromSupply'; readonly food: Food; readonly n: number }
  | { readonly kind: 'tradeFood'; readonly give: number; readonly get: number }

export const gainFood = (food: Food, n = 1): SupplyEffect => ({ kind: 'gainFoodFromSupply', food, n })
export const everyoneGainsFood = (food: Food): SupplyEffect => ({ kind: 'allPlayersGainFoodFromSupply', food, n: 1 })
export const cacheFood = (food: Food): SupplyEffect => ({ kind: 'cacheFromSupply', food, n: 1 })
export const tradeFood = (): SupplyEffect => ({ kind: 'tradeFood', give: 1, get: 1 })

export const SUPPLY_WORDS: WordsOf<SupplyEffect> = {
  gainFoodFromSupply: (effect) => ({
    sentence: `Take ${amountOf(effect.n, effect.food)} from the supply.`,
    glyph: `Supply → ${effect.n}{${effect.food}}`,
  }),
  allPlayersGainFoodFromSupply: (effect) => ({
    sentence: `Everybody takes ${amountOf(effect.n, effect.food)} from the supply.`,
    glyph: `All: supply → ${effect.n}{${effect.food}}`,
  }),
  cacheFromSupply: (effect) => ({
    sentence: `Put ${amountOf(effect.n, effect.food)} from the supply on this bird, where it stays.`,
    glyph: `Cache ${effect.n}{${effect.food}}`,
  }),
  tradeFood: (effect) => ({
    sentence: `Give back ${effect.give} food and take ${effect.get} of another kind from the supply.`,
    glyph: `${effect.give}{wild} → ${effect.get} other {wild}`,
  }),
}
