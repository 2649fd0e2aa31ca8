import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bestByHalving } from './halving.ts'

describe('halving', () => {
  test('finds the best of any number of candidates where luck is the same for all, and lists everybody once', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer({ min: 0, max: 1000 }), { minLength: 1, maxLength: 40 }),
        fc.integer({ min: 1, max: 400 }),
        fc.array(fc.integer({ min: -5000, max: 5000 }), { minLength: 1 }),
        (worths, playouts, luck) => {
          const judged = bestByHalving(worths, playouts, (worth, deal) => worth + (luck[deal % luck.length] as number))
          expect(judged[0]?.candidate).toBe(Math.max(...worths))
          expect(new Set(judged.map(({ candidate }) => candidate))).toEqual(new Set(worths))
          expect(judged).toHaveLength(worths.length)
        },
      ),
    )
  })

  test('spends what it may, most of it on those who are hard to tell apart', () => {
    const judged = bestByHalving([1, 2, 3, 4, 5, 6, 7, 8], 240, (worth) => worth)
    const spent = judged.reduce((sum, { playouts }) => sum + playouts, 0)
    expect(spent).toBeLessThanOrEqual(240)
    expect(spent).toBeGreaterThan(200)
    expect(judged.map(({ playouts }) => playouts)).toEqual([70, 70, 30, 30, 10, 10, 10, 10])
  })

  test('tries every candidate of a round on the same deals', () => {
    const deals = new Map<string, number[]>()
    bestByHalving(['a', 'b', 'c'], 30, (candidate, deal) => {
      deals.set(candidate, [...(deals.get(candidate) ?? []), deal])
      return candidate === 'c' ? 0 : 1
    })
    expect(deals.get('a')).toEqual(deals.get('b'))
    expect(deals.get('a')?.slice(0, deals.get('c')?.length)).toEqual(deals.get('c'))
  })

  test('counts no playout that led nowhere', () => {
    const judged = bestByHalving(['lost', 'found'], 20, (candidate, deal) => (deal % 2 === 0 ? null : candidate.length))
    expect(judged).toEqual([
      expect.objectContaining({ candidate: 'found', mean: 5, playouts: 5 }),
      expect.objectContaining({ candidate: 'lost', mean: 4, playouts: 5 }),
    ])
  })
})
