import type { Habitat } from '../habitat.ts'
import type { WordsOf } from './words.ts'

/** Birds that bring others, move, or do again what others do. */
export type MatEffect =
  | { readonly kind: 'playAdditionalBird'; readonly habitat: Habitat | 'sameAsThisBird' }
  | { readonly kind: 'moveIfRightmost' }
  | { readonly kind: 'repeatBrownInHabitat' }
  | { readonly kind: 'repeatPredatorInHabitat' }

export const playAnother = (habitat: Habitat | 'sameAsThisBird'): MatEffect => ({ kind: 'playAdditionalBird', habitat })
export const moveOn = (): MatEffect => ({ kind: 'moveIfRightmost' })
export const repeatBrown = (): MatEffect => ({ kind: 'repeatBrownInHabitat' })
export const repeatHunt = (): MatEffect => ({ kind: 'repeatPredatorInHabitat' })

export const MAT_WORDS: WordsOf<MatEffect> = {
  playAdditionalBird: (effect) =>
    effect.habitat === 'sameAsThisBird'
      ? { sentence: 'Settle a second bird in the same row right away, at its full cost.', glyph: 'Play another here' }
      : {
          sentence: `Settle a second bird in your ${effect.habitat} right away, at its full cost.`,
          glyph: `Play another in {${effect.habitat}}`,
        },
  moveIfRightmost: () => ({
    sentence: 'If no bird of its row is to its right, this bird may move to another row, with all that lies on it.',
    glyph: 'Last → other row',
  }),
  repeatBrownInHabitat: () => ({
    sentence: 'Use the brown power of another bird in this row once more.',
    glyph: 'Repeat a brown power',
  }),
  repeatPredatorInHabitat: () => ({
    sentence: 'Use the power of a predator in this row once more.',
    glyph: 'Repeat a hunt',
  }),
}
