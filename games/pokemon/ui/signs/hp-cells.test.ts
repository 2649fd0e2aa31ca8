import { expect, test } from 'vitest'
import { cellsOf } from './hp-cells.tsx'

test('one cell is 10 HP, and a damage counter sits in the cell that it took', () => {
  expect(cellsOf({ hp: 40, damage: 0 })).toEqual(['whole', 'whole', 'whole', 'whole'])
  expect(cellsOf({ hp: 40, damage: 10 })).toEqual(['whole', 'whole', 'whole', 'hurt'])
  expect(cellsOf({ hp: 40, damage: 60 })).toEqual(['hurt', 'hurt', 'hurt', 'hurt'])
})

test('what poison takes next is marked before it is taken', () => {
  expect(cellsOf({ hp: 40, damage: 10, next: 10 })).toEqual(['whole', 'whole', 'next', 'hurt'])
  expect(cellsOf({ hp: 40, damage: 10, next: 20 })).toEqual(['whole', 'next', 'next', 'hurt'])
})
