import type { Food } from '../food.ts'
import type { Habitat } from '../habitat.ts'
import { foodsOr, icons, type WordsOf } from './words.ts'

/** Food from the dice in the feeder. */
export type FeederEffect =
  | { readonly kind: 'gainFoodFromFeeder'; readonly foods: readonly Food[]; readonly n: number }
  | { readonly kind: 'gainFoodFromFeederMayCache'; readonly food: Food; readonly n: number }
  | { readonly kind: 'gainDieFromFeeder'; readonly n: number }
  | { readonly kind: 'gainAllFromFeeder'; readonly food: Food }
  | { readonly kind: 'eachPlayerGainsDieFromFeeder'; readonly n: number }
  | { readonly kind: 'fewestInHabitatGainDie'; readonly habitat: Habitat; readonly n: number }

export const gainFromFeeder = (...foods: readonly Food[]): FeederEffect => ({ kind: 'gainFoodFromFeeder', foods, n: 1 })
export const gainOrCacheFromFeeder = (food: Food): FeederEffect => ({ kind: 'gainFoodFromFeederMayCache', food, n: 1 })
export const gainDie = (): FeederEffect => ({ kind: 'gainDieFromFeeder', n: 1 })
export const gainAllFromFeeder = (food: Food): FeederEffect => ({ kind: 'gainAllFromFeeder', food })
export const everyoneGainsDie = (): FeederEffect => ({ kind: 'eachPlayerGainsDieFromFeeder', n: 1 })
export const fewestGainDie = (habitat: Habitat): FeederEffect => ({ kind: 'fewestInHabitatGainDie', habitat, n: 1 })

export const FEEDER_WORDS: WordsOf<FeederEffect> = {
  gainFoodFromFeeder: (effect) => ({
    sentence: `Take ${dice(effect.n)} from the feeder that shows ${foodsOr(effect.foods)}.`,
    glyph: `${icons(effect.foods)} die`,
  }),
  gainFoodFromFeederMayCache: (effect) => ({
    sentence: `Take ${dice(effect.n)} from the feeder that shows ${effect.food}. You may put the food on this bird.`,
    glyph: `{${effect.food}} die → keep or cache`,
  }),
  gainDieFromFeeder: (effect) => ({
    sentence: `Take ${dice(effect.n)} of your choice from the feeder.`,
    glyph: `Any ${effect.n}{die}`,
  }),
  gainAllFromFeeder: (effect) => ({
    sentence: `Take every die from the feeder that shows ${effect.food}.`,
    glyph: `All {${effect.food}} dice`,
  }),
  eachPlayerGainsDieFromFeeder: (effect) => ({
    sentence: `Everybody takes ${dice(effect.n)} from the feeder. You name who goes first; then clockwise.`,
    glyph: `All: ${effect.n}{die} each`,
  }),
  fewestInHabitatGainDie: (effect) => ({
    sentence: `Whoever has the fewest birds in the ${effect.habitat} takes ${dice(effect.n)} from the feeder.`,
    glyph: `Fewest {${effect.habitat}}: ${effect.n}{die}`,
  }),
}

function dice(n: number): string {
  return n === 1 ? '1 die' : `${n} dice`
}
