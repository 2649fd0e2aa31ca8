import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { oneOf, priceOf, type Price } from '../cards/cost.ts'
import { FOODS } from '../cards/food.ts'
import { canPay, isPayment, paymentIsForced, suggestedPayment } from './playing/payment.ts'

const food = fc.array(fc.nat(3), { minLength: 5, maxLength: 5 })
const price = fc.oneof(
  fc.subarray([...FOODS], { minLength: 1, maxLength: 3 }).map((foods) => priceOf(oneOf(...foods))),
  fc
    .array(fc.constantFrom(...FOODS, 'wild' as const), { maxLength: 3 })
    .map((foods) =>
      priceOf(Object.fromEntries(foods.map((each) => [each, foods.filter((other) => other === each).length]))),
    ),
)

/** Every way to take tokens from what there is. */
function* waysToTake(held: readonly number[], at = 0): Generator<number[]> {
  if (at === held.length) {
    yield []
    return
  }
  for (let n = 0; n <= (held[at] as number); n++) for (const rest of waysToTake(held, at + 1)) yield [n, ...rest]
}

/** Pays step by step, as a person would: each due token by one that fits or by any two. */
function paysByHand({ each, any, isOneOf: one, total }: Price, paid: readonly number[]): boolean {
  const due = one
    ? [each]
    : [...each.flatMap((n, kind) => new Array(n).fill(only(kind))), ...new Array(any).fill([1, 1, 1, 1, 1])]
  if (total === 0) return sum(paid) === 0
  return settles(due as number[][], paid)
}

function settles([first, ...rest]: readonly (readonly number[])[], paid: readonly number[]): boolean {
  if (first === undefined) return sum(paid) === 0
  for (const [kind, n] of paid.entries()) {
    if (n === 0) continue
    const left = less(paid, kind)
    if (first[kind] === 1 && settles(rest, left)) return true
    for (const [other, m] of left.entries()) if (m > 0 && settles(rest, less(left, other))) return true
  }
  return false
}

const only = (kind: number): number[] => FOODS.map((_, at) => (at === kind ? 1 : 0))
const less = (paid: readonly number[], kind: number): number[] => paid.map((n, at) => (at === kind ? n - 1 : n))
const sum = (counts: readonly number[]): number => counts.reduce((total, n) => total + n, 0)

describe('W13: payments', () => {
  const wasteless = (cost: Price, held: readonly number[]): number[][] =>
    [...waysToTake(held)].filter((paid) => isPayment(cost, paid))

  test('are exactly those that a person could lay down without wasting a token', () => {
    fc.assert(
      fc.property(price, food, (cost, held) => {
        for (const paid of waysToTake(held)) {
          const pays = paysByHand(cost, paid)
          const wastes = paid.some((n, kind) => n > 0 && paysByHand(cost, less(paid, kind)))
          expect(isPayment(cost, paid)).toBe(pays && !wastes)
        }
      }),
      { numRuns: 60 },
    )
  })

  test('can be made exactly where the rules say so, and the suggestion is one of them', () => {
    fc.assert(
      fc.property(price, food, (cost, held) => {
        const ways = wasteless(cost, held)
        expect(canPay(cost, held)).toBe(ways.length > 0)
        fc.pre(ways.length > 0)
        expect(ways).toContainEqual(suggestedPayment(cost, held))
      }),
      { numRuns: 200 },
    )
  })

  test('are asked for only where there is more than one', () => {
    fc.assert(
      fc.property(price, food, (cost, held) => {
        const ways = wasteless(cost, held)
        fc.pre(ways.length > 0)
        expect(paymentIsForced(cost, held)).toBe(ways.length === 1)
      }),
      { numRuns: 300 },
    )
  })
})
