import { expect, test } from 'vitest'
import { pointWords, ranking, resultWords } from './result-words.ts'

const players = ['Ana', 'Mira', 'Otto'].map((name, seat) => ({ seat, name }))
const result = (winners: number[], scores: number[]) => ({ winners, scores, reason: '' })

test('a winner is named, and is you where you look', () => {
  expect(resultWords(result([1], [3, 9, 4]), players, 0)).toBe('Mira wins')
  expect(resultWords(result([0], [9, 3, 4]), players, 0)).toBe('You win!')
})

test('a shared win names all, a draw nobody', () => {
  expect(resultWords(result([0, 2], [9, 3, 9]), players, 0)).toBe('You and Otto win together')
  expect(resultWords(result([], [0, 0]), players, 0)).toBe('A draw')
  expect(resultWords(result([], [40]), players.slice(0, 1), 0)).toBe('Not this time')
})

test('points below zero have a true minus sign', () => {
  expect([-34, 0, 27].map(pointWords)).toEqual(['−34', '0', '27'])
})

test('winners stand first, even where a tie-break decided', () => {
  expect(ranking(result([2], [9, 3, 9])).map(({ seat }) => seat)).toEqual([2, 0, 1])
})
