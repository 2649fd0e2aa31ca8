import { describe, expect, test } from 'vitest'
import type { Action } from './action.ts'
import { createActionContext } from './action-context.ts'
import { addLink } from './chain.ts'
import { type Camp, skirmish, skirmishRules } from './fixtures/skirmish.ts'
import { checkPlayerPriority, passPriority, resetConsecutivePasses } from './priority.ts'
import { validateAction } from './validation.ts'

const play = (entityId: number, playerId = 0): Action => ({ type: 'PLAY_CARD', playerId, entityId: entityId as never })
const refused = (code: string, more = {}) => ({ valid: false, refusal: { code, ...more } })

describe('contexts', () => {
  test('A2: a card tells its price, its effects and whether it aims', () => {
    const context = createActionContext(skirmishRules.contexts, play(1), skirmish())
    expect(context).toEqual({ costs: [{ type: 'MANA', amount: 2 }], effects: ['rest'], requiresTargetSelection: false })
    expect(createActionContext(skirmishRules.contexts, play(2), skirmish())).toMatchObject({
      effects: ['strike', 'rest'],
      requiresTargetSelection: true,
    })
  })

  test.each(['ACTIVATE_ABILITY', 'ATTACK'] as const)('A1: %s has a builder too', (type) => {
    const action = { type, playerId: 0, entityId: 3 as never, ability: 0 }
    expect(createActionContext(skirmishRules.contexts, action, skirmish())).toMatchObject({
      costs: [{ type: 'TAP' }, { type: 'TAP', of: 'any' }],
    })
  })

  test.each(['PASS_PRIORITY', 'END_TURN'] as const)('A2: %s costs nothing and aims at nothing', (type) => {
    const context = createActionContext(skirmishRules.contexts, { type, playerId: 0 }, skirmish())
    expect(context).toEqual({ costs: [], effects: [], requiresTargetSelection: false })
  })

  test('A2: a card that does not exist is refused', () => {
    expect(createActionContext(skirmishRules.contexts, play(77), skirmish())).toEqual({ code: 'UNKNOWN_CARD' })
  })
})

describe('priority', () => {
  test('A3: without priority the turn decides', () => {
    expect(checkPlayerPriority(0, { turnPlayer: 0, priority: null })).toBeNull()
    expect(checkPlayerPriority(1, { turnPlayer: 0, priority: null })).toEqual({ code: 'NOT_YOUR_PRIORITY' })
  })

  test('A3: with priority its holder alone may act, whoever is on', () => {
    const turn = { turnPlayer: 0, priority: { currentPriorityPlayer: 1, consecutivePasses: 0 } }
    expect(checkPlayerPriority(1, turn)).toBeNull()
    expect(checkPlayerPriority(0, turn)).toEqual({ code: 'NOT_YOUR_PRIORITY' })
  })

  test('A4: passes are counted, handed on and forgotten', () => {
    const priority = { currentPriorityPlayer: 0, consecutivePasses: 0 }
    passPriority(priority, 1)
    expect(priority).toEqual({ currentPriorityPlayer: 1, consecutivePasses: 1 })
    passPriority(priority, 0)
    expect(priority).toEqual({ currentPriorityPlayer: 0, consecutivePasses: 2 })
    resetConsecutivePasses(priority)
    expect(priority).toEqual({ currentPriorityPlayer: 0, consecutivePasses: 0 })
  })
})

describe('A11: the first check that fails is the refusal, and nothing changes', () => {
  const cases: readonly (readonly [string, Partial<Camp>, number[], Action, object])[] = [
    ['all is well', { mana: 1, field: [4] }, [9], play(2), { valid: true }],
    ['not their turn, and broke', {}, [], play(2, 1), refused('NOT_YOUR_PRIORITY')],
    ['no such card', {}, [], play(77), refused('UNKNOWN_CARD')],
    ['broke, and no target', {}, [], play(2), refused('CANNOT_PAY', { cost: { type: 'MANA', amount: 1 } })],
    [
      'nothing to sacrifice',
      { mana: 1 },
      [9],
      play(2),
      refused('CANNOT_PAY', { cost: { type: 'SACRIFICE', of: 'any' } }),
    ],
    ['no target', { mana: 1, field: [4] }, [], play(2), refused('NO_LEGAL_TARGET')],
    ['no target needed', { mana: 2 }, [], play(1), { valid: true }],
  ]

  test.each(cases)('A11: %s', (_, camp, targets, action, expected) => {
    const world = skirmish(camp, targets)
    const before = structuredClone(world)
    expect(validateAction(skirmishRules, action, world)).toEqual(expected)
    expect(world).toEqual(before)
  })

  test('A11: it is not the time', () => {
    const world = skirmish()
    const end: Action = { type: 'END_TURN', playerId: 0 }
    expect(validateAction(skirmishRules, end, world)).toEqual({ valid: true })
    addLink(world.chain, { by: 1, countered: false }, 0)
    expect(validateAction(skirmishRules, end, world)).toEqual(refused('WRONG_PHASE'))
  })
})
