import { expect, test } from 'vitest'
import { nearest } from './nearest.ts'

const box = (left: number, top: number, size = 40) => ({ left, top, right: left + size, bottom: top + size })
const grid = [0, 1, 2].flatMap((row) => [0, 1, 2].map((column) => box(column * 50, row * 50)))
const at = (place: number) => grid[place] ?? box(0, 0)

test('on a board of cells the arrows move one cell', () => {
  expect(nearest(at(4), grid, 'ArrowLeft')).toBe(3)
  expect(nearest(at(4), grid, 'ArrowRight')).toBe(5)
  expect(nearest(at(4), grid, 'ArrowUp')).toBe(1)
  expect(nearest(at(4), grid, 'ArrowDown')).toBe(7)
})

test('at the edge there is nowhere to go', () => {
  expect(nearest(at(0), grid, 'ArrowUp')).toBe(-1)
  expect(nearest(at(0), grid, 'ArrowLeft')).toBe(-1)
})

test('a board that lies a little askew is walked as if it lay straight', () => {
  const askew = grid.map(({ left, top, right, bottom }, place) => {
    const shift = Math.floor(place / 3) * 2
    return { left: left + shift, top, right: right + shift, bottom }
  })
  expect(nearest(askew[0] ?? box(0, 0), askew, 'ArrowRight')).toBe(1)
})

test('what lies straight ahead comes before what is nearer but aside', () => {
  const ahead = box(300, 0)
  const aside = box(60, 200)
  expect(nearest(box(0, 0), [aside, ahead], 'ArrowRight')).toBe(1)
})

test('from a board one gets over to the panel beside it', () => {
  const row = { left: 400, top: 30, right: 700, bottom: 74 }
  expect(nearest(at(5), [...grid, row], 'ArrowRight')).toBe(9)
})
