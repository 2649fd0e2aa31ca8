import type {
  ActivateAbilityAction,
  AttackAction,
  BaseAction,
  EndTurnAction,
  PassPriorityAction,
  PlayCardAction,
} from './action.ts'
import type { BaseCost } from './cost.ts'
import type { Refusal } from './refusal.ts'

/** Everything needed to take an action: what must be paid, what will happen, and whether targets must be chosen. */
export interface ActionContext<C extends BaseCost, Effect> {
  readonly costs: readonly C[]
  readonly effects: readonly Effect[]
  readonly requiresTargetSelection: boolean
}

/** What a game's cards say of an action, or why the action means nothing to them. */
export interface Printed<World, A extends BaseAction, C extends BaseCost, Effect> {
  readonly costs: (action: A, world: World) => readonly C[] | Refusal
  readonly effects: (action: A, world: World) => readonly Effect[]
  readonly requiresTarget: (effect: Effect) => boolean
}

/** One builder for every type of action: a type without one does not compile. */
export type ContextBuilders<World, A extends BaseAction, C extends BaseCost, Effect> = {
  readonly [Type in A['type']]: (
    action: Extract<A, { readonly type: Type }>,
    world: World,
  ) => ActionContext<C, Effect> | Refusal
}

/** The context of any action, by the builder of its type. */
export function createActionContext<World, A extends BaseAction, C extends BaseCost, Effect>(
  builders: ContextBuilders<World, A, C, Effect>,
  action: A,
  world: World,
): ActionContext<C, Effect> | Refusal {
  const build = builders[action.type as A['type']] as (action: A, world: World) => ActionContext<C, Effect> | Refusal
  return build(action, world)
}

export function createPlayCardContext<World, C extends BaseCost, Effect>(
  action: PlayCardAction,
  world: World,
  printed: Printed<World, PlayCardAction, C, Effect>,
): ActionContext<C, Effect> | Refusal {
  return contextFrom(action, world, printed)
}

export function createActivateAbilityContext<World, C extends BaseCost, Effect>(
  action: ActivateAbilityAction,
  world: World,
  printed: Printed<World, ActivateAbilityAction, C, Effect>,
): ActionContext<C, Effect> | Refusal {
  return contextFrom(action, world, printed)
}

export function createAttackContext<World, C extends BaseCost, Effect>(
  action: AttackAction,
  world: World,
  printed: Printed<World, AttackAction, C, Effect>,
): ActionContext<C, Effect> | Refusal {
  return contextFrom(action, world, printed)
}

/** Ending a turn costs nothing and needs no target; what it does is the game's. */
export function createEndTurnContext<C extends BaseCost, Effect>(
  _action: EndTurnAction,
  effects: readonly Effect[] = [],
): ActionContext<C, Effect> {
  return { costs: [], effects, requiresTargetSelection: false }
}

/** Passing costs nothing and does nothing but pass. */
export function createPassPriorityContext<C extends BaseCost, Effect>(
  _action: PassPriorityAction,
): ActionContext<C, Effect> {
  return { costs: [], effects: [], requiresTargetSelection: false }
}

function contextFrom<World, A extends BaseAction, C extends BaseCost, Effect>(
  action: A,
  world: World,
  printed: Printed<World, A, C, Effect>,
): ActionContext<C, Effect> | Refusal {
  const costs = printed.costs(action, world)
  if ('code' in costs) return costs
  const effects = printed.effects(action, world)
  return { costs, effects, requiresTargetSelection: effects.some(printed.requiresTarget) }
}
