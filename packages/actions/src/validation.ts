import type { BaseAction } from './action.ts'
import { type ActionContext, type ContextBuilders, createActionContext } from './action-context.ts'
import type { BaseCost, CostKinds } from './cost.ts'
import { checkCosts } from './payment.ts'
import { checkPlayerPriority, type TurnState } from './priority.ts'
import { isRefusal, type Refusal, VALID, type ValidationResult } from './refusal.ts'

/** What a game says about its actions. The checks below are then the same for every game. */
export interface ActionRules<World, A extends BaseAction, C extends BaseCost, Effect> {
  readonly contexts: ContextBuilders<World, A, C, Effect>
  readonly costs: CostKinds<World, C>
  turn(world: World): TurnState
  /** Whether now is the time: the phase, the speed, something on the chain it may answer, and not used up. */
  checkTiming(world: World, action: A, context: ActionContext<C, Effect>): Refusal | null
  /** Whether every required target can be chosen, and the costs still paid with what targets add to them. */
  checkTargets(world: World, action: A, context: ActionContext<C, Effect>): Refusal | null
}

/** May the player act, can they pay, is it the time, is there a target: the first that fails, and nothing has changed. */
export function validateAction<World, A extends BaseAction, C extends BaseCost, Effect>(
  rules: ActionRules<World, A, C, Effect>,
  action: A,
  world: World,
): ValidationResult {
  const refusal = refusalOf(rules, action, world)
  return refusal === null ? VALID : { valid: false, refusal }
}

/** The same for those who list choices by the thousand: null where nothing speaks against the action. */
export function refusalOf<World, A extends BaseAction, C extends BaseCost, Effect>(
  rules: ActionRules<World, A, C, Effect>,
  action: A,
  world: World,
): Refusal | null {
  const held = checkPlayerPriority(action.playerId, rules.turn(world))
  if (held !== null) return held
  const context = createActionContext(rules.contexts, action, world)
  if (isRefusal(context)) return context
  return (
    checkCosts(rules.costs, context.costs, world, action) ??
    rules.checkTiming(world, action, context) ??
    (context.requiresTargetSelection ? rules.checkTargets(world, action, context) : null)
  )
}
