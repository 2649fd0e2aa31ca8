import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Purse } from './budget.ts'
import { type HalvingRules, halving, type Worth } from './halving.ts'

const usual: HalvingRules = { deals: 2, kept: 0.5, keepsFirst: false, sure: null }

const best = (count: number, playouts: number, worth: Worth, rules = usual) =>
  halving(count, new Purse({ playouts }, () => 0), rules, worth)

describe('halving', () => {
  test('finds the best of any number of candidates where luck is the same for all, and lists everybody once', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer({ min: 0, max: 1000 }), { minLength: 1, maxLength: 40 }),
        fc.integer({ min: 1, max: 400 }),
        fc.array(fc.integer({ min: -5000, max: 5000 }), { minLength: 1 }),
        fc.boolean(),
        (worths, more, luck, keepsFirst) => {
          const judged = best(
            worths.length,
            4 * worths.length + more,
            (candidate, deal) => (worths[candidate] as number) + (luck[deal % luck.length] as number),
            { ...usual, keepsFirst },
          )
          expect(worths[judged[0]?.candidate as number]).toBe(Math.max(...worths))
          expect(judged.map(({ candidate }) => candidate).toSorted((a, b) => a - b)).toEqual([...worths.keys()])
        },
      ),
    )
  })

  test('spends what it may, most of it on those who are hard to tell apart', () => {
    const judged = best(8, 240, (candidate) => candidate)
    expect(judged.map(({ playouts }) => playouts)).toEqual([70, 70, 30, 30, 10, 10, 10, 10])
  })

  test('never spends more than it may, however the rounds come out', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 60 }),
        fc.integer({ min: 2, max: 300 }),
        fc.boolean(),
        (count, playouts, keepsFirst) => {
          let played = 0
          best(count, playouts, () => played++ % 7, { ...usual, keepsFirst })
          expect(played).toBeLessThanOrEqual(playouts)
          expect(played).toBeGreaterThanOrEqual(Math.min(playouts / 2, 2))
        },
      ),
    )
  })

  test('looks at fewer candidates where it cannot afford to look at all of them well, the likelier ones', () => {
    const looked = best(100, 40, (candidate) => candidate, { ...usual, deals: 4 })
    expect(looked.map(({ candidate }) => candidate).toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4])
  })

  test('tries every candidate of a round on the same deals', () => {
    const deals = new Map<number, number[]>()
    best(3, 30, (candidate, deal) => {
      deals.set(candidate, [...(deals.get(candidate) ?? []), deal])
      return candidate === 2 ? 0 : 1
    })
    expect(deals.get(0)).toEqual(deals.get(1))
    expect(deals.get(0)?.slice(0, deals.get(2)?.length)).toEqual(deals.get(2))
  })

  test('takes the first one along to the end where it is to be compared with', () => {
    const worst: Worth = (candidate) => candidate
    const last = (rules: HalvingRules) => best(8, 240, worst, rules).find(({ candidate }) => candidate === 0)?.playouts
    expect(last(usual)).toBe(10)
    expect(last({ ...usual, keepsFirst: true })).toBeGreaterThan(40)
  })

  test('counts no playout that failed', () => {
    const judged = best(2, 20, (candidate, deal) => (deal % 2 === 0 ? Number.NaN : candidate + 4))
    expect(judged.map(({ candidate, mean, playouts }) => [candidate, mean, playouts])).toEqual([
      [1, 5, 5],
      [0, 4, 5],
    ])
  })

  test('keeps a deadline: it stops before the playout that would end after it', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 30 }),
        fc.integer({ min: 20, max: 500 }),
        fc.integer({ min: 1, max: 9 }),
        (count, ms, cost) => {
          let now = 0
          halving(count, new Purse({ ms }, () => now), usual, (candidate) => {
            now += cost
            return candidate
          })
          expect(now).toBeLessThanOrEqual(ms)
          expect(now).toBeGreaterThan(ms / 3)
        },
      ),
    )
  })

  test('looks at the clock seldom where playouts are quick, and spends the budget all the same', () => {
    let now = 0
    let looks = 0
    const clock = (): number => {
      looks++
      return now
    }
    let played = 0
    halving(4, new Purse({ ms: 100 }, clock), usual, (candidate) => {
      now += 0.01 * (1 + (++played % 3))
      return candidate
    })
    expect(now).toBeGreaterThan(97)
    expect(now).toBeLessThan(100.5)
    expect(looks).toBeLessThan(played / 4)
  })

  test('leaves out a deal that the deadline cut off for some', () => {
    let now = 0
    const judged = halving(4, new Purse({ ms: 100 }, () => now), usual, (candidate, deal) => {
      now += deal < 3 ? 1 : 30
      return candidate
    })
    expect(new Set(judged.map(({ playouts }) => playouts))).toEqual(new Set([3]))
  })

  test('ends early where it is decided, or where nothing tells the answers apart, if it may', () => {
    const luck = [3, -1, 4, -1, 5, -9, 2, 6]
    const spent = (sure: number | null, lead: number) => {
      let played = 0
      const worth: Worth = (candidate, deal) => {
        played++
        return candidate * (lead + (luck[deal % luck.length] as number))
      }
      const [first] = best(2, 1000, worth, { ...usual, sure })
      return { played, first: first?.candidate }
    }
    expect(spent(null, 20)).toEqual({ played: 1000, first: 1 })
    expect(spent(5, 20)).toEqual({ played: 64, first: 1 })
    expect(spent(5, -1.1).played).toBe(1000)
    let alike = 0
    best(3, 1000, () => ++alike && 7, { ...usual, sure: 5 })
    expect(alike).toBe(96)
  })
})
