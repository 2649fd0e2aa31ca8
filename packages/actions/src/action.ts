import type { CardId, Seat } from '@turnwright/kernel'

/** What players can intend. A game with more makes its own: `{ ...ActionType, SCOUT: 'SCOUT' } as const`. */
export const ActionType = {
  PLAY_CARD: 'PLAY_CARD',
  ACTIVATE_ABILITY: 'ACTIVATE_ABILITY',
  ATTACK: 'ATTACK',
  PASS_PRIORITY: 'PASS_PRIORITY',
  END_TURN: 'END_TURN',
} as const

export type ActionType = (typeof ActionType)[keyof typeof ActionType]

/** An intention: who wants to do what. Nothing has been checked yet. */
export interface BaseAction {
  readonly type: string
  readonly playerId: Seat
  /** The card it is done with, where there is one. */
  readonly entityId?: CardId
}

export interface PlayCardAction extends BaseAction {
  readonly type: typeof ActionType.PLAY_CARD
  readonly entityId: CardId
}

export interface ActivateAbilityAction extends BaseAction {
  readonly type: typeof ActionType.ACTIVATE_ABILITY
  readonly entityId: CardId
  /** Which of the card's abilities, counted from 0. */
  readonly ability: number
}

export interface AttackAction extends BaseAction {
  readonly type: typeof ActionType.ATTACK
  readonly entityId: CardId
}

export interface PassPriorityAction extends BaseAction {
  readonly type: typeof ActionType.PASS_PRIORITY
}

export interface EndTurnAction extends BaseAction {
  readonly type: typeof ActionType.END_TURN
}

export type Action = PlayCardAction | ActivateAbilityAction | AttackAction | PassPriorityAction | EndTurnAction
