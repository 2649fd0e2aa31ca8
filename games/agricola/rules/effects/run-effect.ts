import type { Seat } from '@turnwright/kernel'
import type { ActiveEffect } from '../../cards/effect.ts'
import type { Goods } from '../../cards/goods.ts'
import type { AgricolaActionManager } from '../action-manager.ts'
import { couldBe, isWanted } from '../anytime/if-wanted.ts'
import { type Circumstances, isSo } from '../conditions.ts'
import { has, pay } from '../goods.ts'
import { type PlayedCard, type PlayerState, playerAt } from '../state.ts'
import { canDo, perform } from './ops.ts'

/** What an effect is about: the space that was used, or what has just happened. */
export interface Occasion {
  readonly place: number | null
  readonly about: Circumstances | null
  /** While it is so the owner could not go on without the effect: it is not theirs to refuse. */
  readonly isNeeded?: () => boolean
}

export const NO_OCCASION: Occasion = { place: null, about: null }

/** Does what a card in play says, as far as it applies, can be paid for and is wanted. Whether it did anything. */
export function runEffect(
  actions: AgricolaActionManager,
  seat: Seat,
  played: PlayedCard,
  effect: ActiveEffect,
  occasion: Occasion,
): boolean {
  const uses = effect.limit?.perUse ?? 1
  let used = 0
  while (used < uses && runOnce(actions, seat, played, effect, occasion)) used++
  return used > 0
}

/** False where it does not apply, cannot be paid for or is not wanted. */
function runOnce(
  actions: AgricolaActionManager,
  seat: Seat,
  played: PlayedCard,
  effect: ActiveEffect,
  occasion: Occasion,
): boolean {
  if (!applies(actions, seat, played, effect, occasion)) return false
  const isNow = (): boolean => isPossible(actions, seat, effect)
  const about = { kind: 'use-card', card: played.card } as const
  if (effect.may === true && !isWanted(actions, seat, about, isNow, occasion.isNeeded)) return false
  if (effect.pay !== undefined) payFor(actions, seat, effect.pay, played)
  if (effect.limit?.perGame !== undefined || effect.on === 'once') played.n++
  for (const op of effect.do) perform(actions, seat, played, op, occasion)
  return true
}

/** Whether a card has something to do now, or could have after its owner converted something. */
export function applies(
  actions: AgricolaActionManager,
  seat: Seat,
  played: PlayedCard,
  effect: ActiveEffect,
  { about }: Occasion,
): boolean {
  const { game } = actions
  if (effect.rounds !== undefined && !effect.rounds.includes(game.state.round)) return false
  if (effect.if !== undefined && !isSo(game.state, seat, effect.if, about)) return false
  if (isUsedUp(effect, played)) return false
  const isNow = (): boolean => isPossible(actions, seat, effect)
  return effect.may === true ? couldBe(actions, seat, isNow) : isNow()
}

/** What is not theirs to refuse is done as far as it can be. */
function isPossible(actions: AgricolaActionManager, seat: Seat, effect: ActiveEffect): boolean {
  if (!canPay(playerAt(actions.game.state, seat), effect)) return false
  return effect.may !== true || effect.do.every((op) => canDo(actions, seat, op))
}

function payFor({ game }: AgricolaActionManager, seat: Seat, price: Goods, { card }: PlayedCard): void {
  pay(playerAt(game.state, seat), price)
  game.tell({ kind: 'pays-for-card', seat, goods: price, card })
}

function isUsedUp({ limit, on }: ActiveEffect, { n }: PlayedCard): boolean {
  return on === 'once' ? n > 0 : limit?.perGame !== undefined && n >= limit.perGame
}

function canPay(player: PlayerState, { pay: price }: ActiveEffect): boolean {
  return price === undefined || has(player, price)
}
