import { expect, test } from 'vitest'
import { roundTracker } from './round-tracker.ts'

test.each([
  [0, 'Choosing decks'],
  [5, 'Round 5 · main phase'],
  [6, 'Round 6 · fury 1 · main phase'],
  [9, 'Round 9 · fury 4 · main phase'],
])('E57: in round %i it says "%s"', (round, label) => {
  expect(roundTracker({ round, phase: round === 0 ? 'decks' : 'main' })).toEqual({ label })
})
