import { expect, test } from 'vitest'
import { interval } from './balance.ts'

test('the interval narrows with the games, and stays between nothing and all', () => {
  const [low, high] = interval(50, 100)
  expect([low.toFixed(3), high.toFixed(3)]).toEqual(['0.404', '0.596'])
  const [lower, higher] = interval(5_000, 10_000)
  expect([lower.toFixed(3), higher.toFixed(3)]).toEqual(['0.490', '0.510'])
  expect(interval(0, 10)[0]).toBeCloseTo(0)
  expect(interval(10, 10)[1]).toBeCloseTo(1)
})
