import { expect, test } from 'vitest'
import { ZOOM_WIDTH, zoomSpot } from './zoom-spot.ts'

const screen = { innerWidth: 1440, innerHeight: 900 }

test('a card is enlarged to its right, from its upper edge down', () => {
  expect(zoomSpot({ left: 100, right: 260, top: 200, bottom: 310 }, screen)).toEqual({ left: 270, top: 200 })
})

test('a card at the right edge is enlarged to its left', () => {
  const { left } = zoomSpot({ left: 1250, right: 1420, top: 200, bottom: 310 }, screen)
  expect(left).toBe(1250 - 10 - ZOOM_WIDTH)
})

test('a card in the lower half is enlarged upwards', () => {
  expect(zoomSpot({ left: 100, right: 246, top: 680, bottom: 890 }, screen)).toEqual({ left: 256, bottom: 10 })
})
