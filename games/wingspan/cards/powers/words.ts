import type { Food } from '../food.ts'

/** What people read of a power: a sentence, and a short form in which `{seed}` stands for an icon. */
export interface Words {
  readonly sentence: string
  readonly glyph: string
}

/** Says what an effect does. Taken from a method, so that those of all kinds stand in one table, looked up by the kind. */
export type Says<E> = { says(effect: E): Words }['says']

/** The words of each kind of effect. */
export type WordsOf<E extends { readonly kind: string }> = {
  readonly [K in E['kind']]: Says<Extract<E, { readonly kind: K }>>
}

const PLURALS: Readonly<Record<Food, string>> = {
  invertebrate: 'invertebrates',
  seed: 'seeds',
  fish: 'fish',
  fruit: 'fruit',
  rodent: 'rodents',
}

export function amountOf(n: number, food: Food): string {
  return `${n} ${n === 1 ? food : PLURALS[food]}`
}

export function cardsWord(n: number): string {
  return n === 1 ? '1 card' : `${n} cards`
}

export function eggsWord(n: number): string {
  return n === 1 ? '1 egg' : `${n} eggs`
}

export function foodsOr(foods: readonly Food[]): string {
  return foods.join(' or ')
}

export function icons(foods: readonly Food[]): string {
  return foods.map((food) => `{${food}}`).join('/')
}

export type GlyphPart = string | { readonly icon: string }

/** A short form taken apart into text and icons. */
export function glyphParts(glyph: string): readonly GlyphPart[] {
  return glyph
    .split(/(\{[\w-]+\})/)
    .filter((piece) => piece !== '')
    .map((piece) => (piece.startsWith('{') ? { icon: piece.slice(1, -1) } : piece))
}

/** How wide a short form is: an icon is as wide as a letter. */
export function glyphLength(glyph: string): number {
  return glyphParts(glyph).reduce((sum, part) => sum + (typeof part === 'string' ? part.length : 1), 0)
}
