import { type CatalogueCard, isNumber, type NumberTrait, type Shelf, type Trait } from './catalogue.ts'

/** What somebody looks for among the cards of a shelf. */
export interface Wanted {
  /** Beginnings of words. */
  readonly words: readonly string[]
  /** By trait: one of these values. */
  readonly kinds: Readonly<Record<string, readonly string[]>>
  /** By trait: from, to. */
  readonly ranges: Readonly<Record<string, readonly [number, number]>>
}

export const ANYTHING: Wanted = { words: [], kinds: {}, ranges: {} }

const LETTERS = /[\p{L}\p{N}]+/gu

export function isWanted({ name, words, has }: CatalogueCard, wanted: Wanted): boolean {
  const inside = wanted.words.length === 0 ? [] : (`${name} ${words}`.toLowerCase().match(LETTERS) ?? [])
  return (
    wanted.words.every((word) => inside.some((each) => each.startsWith(word))) &&
    Object.entries(wanted.kinds).every(([trait, values]) => values.length === 0 || hasOne(has[trait], values)) &&
    Object.entries(wanted.ranges).every(([trait, [from, to]]) => isBetween(has[trait], from, to))
  )
}

function hasOne(own: readonly string[] | number | undefined, values: readonly string[]): boolean {
  return typeof own === 'object' && values.some((value) => own.includes(value))
}

function isBetween(own: readonly string[] | number | undefined, from: number, to: number): boolean {
  return typeof own === 'number' && from <= own && own <= to
}

/** How many cards would be found with this value, whatever else of the same trait is chosen. */
export function countWith({ cards }: Shelf, wanted: Wanted, trait: string, value: string): number {
  const only = { ...wanted, kinds: { ...wanted.kinds, [trait]: [value] } }
  return cards.filter((card) => isWanted(card, only)).length
}

/** The smallest and the largest number that a card of the shelf has. */
export function reachOf({ cards }: Shelf, { id }: NumberTrait): readonly [number, number] {
  const numbers = cards.map(({ has }) => has[id]).filter((own) => typeof own === 'number')
  return [Math.min(...numbers), Math.max(...numbers)]
}

/** How many cards have each stretch of numbers, from the smallest to the largest. */
export function chartOf(shelf: Shelf, trait: NumberTrait, isCounted: (card: CatalogueCard) => boolean): number[] {
  const [least, most] = reachOf(shelf, trait)
  const bars = new Array<number>(Math.floor((most - least) / trait.step) + 1).fill(0)
  for (const card of shelf.cards) {
    const own = card.has[trait.id]
    if (typeof own !== 'number' || !isCounted(card)) continue
    const at = Math.floor((own - least) / trait.step)
    bars[at] = (bars[at] ?? 0) + 1
  }
  return bars
}

/** One thing less to look for. */
export interface Without {
  readonly title: string
  readonly wanted: Wanted
}

/** Everything that is asked for, each with what would be left to ask without it. */
export function askedFor(shelf: Shelf, wanted: Wanted): readonly Without[] {
  return [...shelf.traits.flatMap((trait) => ofTrait(trait, wanted)), ...ofWords(wanted)]
}

function ofWords(wanted: Wanted): readonly Without[] {
  return wanted.words.map((word) => ({
    title: `“${word}”`,
    wanted: { ...wanted, words: wanted.words.filter((each) => each !== word) },
  }))
}

function ofTrait(trait: Trait, wanted: Wanted): readonly Without[] {
  if (isNumber(trait)) {
    const range = wanted.ranges[trait.id]
    if (range === undefined) return []
    const [from, to] = range
    return [{ title: `${trait.title} ${from} to ${to}`, wanted: withoutRange(wanted, trait) }]
  }
  const chosen = wanted.kinds[trait.id] ?? []
  return trait.values
    .filter(({ id }) => chosen.includes(id))
    .map(({ id, title }) => ({
      title: `${trait.title}: ${title}`,
      wanted: { ...wanted, kinds: { ...wanted.kinds, [trait.id]: chosen.filter((each) => each !== id) } },
    }))
}

/** The same without a range of this trait. */
export function withoutRange(wanted: Wanted, { id }: NumberTrait): Wanted {
  return { ...wanted, ranges: Object.fromEntries(Object.entries(wanted.ranges).filter(([trait]) => trait !== id)) }
}

/** Where nothing is found: the single thing without which most would be. */
export function whatToDrop(shelf: Shelf, wanted: Wanted): { readonly drop: Without; readonly finds: number } | null {
  const ways = askedFor(shelf, wanted).map((drop) => ({
    drop,
    finds: shelf.cards.filter((card) => isWanted(card, drop.wanted)).length,
  }))
  const [best] = ways.filter(({ finds }) => finds > 0).toSorted((a, b) => b.finds - a.finds)
  return best ?? null
}
