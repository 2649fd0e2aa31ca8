import type { CardId, Seat } from '@turnwright/kernel'
import { cardAt } from '../../cards/catalogue.ts'
import type { ActiveEffect } from '../../cards/effect.ts'
import type { AgricolaActionManager } from '../action-manager.ts'
import { couldBe, isWanted } from '../anytime/if-wanted.ts'
import { bakeBread, canBake } from '../actions/bake.ts'
import { canPlow, plowFields } from '../actions/plow.ts'
import type { Chosen, Question } from '../questions.ts'
import type { PlayedCard, PlayerState } from '../state.ts'
import { touchesOf, touchesOfBaking } from './declared-touches.ts'
import { FACET } from './facets.ts'
import { applies, type Occasion, runEffect } from './run-effect.ts'
import { NONE, together, type Touches } from './touches.ts'

/**
 * Something of a player that answers a moment: what a card does there, fields that were promised for it, or baking in an
 * oven that was just built.
 */
export type Due =
  | { readonly played: PlayedCard; readonly effects: readonly ActiveEffect[]; readonly occasion: Occasion }
  | { readonly fields: number }
  | { readonly oven: string }

export interface DueChoice {
  readonly id: string
  readonly about: Chosen
  readonly ref?: { readonly card: CardId }
  readonly value: Due
}

export function choiceOf(due: Due): DueChoice {
  if ('fields' in due) return { id: 'promised-field', about: { kind: 'promised-field' }, value: due }
  if ('oven' in due) return { id: due.oven, about: { kind: 'major', major: due.oven }, value: due }
  const { card, kind } = due.played
  return { id: cardAt(kind).id, about: { kind: 'effect-of', card }, ref: { card }, value: due }
}

/** Each answers a moment once. */
export function isSame(one: Due, other: Due): boolean {
  return nameOf(one) === nameOf(other)
}

function nameOf(due: Due): string | CardId {
  if ('fields' in due) return 'fields'
  return 'oven' in due ? due.oven : due.played.card
}

export function isOpen(actions: AgricolaActionManager, seat: Seat, due: Due): boolean {
  if ('fields' in due) return canPlow(actions.game.state, seat)
  if ('oven' in due) return couldBe(actions, seat, () => canBake(actions.game.state, seat))
  const { played, effects, occasion } = due
  return effects.some((effect) => applies(actions, seat, played, effect, occasion))
}

/** Whether nobody is asked about it. */
export function isSure(due: Due): boolean {
  return 'effects' in due && due.effects.every(({ may }) => may !== true)
}

export function touchesOfDue(player: PlayerState, due: Due, coming: number): Touches {
  if ('fields' in due) return { ...NONE, gives: FACET.land }
  if ('oven' in due) return touchesOfBaking(player, coming)
  return together(due.effects.map((effect) => touchesOf(player, effect, coming)))
}

const PLOW_PROMISED: Question = { kind: 'plow-promised' }

/** Whether it did anything. */
export function settle(actions: AgricolaActionManager, seat: Seat, due: Due): boolean {
  if ('fields' in due) return plowPromised(actions, seat, due.fields)
  if ('oven' in due) return bakeAtOnce(actions, seat, due.oven)
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

function bakeAtOnce(actions: AgricolaActionManager, seat: Seat, major: string): boolean {
  const isNow = (): boolean => canBake(actions.game.state, seat)
  if (!couldBe(actions, seat, isNow) || !isWanted(actions, seat, { kind: 'bake-in', major }, isNow)) return false
  return bakeBread(actions, seat)
}
