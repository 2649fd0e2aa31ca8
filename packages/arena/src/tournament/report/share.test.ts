import { expect, test } from 'vitest'
import { shareOver } from './share.ts'

const deals = (...won: readonly number[]) => won.map((each, deal) => ({ deal, won: each }))

test('whoever won every deal is told how little few of them say', () => {
  expect(shareOver(deals(1)).interval).toBeNull()
  expect(shareOver(deals(1, 1)).interval?.[0]).toBeCloseTo(0.342, 3)
  expect(shareOver(deals(0, 0)).interval?.[1]).toBeCloseTo(0.658, 3)
  expect(shareOver(deals(...new Array<number>(60).fill(1))).interval?.[0]).toBeCloseTo(0.94, 2)
  // Deals that differ spread, and that is what is told.
  expect(
    shareOver(deals(...new Array<number>(20).fill(1), ...new Array<number>(20).fill(0))).interval?.[0],
  ).toBeCloseTo(0.34, 1)
})
