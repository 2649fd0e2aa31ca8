import fc from 'fast-check'
import { expect, test } from 'vitest'
import { tagSpot } from './tag-spot.ts'

const thing = (left: number, top: number) => ({ left, top, width: 60, bottom: top + 80 })

test('in the middle of the screen a tag stands above its thing and points at its middle', () => {
  const spot = tagSpot(thing(500, 400), { innerWidth: 1280 })
  expect(spot.below).toBe(false)
  expect(spot.left + spot.tip).toBe(530)
})

test('near the upper edge it opens downwards', () => {
  expect(tagSpot(thing(500, 20), { innerWidth: 1280 })).toMatchObject({ below: true, top: 112 })
})

test('wherever its thing stands, the tag never leaves the screen', () => {
  const width = fc.integer({ min: 200, max: 2000 })
  fc.assert(
    fc.property(width, fc.nat(2000), (innerWidth, left) => {
      const spot = tagSpot(thing(Math.min(left, innerWidth - 60), 300), { innerWidth })
      expect(spot.left).toBeGreaterThanOrEqual(0)
      expect(spot.left + spot.width).toBeLessThanOrEqual(innerWidth)
    }),
  )
})
