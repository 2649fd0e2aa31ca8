import { expect, test } from 'vitest'
import { ZOOM_WIDTH, zoomSpot } from './zoom-spot.ts'

const room = { right: 1100, bottom: 900 }

test('a card is enlarged to its right, from its upper edge down', () => {
  expect(zoomSpot({ left: 100, right: 260, top: 200, bottom: 310 }, room)).toEqual({ left: 270, top: 200 })
})

test('a card at the right edge is enlarged to its left', () => {
  const { left } = zoomSpot({ left: 850, right: 1020, top: 200, bottom: 310 }, room)
  expect(left).toBe(850 - 10 - ZOOM_WIDTH)
})

test('a card in the lower half is enlarged upwards', () => {
  expect(zoomSpot({ left: 100, right: 246, top: 680, bottom: 890 }, room)).toEqual({ left: 256, bottom: 10 })
})
