import { expect, test } from 'vitest'
import type { CatalogueCard, NumberTrait, Shelf } from './catalogue.ts'
import { ANYTHING, askedFor, chartOf, countWith, isWanted, reachOf, whatToDrop, type Wanted } from './wanted.ts'

const fish = (name: string, words: string, lives: readonly string[], weight?: number): CatalogueCard => ({
  id: name,
  name,
  words,
  has: { lives, ...(weight === undefined ? {} : { weight }) },
  rules: [],
  face: () => null,
  full: () => null,
})
const WEIGHT: NumberTrait = { id: 'weight', title: 'Weight', step: 2 }
const shelf: Shelf = {
  id: 'fish',
  title: 'Fish',
  cards: [
    fish('Carp', 'Eats worms.', ['pond'], 3),
    fish('Eel', 'Eats frogs at night.', ['pond', 'sea'], 4),
    fish('Cod', 'Eats crabs.', ['sea'], 7),
    fish('Ghost', 'Eats nothing.', ['sea']),
  ],
  traits: [
    {
      id: 'lives',
      title: 'Lives in',
      values: [
        { id: 'pond', title: 'pond' },
        { id: 'sea', title: 'sea' },
      ],
    },
    WEIGHT,
  ],
}
const found = (wanted: Partial<Wanted>) =>
  shelf.cards.filter((card) => isWanted(card, { ...ANYTHING, ...wanted })).map(({ name }) => name)

test('cards are found by the beginnings of words in their names and wordings, all of them', () => {
  expect(found({ words: ['c'] })).toEqual(['Carp', 'Cod'])
  expect(found({ words: ['eat', 'night'] })).toEqual(['Eel'])
  expect(found({ words: ['orms'] })).toEqual([])
})

test('of one trait any chosen value will do, of several traits all must fit', () => {
  expect(found({ kinds: { lives: ['pond', 'sea'] } })).toEqual(['Carp', 'Eel', 'Cod', 'Ghost'])
  expect(found({ kinds: { lives: ['sea'] }, ranges: { weight: [4, 7] } })).toEqual(['Eel', 'Cod'])
})

test('a card without a number is in no range', () => {
  expect(found({ ranges: { weight: [0, 99] } })).toEqual(['Carp', 'Eel', 'Cod'])
})

test('a value tells how many would be found with it, whatever else of its trait is chosen', () => {
  const wanted = { ...ANYTHING, kinds: { lives: ['pond'] }, ranges: { weight: [4, 9] as const } }
  expect(countWith(shelf, wanted, 'lives', 'pond')).toBe(1)
  expect(countWith(shelf, wanted, 'lives', 'sea')).toBe(2)
})

test('numbers are counted stretch by stretch from the smallest to the largest', () => {
  expect(reachOf(shelf, WEIGHT)).toEqual([3, 7])
  expect(chartOf(shelf, WEIGHT, () => true)).toEqual([2, 0, 1])
  expect(chartOf(shelf, WEIGHT, ({ name }) => name === 'Eel')).toEqual([1, 0, 0])
})

test('where nothing is found, the one thing to drop is named', () => {
  const wanted = { words: ['frog'], kinds: { lives: ['sea'] }, ranges: { weight: [7, 7] as const } }
  expect(found(wanted)).toEqual([])
  expect(askedFor(shelf, wanted).map(({ title }) => title)).toEqual(['Lives in: sea', 'Weight 7 to 7', '“frog”'])
  expect(whatToDrop(shelf, wanted)?.drop.title).toBe('Weight 7 to 7')
  expect(whatToDrop(shelf, { ...wanted, words: ['zebra', 'frog'] })).toBeNull()
})
