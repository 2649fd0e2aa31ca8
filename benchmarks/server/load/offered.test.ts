import { expect, test } from 'vitest'
import { offered } from './offered.ts'

test('every answer offered is given, though there are fewer tables than answers under way', async () => {
  let given = 0
  let atOnce = 0
  const table = {
    async answer() {
      given++
      expect(++atOnce).toBe(1)
      await new Promise((resolve) => setTimeout(resolve, 5))
      atOnce--
      return 5
    },
  }
  const latencies = await offered([table], 1000, 0.05)
  expect(given).toBe(50)
  expect(latencies).toHaveLength(50)
  // Those that found the table busy waited, and that is part of their time.
  expect(latencies.at(-1)).toBeGreaterThan(latencies[0] as number)
})

test('an answer that fails ends the measurement', async () => {
  const broken = { answer: () => Promise.reject(new Error('refused')) }
  await expect(offered([broken], 1000, 0.01)).rejects.toThrow('refused')
})
