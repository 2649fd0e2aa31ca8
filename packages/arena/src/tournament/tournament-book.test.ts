import { expect, test } from 'vitest'
import type { Tournament } from './tournament.ts'
import { gamesKey } from './tournament-book.ts'

const tournament: Tournament = {
  game: 'tic-tac-toe',
  options: {},
  seats: 2,
  contestants: [],
  baseline: null,
  seed: 'one',
  deals: 12,
  width: null,
}
const edition = { software: '1.0.0', rules: 1 }

test('a tournament finds its games again when more deals are wanted, and never those of another version or other rules', () => {
  const key = gamesKey(tournament, edition)
  expect(gamesKey({ ...tournament, deals: 24 }, { ...edition })).toBe(key)
  const others = [
    gamesKey(tournament, { ...edition, software: '1.0.1' }),
    gamesKey(tournament, { ...edition, rules: 2 }),
    gamesKey({ ...tournament, seed: 'other' }, edition),
  ]
  expect(new Set([key, ...others]).size).toBe(4)
})
