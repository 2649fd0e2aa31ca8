import { expect, test } from 'vitest'
import { inSight, windowAt, windowToDraw } from './log-window.ts'

const REACH = { ahead: 10, behind: 30 }

test('the lines on both sides of a moment are drawn, and none that are not there', () => {
  expect(windowAt(100, 400, REACH)).toEqual({ from: 70, to: 110 })
  expect(windowAt(5, 400, REACH)).toEqual({ from: 0, to: 15 })
  expect(windowAt(398, 400, REACH)).toEqual({ from: 368, to: 400 })
})

test('a higher screen holds more of them, two before a moment for each one after it', () => {
  expect(inSight(900)).toEqual({ ahead: 8, behind: 16 })
  expect(inSight(1440)).toEqual({ ahead: 13, behind: 25 })
})

test('a step within what is drawn draws nothing anew, and a jump out of it only what is in sight', () => {
  const drawn = { from: 50, to: 150 }
  expect(windowToDraw(drawn, windowAt(101, 400, REACH))).toBe(drawn)
  expect(windowToDraw(drawn, windowAt(300, 400, REACH))).toEqual({ from: 270, to: 310 })
  expect(windowToDraw(drawn, windowAt(141, 400, REACH))).toEqual({ from: 111, to: 151 })
})
