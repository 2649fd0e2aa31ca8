import type { Rules } from '@turnwright/kernel'
import { createGame } from '@turnwright/kernel/host'
import { legalAnswers } from '@turnwright/kernel/search'
import { describe, expect, test } from 'vitest'
import type { Cost, CostKinds } from './cost.ts'
import { asking, cardAt, type Skirmish, skirmish, skirmishCosts } from './fixtures/skirmish.ts'
import { choosePayment } from './payment.ts'
import { chooseTargets, type TargetSlot } from './targets.ts'

/** Plays until the first question, and gives what the answers lead to. */
function pausing<Found>(world: Skirmish, act: (game: Rules<Skirmish>) => Found) {
  const found: { value?: Found } = {}
  const game = createGame(
    asking((running) => {
      found.value = act(running)
      running.finish({ winners: [], scores: [0, 0], reason: 'done' })
    }, world),
    { players: ['ana', 'bo'], seed: 'pause' },
  )
  game.run()
  if (game.fault !== null) throw new Error(game.fault.message)
  const asked = () => {
    const selector = game.waiting?.selectors[0]
    if (selector === undefined) return null
    const choices = Array.from(legalAnswers(selector))
    return { title: selector.title, choices, private: selector.private }
  }
  const answer = (...selection: readonly number[]) =>
    game.respondToInputRequest({ actor: 'ana', title: asked()?.title ?? '', selection })
  return { game, found, asked, answer }
}

const [a, b, c] = [cardAt(0), cardAt(1), cardAt(2)]

describe('targets', () => {
  const choosing = (slots: readonly TargetSlot[]) => pausing(skirmish(), (game) => chooseTargets(game, 0, slots))

  test('A12: each target is a private request of its own', () => {
    const { asked, answer, found } = choosing([
      { about: { kind: 'strike' }, legal: [a, b] },
      { about: { kind: 'heal' }, legal: [b, c] },
    ])
    expect(asked()).toEqual({ title: 'strike', choices: [[a], [b]], private: true })
    answer(b)
    expect(asked()?.title).toBe('heal')
    answer(b)
    expect(found.value).toEqual([b, b])
  })

  test('A12: a single possible target is taken unasked', () => {
    const { asked, found } = choosing([{ about: { kind: 'strike' }, legal: [c] }])
    expect(asked()).toBeNull()
    expect(found.value).toEqual([c])
  })

  test('A12: targets may have faces of their own', () => {
    const { answer, found, game } = pausing(skirmish(), (running) =>
      chooseTargets(running, 0, [{ about: { kind: 'whom' }, legal: [-1, -2] }], (target) => ({
        id: `seat ${-target}`,
        about: { kind: 'player', seat: -1 - target },
        value: target,
      })),
    )
    game.respondToInputRequest({ actor: 'ana', title: 'whom', selection: ['seat 2'] })
    expect(() => answer(1)).toThrow('The game is over')
    expect(found.value).toEqual([-2])
  })

  test('A13: where one is missing nothing is asked', () => {
    const { asked, found } = choosing([
      { about: { kind: 'strike' }, legal: [a, b] },
      { about: { kind: 'heal' }, legal: [] },
    ])
    expect(asked()).toBeNull()
    expect(found.value).toBeNull()
  })

  test('A13: slots of a group leave something for each other', () => {
    const { asked, found, answer } = choosing([
      { about: { kind: 'first' }, legal: [a, b, c], group: 1 },
      { about: { kind: 'second' }, legal: [a], group: 1 },
    ])
    expect(asked()).toMatchObject({ title: 'first', choices: [[b], [c]] })
    answer(c)
    expect(found.value).toEqual([c, a])
    expect(
      choosing([
        { about: { kind: 'first' }, legal: [a], group: 1 },
        { about: { kind: 'second' }, legal: [a], group: 1 },
      ]).found.value,
    ).toBeNull()
  })
})

describe('payment', () => {
  type World = Rules<Skirmish>
  const kinds: CostKinds<World, Cost> = {
    MANA: {
      check: ({ state }, payer, cost, bill) => skirmishCosts.MANA.check(state, payer, cost, bill),
      pay: ({ state }, payer, cost, things) => skirmishCosts.MANA.pay(state, payer, cost, things),
    },
    TAP: {
      check: ({ state }, payer, cost, bill) => skirmishCosts.TAP.check(state, payer, cost, bill),
      pay: ({ state }, payer, cost, things) => skirmishCosts.TAP.pay(state, payer, cost, things),
    },
    SACRIFICE: {
      check: ({ state }, payer, cost, bill) => skirmishCosts.SACRIFICE.check(state, payer, cost, bill),
      pay: ({ state }, payer, cost, things) => skirmishCosts.SACRIFICE.pay(state, payer, cost, things),
    },
  }
  const choosing = (costs: readonly Cost[], field: number[]) =>
    pausing(skirmish({ mana: 3, field }), (game) =>
      choosePayment(kinds, costs, game, { playerId: 0, entityId: a }, ({ cost }) => ({ kind: `pay-${cost.type}` })),
    )

  test('A10: amounts and costs without a choice are not asked about', () => {
    const { asked, found } = choosing([{ type: 'MANA', amount: 3 }, { type: 'TAP' }], [a, b])
    expect(asked()).toBeNull()
    expect(found.value).toEqual([])
    expect(choosing([{ type: 'MANA', amount: 3 }], []).found.value).toEqual([])
  })

  test('A10: the player chooses among what leaves the rest payable', () => {
    const { asked, answer, found } = choosing([{ type: 'SACRIFICE', of: 'any' }, { type: 'TAP' }], [a, b, c])
    expect(asked()).toEqual({ title: 'pay-SACRIFICE', choices: [[b], [c]], private: true })
    answer(c)
    expect(found.value).toEqual([[c], null])
  })

  test('A10: several at once are refused where they leave a cost unpaid', () => {
    const { asked, answer, found } = choosing([{ type: 'SACRIFICE', of: 'any', count: 2 }, { type: 'TAP' }], [a, b, c])
    expect(asked()?.choices).toEqual([[b, c]])
    expect(() => answer(a, b)).toThrow('The other costs could not be paid then')
    answer(c, b)
    expect(found.value).toEqual([[c, b], null])
  })

  test('A10: what cannot be paid is not asked about', () => {
    const { asked, found } = choosing(
      [
        { type: 'SACRIFICE', of: 'any' },
        { type: 'MANA', amount: 4 },
      ],
      [a, b],
    )
    expect(asked()).toBeNull()
    expect(found.value).toBeNull()
  })
})
