import type { Outline } from './outline.ts'
import { expect, test } from 'vitest'
import { nextRound, nextTurn, previousRound, previousTurn } from './stepping.ts'

/** Ana has two answers, Bo one and three, in two rounds; then the end. */
const outline: Outline = {
  first: 0,
  turns: [
    { round: 1, seat: 0, number: 1, from: 0 },
    { round: 1, seat: 1, number: 1, from: 2 },
    { round: 2, seat: 1, number: 1, from: 3 },
  ],
  stops: [0, 0, 1, 2, 2, 2, 2].map((turn, at) => ({
    kind: at === 6 ? 'end' : 'answer',
    seat: 0,
    turn,
    takenBack: false,
  })),
}

test('a turn on is where the next one begins, and at last the end', () => {
  expect([0, 1, 2, 3, 6].map((stop) => nextTurn(outline, stop))).toEqual([2, 2, 3, 6, 6])
})

test('a turn back is where this one began, and from there where the one before it did', () => {
  expect([0, 1, 2, 3, 5].map((stop) => previousTurn(outline, stop))).toEqual([0, 0, 0, 2, 3])
})

test('rounds go the same way', () => {
  expect([0, 2, 4].map((stop) => nextRound(outline, stop))).toEqual([3, 3, 6])
  expect([1, 3, 5].map((stop) => previousRound(outline, stop))).toEqual([0, 0, 3])
})
