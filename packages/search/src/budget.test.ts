import { expect, test } from 'vitest'
import { Purse } from './budget.ts'

test('a clock that ticks seldom ends thinking as well', () => {
  let looks = 0
  // Ten looks to a tick of ten milliseconds.
  const purse = new Purse({ ms: 50 }, () => Math.floor(looks++ / 10) * 10)
  while (purse.spent < 1 && purse.playouts < 100_000) purse.playouts++
  expect(purse.playouts).toBeLessThan(100_000)
})
