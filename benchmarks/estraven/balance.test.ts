import { expect, test } from 'vitest'
import { interval, isSurelyFair } from './balance.ts'

test('the interval narrows with the games, and stays between nothing and all', () => {
  const [low, high] = interval(50, 100)
  expect([low.toFixed(3), high.toFixed(3)]).toEqual(['0.404', '0.596'])
  const [lower, higher] = interval(5_000, 10_000)
  expect([lower.toFixed(3), higher.toFixed(3)]).toEqual(['0.490', '0.510'])
  expect(interval(0, 10)[0]).toBeCloseTo(0)
  expect(interval(10, 10)[1]).toBeCloseTo(1)
})

test('an encounter is surely fair when its whole interval is', () => {
  expect(isSurelyFair(30, 60)).toBe(true)
  expect(isSurelyFair(36, 60)).toBe(false)
  expect(isSurelyFair(360, 600)).toBe(true)
  expect(isSurelyFair(50, 60)).toBe(false)
  expect(isSurelyFair(650, 1_000)).toBe(false)
})
