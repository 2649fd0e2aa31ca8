import { expect, test } from 'vitest'
import { slotsIn } from './pen-slots.ts'

const pasture = { kind: 'pasture', cells: ['0,3', '0,4'] } as const

test('every animal has a place of its own inside its pasture, however many there are', () => {
  for (const heads of [1, 4, 8, 16, 24]) {
    const slots = slotsIn(pasture, ['0,4'], heads)
    expect(slots).toHaveLength(heads)
    expect(new Set(slots.map(({ x, y }) => `${x},${y}`)).size).toBe(heads)
    for (const { x, y, size } of slots) {
      expect(x).toBeGreaterThanOrEqual(300)
      expect(x + size).toBeLessThanOrEqual(502)
      expect(y + size * 0.82).toBeLessThanOrEqual(102)
    }
  }
})

test('two animals in two cells do not stand in the same one', () => {
  const [one, other] = slotsIn(pasture, [], 2)
  expect([one?.x, other?.x].map((x) => Math.floor((x ?? 0) / 100))).toEqual([3, 4])
})

test('a stable keeps its corner', () => {
  for (const heads of [1, 3, 4]) {
    const slots = slotsIn({ kind: 'pasture', cells: ['0,4'] }, ['0,4'], heads)
    expect(slots).toHaveLength(heads)
    expect(slots.every(({ x, y, size }) => x + size < 460 || y > 40)).toBe(true)
  }
})

test('the number that counts them stays readable', () => {
  const slots = slotsIn({ kind: 'pasture', cells: ['0,3', '0,4'] }, ['0,4'], 8)
  expect(slots.filter(({ x, y, size }) => x + size > 456 && y + size * 0.82 > 77)).toEqual([])
})
