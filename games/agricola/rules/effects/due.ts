import type { CardId, Seat } from '@turnwright/kernel'
import { cardAt } from '../../cards/catalogue.ts'
import type { ActiveEffect } from '../../cards/effect.ts'
import type { AgricolaActionManager } from '../action-manager.ts'
import { canPlow, plowFields } from '../actions/plow.ts'
import type { Chosen, Question } from '../questions.ts'
import type { PlayedCard, PlayerState } from '../state.ts'
import { touchesOf } from './declared-touches.ts'
import { FACET } from './facets.ts'
import { applies, type Occasion, runEffect } from './run-effect.ts'
import { NONE, together, type Touches } from './touches.ts'

/** Something of a player that answers a moment: what a card does there, or a field that was promised for it. */
export type Due =
  | { readonly played: PlayedCard; readonly effects: readonly ActiveEffect[]; readonly occasion: Occasion }
  | { readonly fields: number }

export interface DueChoice {
  readonly id: string
  readonly about: Chosen
  readonly ref?: { readonly card: CardId }
  readonly value: Due
}

export function choiceOf(due: Due): DueChoice {
  if ('fields' in due) return { id: 'promised-field', about: { kind: 'promised-field' }, value: due }
  const { card, kind } = due.played
  return { id: cardAt(kind).id, about: { kind: 'effect-of', card }, ref: { card }, value: due }
}

/** Each answers a moment once. */
export function isSame(one: Due, other: Due): boolean {
  if ('fields' in one || 'fields' in other) return 'fields' in one && 'fields' in other
  return one.played.card === other.played.card
}

export function isOpen(actions: AgricolaActionManager, seat: Seat, due: Due): boolean {
  if ('fields' in due) return canPlow(actions.game.state, seat)
  const { played, effects, occasion } = due
  return effects.some((effect) => applies(actions, seat, played, effect, occasion))
}

/** Whether nobody is asked about it. */
export function isSure(due: Due): boolean {
  return !('fields' in due) && due.effects.every(({ may }) => may !== true)
}

export function touchesOfDue(player: PlayerState, due: Due, coming: number): Touches {
  if ('fields' in due) return { ...NONE, gives: FACET.land }
  return together(due.effects.map((effect) => touchesOf(player, effect, coming)))
}

const PLOW_PROMISED: Question = { kind: 'plow-promised' }

/** Whether it did anything. */
export function settle(actions: AgricolaActionManager, seat: Seat, due: Due): boolean {
  if ('fields' in due) return plowPromised(actions, seat, due.fields)
  const { played, effects, occasion } = due
  let acted = false
  for (const effect of effects) acted = runEffect(actions, seat, played, effect, occasion) || acted
  return acted
}

function plowPromised(actions: AgricolaActionManager, seat: Seat, n: number): boolean {
  if (!canPlow(actions.game.state, seat) || !actions.yesNo(seat, PLOW_PROMISED)) return false
  plowFields(actions, seat, n)
  return true
}
