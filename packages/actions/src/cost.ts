import type { CardId, Seat } from '@turnwright/kernel'
import type { Bill } from './bill.ts'

/** What every game here knows. One with more makes its own: `{ ...CostType, LIFE: 'LIFE' } as const`. */
export const CostType = { MANA: 'MANA', TAP: 'TAP', SACRIFICE: 'SACRIFICE' } as const

export type CostType = (typeof CostType)[keyof typeof CostType]

/** Something that must be given before an action is taken. Plain data: cards declare it. */
export interface BaseCost {
  readonly type: string
}

export interface ManaCost extends BaseCost {
  readonly type: typeof CostType.MANA
  readonly amount: number
}

/** Without `of` the card itself is what is given. `Of` is the game's way to say which cards will do. */
export interface CardCost<Of> extends BaseCost {
  readonly count?: number
  readonly of?: Of
}

export interface TapCost<Of = string> extends CardCost<Of> {
  readonly type: typeof CostType.TAP
}

export interface SacrificeCost<Of = string> extends CardCost<Of> {
  readonly type: typeof CostType.SACRIFICE
}

export type Cost<Of = string> = ManaCost | TapCost<Of> | SacrificeCost<Of>

/** Who pays, and for the sake of which card. */
export interface Payer {
  readonly playerId: Seat
  readonly entityId?: CardId
}

/**
 * One kind of cost, and all there is to say about it. `check` enters what the cost takes on the bill, which refuses
 * what other costs of the same action have taken already; `pay` takes it. `World` is whatever the game pays from.
 */
export interface CostKind<World, C extends BaseCost> {
  check(world: World, payer: Payer, cost: C, bill: Bill): boolean
  /** `things` are those the bill holds for this cost; none for a cost that is an amount. */
  pay(world: World, payer: Payer, cost: C, things: readonly number[]): void
}

/** Every kind a game knows: a cost without a kind does not compile. */
export type CostKinds<World, C extends BaseCost> = {
  readonly [Type in C['type']]: CostKind<World, Extract<C, { readonly type: Type }>>
}

export function kindOf<World, C extends BaseCost>(kinds: CostKinds<World, C>, { type }: C): CostKind<World, C> {
  // The registry is typed by `type`, which the compiler cannot follow through an index.
  return kinds[type as C['type']] as unknown as CostKind<World, C>
}
