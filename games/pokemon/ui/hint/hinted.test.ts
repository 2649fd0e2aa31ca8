import { expect, test } from 'vitest'
import { cardsIn } from './hinted.ts'

test('a hint points at the cards that its answer names', () => {
  expect(cardsIn([12])).toEqual([12])
  expect(cardsIn([{ title: 12, selection: [34] }])).toEqual([12, 34])
  expect(cardsIn([{ title: 'retreat', selection: [34] }])).toEqual([34])
  expect(cardsIn(['power-56'])).toEqual([56])
  expect(cardsIn(['attack-0'])).toEqual([])
  expect(cardsIn(['end'])).toEqual([])
})
