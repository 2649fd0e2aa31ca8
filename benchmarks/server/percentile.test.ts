import fc from 'fast-check'
import { expect, test } from 'vitest'
import { percentile } from './percentile.ts'

test('the 99th percentile of a thousand values is the tenth from above', () => {
  const values = Array.from({ length: 1000 }, (_, i) => 1000 - i)
  expect(percentile(values, 0.99)).toBe(990)
  expect(percentile(values, 0.5)).toBe(500)
})

test('a percentile is one of the values, and at least that share is no greater', () => {
  const share = fc.double({ min: 0, max: 1, noNaN: true })
  fc.assert(
    fc.property(fc.array(fc.integer(), { minLength: 1 }), share, (values, wanted) => {
      const found = percentile(values, wanted)
      expect(values).toContain(found)
      expect(values.filter((value) => value <= found).length).toBeGreaterThanOrEqual(values.length * wanted)
    }),
  )
})

test('nothing measured has no percentile', () => {
  expect(() => percentile([], 0.99)).toThrow(RangeError)
})
