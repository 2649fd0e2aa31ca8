import { expect, test } from 'vitest'
import { lowerBound } from './generator-figures.ts'

test('the bar of 55 % in 1,000 games lies above one half with 95 % confidence, one game of two does not', () => {
  expect(lowerBound(0.55, 1000)).toBeCloseTo(51.9, 1)
  expect(lowerBound(0.53, 1000)).toBeLessThan(50)
  expect(lowerBound(0.5, 2)).toBeCloseTo(9.5, 1)
})
