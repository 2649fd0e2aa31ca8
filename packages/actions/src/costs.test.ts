import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Bill } from './bill.ts'
import type { Cost } from './cost.ts'
import { campOf, skirmish, skirmishCosts } from './fixtures/skirmish.ts'
import { checkCosts, payCosts } from './payment.ts'

const ana = { playerId: 0, entityId: 5 as never }
const check = (costs: readonly Cost[], world = skirmish()) => checkCosts(skirmishCosts, costs, world, ana)

describe('MANA', () => {
  test.each([
    [2, true],
    [3, true],
    [1, false],
  ])('A5: two mana out of %i', (mana, payable) => {
    expect(check([{ type: 'MANA', amount: 2 }], skirmish({ mana })) === null).toBe(payable)
  })

  test('A6: amounts of one pool add up', () => {
    const costs: readonly Cost[] = [
      { type: 'MANA', amount: 2 },
      { type: 'MANA', amount: 1 },
    ]
    expect(check(costs, skirmish({ mana: 3 }))).toBeNull()
    expect(check(costs, skirmish({ mana: 2 }))).toEqual({ code: 'CANNOT_PAY', cost: { type: 'MANA', amount: 1 } })
  })

  test('A5: paying takes the mana from whoever pays', () => {
    const world = skirmish({ mana: 3 })
    expect(payCosts(skirmishCosts, [{ type: 'MANA', amount: 2 }], world, ana)).toBeNull()
    expect(world.camps.map(({ mana }) => mana)).toEqual([1, 0])
  })
})

describe('TAP and SACRIFICE', () => {
  test('A5: a card taps itself once', () => {
    const world = skirmish({ field: [5] })
    expect(payCosts(skirmishCosts, [{ type: 'TAP' }], world, ana)).toBeNull()
    expect(campOf(world, 0).tapped).toEqual([5])
    expect(payCosts(skirmishCosts, [{ type: 'TAP' }], world, ana)).toEqual({
      code: 'CANNOT_PAY',
      cost: { type: 'TAP' },
    })
  })

  test('A5: what is sacrificed goes to the graveyard', () => {
    const world = skirmish({ field: [5, 6, 7] })
    expect(payCosts(skirmishCosts, [{ type: 'SACRIFICE', of: 'any', count: 2 }], world, ana, [[5, 7]])).toBeNull()
    expect(campOf(world, 0)).toMatchObject({ field: [6], graveyard: [5, 7] })
  })

  test('A7: one card cannot be tapped for two costs', () => {
    const costs: readonly Cost[] = [{ type: 'TAP' }, { type: 'TAP', of: 'any' }]
    expect(check(costs, skirmish({ field: [5] }))).toEqual({ code: 'CANNOT_PAY', cost: { type: 'TAP', of: 'any' } })
    expect(check(costs, skirmish({ field: [5, 6] }))).toBeNull()
  })

  test('A7: the order in which costs are written does not matter', () => {
    const greedy: readonly Cost[] = [{ type: 'TAP', of: 'any' }, { type: 'SACRIFICE' }]
    const world = skirmish({ field: [5, 6] })
    expect(payCosts(skirmishCosts, greedy, world, ana)).toBeNull()
    expect(campOf(world, 0)).toMatchObject({ tapped: [6], field: [6], graveyard: [5] })
  })
})

describe('all or nothing', () => {
  test('A8: nothing is paid where one cost cannot be', () => {
    const world = skirmish({ mana: 5, field: [6] })
    const before = structuredClone(world)
    const costs: readonly Cost[] = [{ type: 'MANA', amount: 2 }, { type: 'SACRIFICE', of: 'any' }, { type: 'TAP' }]
    expect(payCosts(skirmishCosts, costs, world, ana)).toEqual({ code: 'CANNOT_PAY', cost: { type: 'TAP' } })
    expect(world).toEqual(before)
  })

  test.each([
    ['too few', [[6]]],
    ['too many', [[5, 6, 7]]],
    ['one twice', [[6, 6]]],
    ['a stranger', [[5, 8]]],
  ])('A9: %s is refused', (_, chosen) => {
    const world = skirmish({ field: [5, 6, 7] })
    const before = structuredClone(world)
    const costs: readonly Cost[] = [{ type: 'TAP', of: 'any', count: 2 }]
    expect(payCosts(skirmishCosts, costs, world, ana, chosen)?.code).toBe('CANNOT_PAY')
    expect(world).toEqual(before)
  })

  test('A9: what was chosen for one cost is not there for the next', () => {
    const costs: readonly Cost[] = [
      { type: 'TAP', of: 'any' },
      { type: 'SACRIFICE', of: 'any' },
    ]
    const world = skirmish({ field: [5, 6] })
    expect(payCosts(skirmishCosts, costs, world, ana, [[5], [5]])?.code).toBe('CANNOT_PAY')
    expect(payCosts(skirmishCosts, costs, world, ana, [[5], null])).toBeNull()
    expect(campOf(world, 0)).toMatchObject({ tapped: [5], graveyard: [6] })
  })
})

/** Whether different things can be found for all demands, by trying everything. */
function byTrying(demands: readonly (readonly number[])[], taken: readonly number[] = []): boolean {
  const [first, ...rest] = demands
  if (first === undefined) return true
  return first.some((thing) => !taken.includes(thing) && byTrying(rest, [...taken, thing]))
}

test('A7: a bill finds room exactly where trying everything does', () => {
  const demands = fc.array(fc.uniqueArray(fc.nat(5), { maxLength: 4 }), { maxLength: 5 })
  fc.assert(
    fc.property(demands, (lists) => {
      const bill = new Bill()
      const fits = lists.every((list, place) => {
        bill.beginCost(place)
        return bill.claim(list, 1)
      })
      expect(fits).toBe(byTrying(lists))
      if (!fits) return
      const things = lists.flatMap((_, place) => bill.thingsFor(place))
      expect(new Set(things).size).toBe(lists.length)
      expect(things.every((thing, place) => lists[place]?.includes(thing))).toBe(true)
    }),
    { numRuns: 500 },
  )
})
