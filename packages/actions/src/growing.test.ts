import type { CardId, Seat } from '@turnwright/kernel'
import {
  type ActionRules,
  ActionType,
  type BaseAction,
  type BaseCost,
  type Cost,
  CostType,
  createEndTurnContext,
  createPassPriorityContext,
  type PassPriorityAction,
  type EndTurnAction,
  payCosts,
  refuse,
  validateAction,
  amountCost,
} from './index.ts'
import { expect, test } from 'vitest'

/** The recipe for a new action: a member, an interface, a place in the union, a context builder. */
const CampType = { ...ActionType, SCOUT: 'SCOUT' } as const
interface ScoutAction extends BaseAction {
  readonly type: typeof CampType.SCOUT
  readonly entityId: CardId
}
type CampAction = PassPriorityAction | EndTurnAction | ScoutAction

/** The recipe for a new cost: a member, an interface, a place in the union, a kind that checks and pays. */
const CampCostType = { ...CostType, RATIONS: 'RATIONS' } as const
interface RationsCost extends BaseCost {
  readonly type: typeof CampCostType.RATIONS
  readonly amount: number
}
type CampCost = Extract<Cost, { type: 'MANA' }> | RationsCost

interface Camp {
  readonly rations: number[]
  readonly mana: number[]
}

const rules: ActionRules<Camp, CampAction, CampCost, string> = {
  contexts: {
    PASS_PRIORITY: (action) => createPassPriorityContext(action),
    END_TURN: (action) => createEndTurnContext(action),
    SCOUT: () => ({ costs: [{ type: 'RATIONS', amount: 2 }], effects: ['look'], requiresTargetSelection: false }),
  },
  costs: {
    MANA: poolOf('mana'),
    RATIONS: poolOf('rations'),
  },
  turn: () => ({ turnPlayer: 0, priority: null }),
  checkTiming: () => null,
  checkTargets: () => refuse('NO_LEGAL_TARGET'),
}

function poolOf(name: keyof Camp) {
  return amountCost<Camp, { readonly type: string; readonly amount: number }>({
    name,
    amount: ({ amount }) => amount,
    available: (camp, seat: Seat) => camp[name][seat] as number,
    spend(camp, seat, amount) {
      camp[name][seat] = (camp[name][seat] as number) - amount
    },
  })
}

const scout: ScoutAction = { type: CampType.SCOUT, playerId: 0, entityId: 1 as CardId }

test('A18: a new action with a new cost is validated like any other', () => {
  expect(validateAction(rules, scout, { rations: [2, 0], mana: [0, 0] })).toEqual({ valid: true })
  expect(validateAction(rules, scout, { rations: [1, 9], mana: [0, 0] })).toEqual({
    valid: false,
    refusal: { code: 'CANNOT_PAY', cost: { type: 'RATIONS', amount: 2 } },
  })
  expect(validateAction(rules, { ...scout, playerId: 1 }, { rations: [2, 2], mana: [0, 0] })).toEqual({
    valid: false,
    refusal: { code: 'NOT_YOUR_PRIORITY' },
  })
})

test('A18: it is paid like any other, beside the old ones', () => {
  const camp = { rations: [3, 0], mana: [1, 0] }
  const costs: readonly CampCost[] = [
    { type: 'MANA', amount: 1 },
    { type: 'RATIONS', amount: 2 },
  ]
  expect(payCosts(rules.costs, costs, camp, scout)).toBeNull()
  expect(camp).toEqual({ rations: [1, 0], mana: [0, 0] })
  expect(payCosts(rules.costs, costs, camp, scout)?.cost).toEqual({ type: 'MANA', amount: 1 })
})
