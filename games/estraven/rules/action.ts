import { ActionType, type Action, type AttackAction, type BaseAction } from '@turnwright/actions'
import type { CardId } from '@turnwright/kernel'

/** Everything a player can intend in Estraven. */
export const EstravenActionType: typeof ActionType & { readonly PITCH: 'PITCH'; readonly TRADE: 'TRADE' } = {
  ...ActionType,
  PITCH: 'PITCH',
  TRADE: 'TRADE',
}

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
