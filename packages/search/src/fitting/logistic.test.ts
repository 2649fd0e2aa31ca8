import { Random } from '@turnwright/kernel/search'
import { expect, test } from 'vitest'
import { fitLogistic, Rows, surprise } from './logistic.ts'

/** Rows of two numbers of which outcomes depend by these factors, and of one that does not matter. */
function drawn(factors: readonly number[], count: number): Rows {
  const chance = Random.fromSeed('rows')
  const rows = new Rows(factors.length)
  for (let row = 0; row < count; row++) {
    let sum = 0
    for (const [place, factor] of factors.entries()) {
      const n = chance.int(5) - 2
      rows.put(place, n)
      sum += factor * n
    }
    rows.end(chance.int(1_000_000) < 1_000_000 / (1 + Math.exp(-sum)) ? 1 : 0)
  }
  return rows
}

test('factors are found again in what came of them, and a strong ridge holds them at nothing', () => {
  const rows = drawn([1, -0.5, 0], 20_000)
  const found = fitLogistic(rows, () => 1)
  for (const [place, factor] of [1, -0.5, 0].entries()) expect(found[place]).toBeCloseTo(factor, 1)
  expect(surprise(rows, found)).toBeLessThan(0.55)
  const held = fitLogistic(rows, () => 1e9)
  for (const factor of held) expect(Math.abs(factor)).toBeLessThan(0.001)
  expect(surprise(rows, held)).toBeCloseTo(Math.LN2, 3)
})
