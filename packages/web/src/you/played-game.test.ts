import type { PastGame } from '@turnwright/protocol/client'
import { expect, test } from 'vitest'
import { playedGame } from './played-game.ts'

const past = (winners: number[], scores: number[], seat = 0): PastGame => ({
  id: 'x',
  game: 'wingspan',
  ended: '2026-11-01T10:00:00.000Z',
  seat,
  seats: scores.map((_, at) => ({ name: `P${at}`, kind: 'person', agent: null })),
  winners,
  scores,
  unrated: null,
})

test('the winner is first, and the others follow by their points', () => {
  expect(playedGame(past([1], [40, 71, 60, 12])).places).toEqual([3, 1, 2, 4])
})

test('who is first by the rules is first, though somebody has more points', () => {
  expect(playedGame(past([0], [40, 71])).place).toBe(1)
})

test('a game that everybody shares is nobody’s win', () => {
  const drawn = playedGame(past([0, 1], [0, 0]))
  expect([drawn.place, drawn.isWon]).toEqual([1, false])
  const none = playedGame(past([], [0, 0]))
  expect([none.places, none.isWon]).toEqual([[1, 1], false])
})
