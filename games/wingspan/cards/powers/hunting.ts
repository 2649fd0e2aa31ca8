import type { Food } from '../food.ts'
import type { WordsOf } from './words.ts'

/** Predators: they succeed when they cache or tuck something. */
export type HuntingEffect =
  | { readonly kind: 'huntDice'; readonly food: Food; readonly cache: number }
  | { readonly kind: 'huntDeckWingspan'; readonly lessThanCm: number }

export const huntDice = (food: Food): HuntingEffect => ({ kind: 'huntDice', food, cache: 1 })
export const huntDeck = (lessThanCm: number): HuntingEffect => ({ kind: 'huntDeckWingspan', lessThanCm })

export const HUNTING_WORDS: WordsOf<HuntingEffect> = {
  huntDice: (effect) => ({
    sentence: `Hunt: roll the dice that are out of the feeder. If any shows ${effect.food}, put ${effect.cache} ${effect.food} on this bird.`,
    glyph: `Hunt {${effect.food}} → cache ${effect.cache}`,
  }),
  huntDeckWingspan: (effect) => ({
    sentence: `Hunt: turn up a deck card. Under ${effect.lessThanCm} cm, tuck it here; wider ones get away.`,
    glyph: `Hunt {card} <${effect.lessThanCm} cm → tuck`,
  }),
}
