import type { Food } from './food.ts'
import type { Habitat } from './habitat.ts'
import { type DrawingEffect, DRAWING_WORDS } from './powers/drawing.ts'
import { type EggEffect, EGG_WORDS } from './powers/eggs.ts'
import { type FeederEffect, FEEDER_WORDS } from './powers/feeder.ts'
import { type FlockingEffect, FLOCKING_WORDS } from './powers/flocking.ts'
import { type HuntingEffect, HUNTING_WORDS } from './powers/hunting.ts'
import { type MatEffect, MAT_WORDS } from './powers/mat.ts'
import { type SupplyEffect, SUPPLY_WORDS } from './powers/supply.ts'
import type { Says, Words, WordsOf } from './powers/words.ts'

/** Everything a power can do. */
export type Effect =
  | SupplyEffect
  | FeederEffect
  | EggEffect
  | DrawingEffect
  | FlockingEffect
  | HuntingEffect
  | MatEffect
export type EffectKind = Effect['kind']

/** What another player does to wake a pink power. */
export type PinkTrigger =
  | { readonly on: 'otherTakesLayEggs' }
  | { readonly on: 'otherPlaysBirdInHabitat'; readonly habitat: Habitat }
  | { readonly on: 'otherPredatorSucceeds' }
  | { readonly on: 'otherTakesGainFoodAndGained'; readonly food: Food }

export type Power =
  | { readonly color: 'brown'; readonly does: Effect }
  | { readonly color: 'white'; readonly does: Effect }
  | { readonly color: 'pink'; readonly when: PinkTrigger; readonly does: Effect }
export type PowerColor = Power['color']

/** Each time its row is used. */
export const brown = (does: Effect): Power => ({ color: 'brown', does })
/** Once, when the bird is played. */
export const white = (does: Effect): Power => ({ color: 'white', does })
/** When another player does something, once between two turns of the owner. */
export const pink = (when: PinkTrigger, does: Effect): Power => ({ color: 'pink', when, does })

export const otherLaysEggs = (): PinkTrigger => ({ on: 'otherTakesLayEggs' })
export const otherPlaysIn = (habitat: Habitat): PinkTrigger => ({ on: 'otherPlaysBirdInHabitat', habitat })
export const otherHunts = (): PinkTrigger => ({ on: 'otherPredatorSucceeds' })
export const otherGains = (food: Food): PinkTrigger => ({ on: 'otherTakesGainFoodAndGained', food })

/** What people read on the card. */
export interface PowerText extends Words {
  /** When it happens: a line above the sentence. */
  readonly when: string
  /** The sentence where there is no such line: the colour tells of one's own turns, but not what others must do. */
  readonly alone: string
}

export function powerText(power: Power): PowerText {
  const words = wordsOf(power.does)
  if (power.color !== 'pink') return { ...words, when: WHEN[power.color], alone: words.sentence }
  const [when, short] = whenOther(power.when)
  // There is no room to say where the food comes from.
  const glyph = `${short} → ${words.glyph.replace('Supply → ', '+')}`
  return { sentence: words.sentence, glyph, when, alone: `${when}, ${lowered(words.sentence)}` }
}

function lowered(sentence: string): string {
  return sentence.slice(0, 1).toLowerCase() + sentence.slice(1)
}

const WHEN = { brown: 'Each time you use this row', white: 'Once, when played' } as const

function whenOther(trigger: PinkTrigger): readonly [when: string, short: string] {
  switch (trigger.on) {
    case 'otherTakesLayEggs':
      return ['When another player uses their grassland', 'Other {egg}']
    case 'otherPlaysBirdInHabitat':
      return [`When another player plays a bird in their ${trigger.habitat}`, `Bird in {${trigger.habitat}}`]
    case 'otherPredatorSucceeds':
      return ["When another player's hunt succeeds", 'Other hunts']
    case 'otherTakesGainFoodAndGained':
      return [`When another player uses their forest and takes a ${trigger.food}`, `Other {${trigger.food}}`]
  }
}

const WORDS: WordsOf<Effect> = {
  ...SUPPLY_WORDS,
  ...FEEDER_WORDS,
  ...EGG_WORDS,
  ...DRAWING_WORDS,
  ...FLOCKING_WORDS,
  ...HUNTING_WORDS,
  ...MAT_WORDS,
}

function wordsOf(effect: Effect): Words {
  const says: Says<Effect> = WORDS[effect.kind]
  return says(effect)
}
