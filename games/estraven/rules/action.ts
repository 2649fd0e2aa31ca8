import { ActionType, type Action, type AttackAction, type BaseAction } from '@turnwright/actions'
import type { CardId } from '@turnwright/kernel'

const OWN_ACTIONS = { PITCH: 'PITCH', TRADE: 'TRADE' } as const

/** Everything a player can intend in Estraven. */
export const EstravenActionType: typeof ActionType & typeof OWN_ACTIONS = { ...ActionType, ...OWN_ACTIONS }

/** An attack with those who follow a leader. */
export interface LeadAction extends AttackAction {
  readonly followers?: readonly CardId[]
}

export interface PitchAction extends BaseAction {
  readonly type: typeof EstravenActionType.PITCH
  readonly entityId: CardId
}

/** Gives a card of the hand for one of the market row. */
export interface TradeAction extends BaseAction {
  readonly type: typeof EstravenActionType.TRADE
  readonly entityId: CardId
  readonly take: CardId
}

export type EstravenAction = Exclude<Action, AttackAction> | LeadAction | PitchAction | TradeAction
