import { expect, test } from 'vitest'
import { countedUnits } from './energy-symbol.tsx'

test('a large supply is counted by type, the most common first', () => {
  expect(countedUnits(['Water', 'Fire', 'Fire', 'any', 'Fire', 'Water'])).toEqual([
    ['Fire', 3],
    ['Water', 2],
    ['any', 1],
  ])
})
