import { expect, test } from 'vitest'
import { CARDS } from './catalogue.ts'
import { filterWords } from './effect-words.ts'
import { CARD_TYPES, type Filter } from './filter.ts'
import { SUBTYPES } from './words-of-the-game.ts'
import { cardText } from './words.ts'

/** Every filter that something printed on a card goes by: whatever is said of others is called `like`, of costs `of`. */
function filtersIn(part: unknown, under = ''): readonly Filter[] {
  if (typeof part !== 'object' || part === null) return []
  const own = under === 'like' || (under === 'of' && !Array.isArray(part)) ? [part as Filter] : []
  return [...own, ...Object.entries(part).flatMap(([key, inner]) => filtersIn(inner, key))]
}

const printed = CARDS.flatMap((card) => filtersIn(card))

/** A filter as text, its parts in order. */
function partsOf(like: Filter): string {
  return Object.entries(like)
    .map(([part, value]) => `${part}: ${String(value)}`)
    .toSorted()
    .join(', ')
}

/** The filters that are told in the same words. */
function toldAlike(filters: readonly Filter[], many: boolean): readonly (readonly string[])[] {
  const byWords = Map.groupBy(filters, (like) => filterWords(like, many))
  return [...byWords.values()]
    .map((alike) => [...new Set(alike.map((like) => partsOf(like)))])
    .filter((alike) => alike.length > 1)
}

test.each([false, true])('no two filters on cards are told in the same words (many: %s)', (many) => {
  expect(printed.length).toBeGreaterThan(40)
  expect(toldAlike(printed, many)).toEqual([])
})

test.each([false, true])('no two types and tribes are told in the same words (many: %s)', (many) => {
  const types = [undefined, 'unit', ...CARD_TYPES] as const
  const tribes = [undefined, ...SUBTYPES] as const
  const filters = types.flatMap((type) =>
    tribes.map((of): Filter => ({ ...(type === undefined ? {} : { type }), ...(of === undefined ? {} : { of }) })),
  )
  expect(toldAlike(filters, many)).toEqual([])
})

test('a card for the troops of a tribe says so, and one for all of the tribe does not', () => {
  const textOf = (name: string) =>
    CARDS.filter((card) => card.name === name)
      .flatMap((card) => cardText(card))
      .join(' ')
  expect(textOf('Blaze of Banners')).toContain('Your Soldier troops get +1 power')
  expect(textOf('Second Muster')).toMatch(/Untap your Soldiers.*your Soldier troops get \+1 resistance/)
})
