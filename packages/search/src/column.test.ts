import { expect, test } from 'vitest'
import { Column } from './column.ts'

function column(candidate: number, worths: readonly number[]): Column {
  const made = new Column(candidate)
  for (const worth of worths) made.add(worth)
  return made
}

test('a lead is the mean of the differences deal by deal, and luck that is the same for both is no error of it', () => {
  const lead = column(1, [11, 52, -7, 102]).lead(column(0, [10, 50, -8, 100]))
  expect(lead.mean).toBe(1.5)
  expect(lead.error).toBeCloseTo(Math.sqrt(1 / 3 / 4))
})

test('a lead counts the deals that came to something for both', () => {
  const lead = column(1, [11, Number.NaN, 13, 14, 99]).lead(column(0, [10, 1, Number.NaN, 10]))
  expect(lead.mean).toBe(2.5)
  expect(column(1, [5]).lead(column(0, [3])).error).toBe(Number.POSITIVE_INFINITY)
})

test('a deal that is cut off again is forgotten', () => {
  const cut = column(0, [1, 3, Number.NaN, 100])
  cut.cut(2)
  expect([cut.mean, cut.playouts]).toEqual([2, 2])
  cut.cut(2)
  expect(cut.mean).toBe(2)
})

test('whoever never came to anything is worth less than anybody', () => {
  expect(column(0, [Number.NaN]).mean).toBe(Number.NEGATIVE_INFINITY)
})

test('the typical deal is the one that came closest to the mean', () => {
  expect(column(0, [0, 9, Number.NaN, 4, 6]).typicalDeal).toBe(3)
  expect(column(0, [Number.NaN]).typicalDeal).toBeNull()
})
