import type { Food } from '../food.ts'
import { cardsWord, eggsWord, foodsOr, icons, type WordsOf } from './words.ts'

/** Cards slipped under the bird, where each is worth a point. */
export type FlockingEffect =
  | { readonly kind: 'tuckFromHand'; readonly tuck: number }
  | { readonly kind: 'tuckFromHandThenDraw'; readonly tuck: number; readonly draw: number }
  | {
      readonly kind: 'tuckFromHandThenFood'
      readonly tuck: number
      readonly foods: readonly Food[]
      readonly n: number
    }
  | { readonly kind: 'tuckFromHandThenLayOnThis'; readonly tuck: number; readonly eggs: number }
  | { readonly kind: 'tuckFromHandThenLayOnAny'; readonly tuck: number; readonly eggs: number }
  | {
      readonly kind: 'discardFoodToTuckFromDeck'
      readonly food: Food
      readonly pay: number
      readonly tuck: number
    }

export const tuck = (): FlockingEffect => ({ kind: 'tuckFromHand', tuck: 1 })
export const tuckToDraw = (): FlockingEffect => ({ kind: 'tuckFromHandThenDraw', tuck: 1, draw: 1 })
export const tuckForFood = (...foods: readonly Food[]): FlockingEffect => ({
  kind: 'tuckFromHandThenFood',
  tuck: 1,
  foods,
  n: 1,
})
export const tuckToLayHere = (): FlockingEffect => ({ kind: 'tuckFromHandThenLayOnThis', tuck: 1, eggs: 1 })
export const tuckToLayAnywhere = (): FlockingEffect => ({ kind: 'tuckFromHandThenLayOnAny', tuck: 1, eggs: 1 })
export const payToTuck = (food: Food): FlockingEffect => ({ kind: 'discardFoodToTuckFromDeck', food, pay: 1, tuck: 2 })

export const FLOCKING_WORDS: WordsOf<FlockingEffect> = {
  tuckFromHand: (effect) => ({ sentence: `${slip(effect.tuck)}.`, glyph: `Tuck ${effect.tuck}{card}` }),
  tuckFromHandThenDraw: (effect) => ({
    sentence: `${slip(effect.tuck)}; for doing so, draw ${effect.draw}.`,
    glyph: `Tuck ${effect.tuck}{card} → draw ${effect.draw}{card}`,
  }),
  tuckFromHandThenFood: (effect) => ({
    sentence: `${slip(effect.tuck)}; for doing so, take ${effect.n} ${foodsOr(effect.foods)} from the supply.`,
    glyph: `Tuck ${effect.tuck}{card} → ${effect.n}${icons(effect.foods)}`,
  }),
  tuckFromHandThenLayOnThis: (effect) => ({
    sentence: `${slip(effect.tuck)}; for doing so you may lay ${eggsWord(effect.eggs)} on it.`,
    glyph: `Tuck ${effect.tuck}{card} → +${effect.eggs}{egg} here`,
  }),
  tuckFromHandThenLayOnAny: (effect) => ({
    sentence: `${slip(effect.tuck)}; for doing so you may lay ${eggsWord(effect.eggs)} on any of your birds.`,
    glyph: `Tuck ${effect.tuck}{card} → +${effect.eggs}{egg} anywhere`,
  }),
  discardFoodToTuckFromDeck: (effect) => ({
    sentence: `Give back ${effect.pay} ${effect.food} to slip ${effect.tuck} cards from the deck under this bird.`,
    glyph: `${effect.pay}{${effect.food}} → tuck ${effect.tuck}{card}`,
  }),
}

function slip(n: number): string {
  return `Slip ${n === 1 ? 'a card' : cardsWord(n)} from your hand under this bird`
}
