import { expect, test } from 'vitest'
import { menuSpot } from './menu-spot.ts'

const screen = { innerWidth: 400, innerHeight: 800 }

test('a menu opens above a thing that lies low, and below any other', () => {
  expect(menuSpot({ left: 100, right: 200, top: 401, bottom: 500 }, screen)).toEqual({
    left: 24,
    bottom: 407,
    maxHeight: 385,
  })
  expect(menuSpot({ left: 100, right: 200, top: 300, bottom: 500 }, screen)).toEqual({
    left: 24,
    top: 508,
    maxHeight: 284,
  })
})

test('a menu stays on the screen', () => {
  expect(menuSpot({ left: 0, right: 40, top: 0, bottom: 60 }, screen).left).toBe(8)
  expect(menuSpot({ left: 360, right: 400, top: 0, bottom: 60 }, screen).left).toBe(140)
})
