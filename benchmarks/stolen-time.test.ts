import { expect, test } from 'vitest'
import { stolenShare, warningOf } from './stolen-time.ts'

test('a measurement is called disturbed when the host took a twentieth of the processor or more', () => {
  const before = { all: 1_000, stolen: 100 }
  expect(warningOf(stolenShare(before, { all: 2_000, stolen: 149 }))).toBeNull()
  expect(warningOf(stolenShare(before, { all: 2_000, stolen: 150 }))).toBe(
    'the host took 5 % of the processor away meanwhile: measure again when it is quiet',
  )
})
