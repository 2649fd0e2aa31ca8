import type { Seat } from '@turnwright/kernel'
import type { ActiveEffect } from '../../cards/effect.ts'
import type { Goods } from '../../cards/goods.ts'
import type { AgricolaActionManager } from '../action-manager.ts'
import { afterConverting } from '../anytime/after-converting.ts'
import { getAnytimeActions } from '../anytime/anytime-actions.ts'
import { type Circumstances, isSo } from '../conditions.ts'
import { has, pay } from '../goods.ts'
import { type AgricolaState, type PlayedCard, type PlayerState, playerAt } from '../state.ts'
import { canDo, perform } from './ops.ts'

/** What an effect is about: the space that was used, or what has just happened. */
export interface Occasion {
  readonly place: number | null
  readonly about: Circumstances | null
  /** Without it the owner could not go on: it is not theirs to refuse. */
  readonly isNeeded?: boolean
}

export const NO_OCCASION: Occasion = { place: null, about: null }

interface Wish {
  readonly id: 'yes' | 'no'
  readonly about: { readonly kind: 'yes' | 'no' }
  readonly value: boolean
}

const WANTED: Wish = { id: 'yes', about: { kind: 'yes' }, value: true }
const UNWANTED: Wish = { id: 'no', about: { kind: 'no' }, value: false }
const YES: readonly Wish[] = [WANTED]
const YES_NO: readonly Wish[] = [WANTED, UNWANTED]
const NO: readonly Wish[] = [UNWANTED]

/** Does what a card in play says, as far as it applies, can be paid for and is wanted. */
export function runEffect(
  actions: AgricolaActionManager,
  seat: Seat,
  played: PlayedCard,
  effect: ActiveEffect,
  occasion: Occasion,
): void {
  const { state } = actions.game
  if (effect.rounds !== undefined && !effect.rounds.includes(state.round)) return
  const uses = effect.limit?.perUse ?? 1
  for (let use = 0; use < uses; use++) if (!runOnce(actions, seat, played, effect, occasion)) return
}

/** False where it does not apply, cannot be paid for or is not wanted. */
function runOnce(
  actions: AgricolaActionManager,
  seat: Seat,
  played: PlayedCard,
  effect: ActiveEffect,
  occasion: Occasion,
): boolean {
  const { state } = actions.game
  const player = playerAt(state, seat)
  if (effect.if !== undefined && !isSo(state, seat, effect.if, occasion.about)) return false
  if (isUsedUp(effect, played)) return false
  if (effect.may === true ? !isWanted(actions, seat, played, effect, occasion) : !canPay(player, effect)) return false
  if (effect.pay !== undefined) payFor(actions, seat, effect.pay, played)
  if (effect.limit?.perGame !== undefined) played.n++
  for (const op of effect.do) perform(actions, seat, played, op, occasion)
  return true
}

function payFor({ game }: AgricolaActionManager, seat: Seat, price: Goods, { card }: PlayedCard): void {
  pay(playerAt(game.state, seat), price)
  game.tell({ kind: 'pays-for-card', seat, goods: price, card })
}

function isUsedUp({ limit }: ActiveEffect, played: PlayedCard): boolean {
  return limit?.perGame !== undefined && played.n >= limit.perGame
}

function canPay(player: PlayerState, { pay: price }: ActiveEffect): boolean {
  return price === undefined || has(player, price)
}

/** Asks, where it is possible now or could be after converting something. */
function isWanted(
  actions: AgricolaActionManager,
  seat: Seat,
  played: PlayedCard,
  effect: ActiveEffect,
  { isNeeded = false }: Occasion,
): boolean {
  const { game } = actions
  const isPossible = (state: AgricolaState): boolean =>
    canPay(playerAt(state, seat), effect) && effect.do.every((op) => canDo(actions, seat, op))
  const player = game.player(seat)
  if (!isPossible(game.state) && !afterConverting(game, player, () => isPossible(game.state))) return false
  const choices = (): readonly Wish[] => {
    if (!isPossible(game.state)) return NO
    return isNeeded && getAnytimeActions(game, player).length === 0 ? YES : YES_NO
  }
  return actions.one(seat, { kind: 'use-card', card: played.card }, choices, { noAutoRespond: true })
}
