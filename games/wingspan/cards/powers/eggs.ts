import type { NestShape } from '../nest.ts'
import { cardsWord, eggsWord, type WordsOf } from './words.ts'

/** Laying eggs, and giving them up for something else. */
export type EggEffect =
  | { readonly kind: 'layEggOnAny'; readonly n: number }
  | { readonly kind: 'layEggOnThis'; readonly n: number }
  | { readonly kind: 'layEggOnNest'; readonly nest: NestShape; readonly n: number }
  | { readonly kind: 'layEggOnEachNest'; readonly nest: NestShape; readonly n: number }
  | {
      readonly kind: 'allPlayersLayEggOnNest'
      readonly nest: NestShape
      readonly n: number
      readonly ownerExtra: number
    }
  | { readonly kind: 'discardEggForFood'; readonly eggs: number; readonly n: number }
  | { readonly kind: 'discardEggForCards'; readonly eggs: number; readonly cards: number }

export const layOnAny = (): EggEffect => ({ kind: 'layEggOnAny', n: 1 })
export const layOnThis = (): EggEffect => ({ kind: 'layEggOnThis', n: 1 })
/** On another bird than the one that says so. */
export const layOnOther = (nest: NestShape): EggEffect => ({ kind: 'layEggOnNest', nest, n: 1 })
export const layOnEach = (nest: NestShape): EggEffect => ({ kind: 'layEggOnEachNest', nest, n: 1 })
export const everyoneLaysOn = (nest: NestShape): EggEffect => ({
  kind: 'allPlayersLayEggOnNest',
  nest,
  n: 1,
  ownerExtra: 1,
})
/** The egg comes from another bird. */
export const eggForFood = (n: number): EggEffect => ({ kind: 'discardEggForFood', eggs: 1, n })
/** The egg comes from any bird, this one included. */
export const eggForCards = (cards: number): EggEffect => ({ kind: 'discardEggForCards', eggs: 1, cards })

export const EGG_WORDS: WordsOf<EggEffect> = {
  layEggOnAny: (effect) => ({
    sentence: `Lay ${eggsWord(effect.n)} on any of your birds.`,
    glyph: `+${effect.n}{egg} anywhere`,
  }),
  layEggOnThis: (effect) => ({ sentence: `Lay ${eggsWord(effect.n)} on this bird.`, glyph: `+${effect.n}{egg} here` }),
  layEggOnNest: (effect) => ({
    sentence: `Lay ${eggsWord(effect.n)} on another of your birds with a ${effect.nest} or star nest.`,
    glyph: `+${effect.n}{egg} on {${effect.nest}}`,
  }),
  layEggOnEachNest: (effect) => ({
    sentence: `Lay ${eggsWord(effect.n)} on each of your birds with a ${effect.nest} or star nest.`,
    glyph: `+${effect.n}{egg} on each {${effect.nest}}`,
  }),
  allPlayersLayEggOnNest: (effect) => ({
    sentence: `Everybody may lay ${eggsWord(effect.n)} on a bird with a ${effect.nest} or star nest. You may lay ${effect.ownerExtra} more, on another such bird.`,
    glyph: `All +${effect.n}{egg} on {${effect.nest}}, you +${effect.n + effect.ownerExtra}`,
  }),
  discardEggForFood: (effect) => ({
    sentence: `Give up ${eggsWord(effect.eggs)} of another bird to take ${effect.n} food of your choice from the supply.`,
    glyph: `${effect.eggs}{egg} → ${effect.n}{wild}`,
  }),
  discardEggForCards: (effect) => ({
    sentence: `Give up ${eggsWord(effect.eggs)} of any of your birds to draw ${cardsWord(effect.cards)}.`,
    glyph: `${effect.eggs}{egg} → draw ${effect.cards}{card}`,
  }),
}
