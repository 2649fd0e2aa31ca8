import type { CardId, Selection } from '@turnwright/kernel'
import type { PlayerActionType } from './vocabulary.ts'

/** What an action is about. Cards and Pokémon (by their top card) are named by the number on the table. */
export interface ActionDataOf {
  readonly PLAY_POKEMON: { readonly card: CardId }
  readonly PLAY_TRAINER: { readonly card: CardId }
  readonly ATTACH_ENERGY: { readonly card: CardId; readonly pokemon: CardId }
  readonly EVOLVE_POKEMON: { readonly card: CardId; readonly pokemon: CardId }
  /** Who comes up. */
  readonly RETREAT: { readonly pokemon: CardId }
  /** Where the attack stands on the card, from 0. */
  readonly ATTACK: { readonly attack: number }
  /** `discard`: a doll that is taken out of play. */
  readonly USE_ABILITY: { readonly pokemon: CardId; readonly discard: boolean }
  readonly SET_ACTIVE_POKEMON: { readonly card: CardId }
  readonly SELECT_PRIZE: { readonly card: CardId }
  /** Whom to put on the Bench before the first turn. */
  readonly COMPLETE_INITIAL_SETUP: { readonly bench: readonly CardId[] }
  readonly SELECT: { readonly selection: Selection }
  readonly DRAW_CARD: NoData
  readonly DRAW_INITIAL_CARDS: NoData
  readonly SET_PRIZE_CARDS: NoData
  readonly GENERATE_COIN_FLIP: NoData
  readonly END_TURN: NoData
  readonly CONFIRM_FIRST_PLAYER: NoData
  readonly APPROVE_MATCH: NoData
  readonly CONCEDE: NoData
}

export type NoData = Readonly<Record<string, never>>

/** One action of one player, as it is sent. */
export type ExecuteActionDto = {
  readonly [Type in PlayerActionType]: {
    readonly matchId: string
    readonly playerId: string
    readonly actionType: Type
    readonly actionData: ActionDataOf[Type]
  }
}[PlayerActionType]

/** An action of one type. */
export type ActionOf<Type extends PlayerActionType> = Extract<ExecuteActionDto, { readonly actionType: Type }>
