import { expect, test } from 'vitest'
import { CARDS, PACKS } from './catalogue.ts'

/** 102 of the Base Set, 64 of Jungle and 62 of Fossil. */
const PRINTED = 228

test('cards stand in the order of their sets and numbers, and those of the house last', () => {
  const printed = CARDS.slice(0, PRINTED).map(({ id }) => id)
  const counted = [102, 64, 62].flatMap((n, set) => Array.from({ length: n }, (_, at) => `base${set + 1}-${at + 1}`))
  expect(printed).toEqual(counted)
  expect(CARDS.slice(PRINTED)).toEqual(PACKS.find(({ id }) => id === 'house')?.cards)
})
