import { expect, test } from 'vitest'
import { BIRDS } from '../../cards/catalogue.ts'
import { shareOfBar } from './wingspan-bar.ts'

test('a bird twice as wide has a bar twice as long', () => {
  expect(shareOfBar(70)).toBe(0.25)
  expect(shareOfBar(140)).toBe(0.5)
})

test('the widest bird nearly fills the bar, and nobody leaves it', () => {
  const widest = Math.max(...BIRDS.map(({ wingspan }) => wingspan))
  expect(shareOfBar(widest)).toBeGreaterThan(0.95)
  expect(shareOfBar(widest)).toBeLessThan(1)
  expect(shareOfBar(300)).toBe(1)
})
