import { expect, test } from 'vitest'
import { keyWords, plainWords } from './plain-words.ts'

test('a structure reads as words, inner things after their names', () => {
  expect(plainWords({ wood: 2, fromCell: 'b3', kinds: ['sheep', 'boar'] })).toBe(
    'wood 2, from cell b3, kinds sheep, boar',
  )
})

test('what is empty is said, not left out', () => {
  expect(plainWords({ fences: [], tool: null, done: false })).toBe('fences none, tool nothing, done no')
})

test('names of either spelling become words', () => {
  expect([keyWords('fromCell'), keyWords('from-cell'), keyWords('from_cell')]).toEqual(Array(3).fill('from cell'))
})
