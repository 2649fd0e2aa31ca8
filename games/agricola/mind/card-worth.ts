import type { Seat } from '@turnwright/kernel'
import { cardAt, PRINTED_IDENTITIES } from '../cards/catalogue.ts'
import type { Op } from '../cards/effect.ts'
import { type Good, type Goods, isGood } from '../cards/goods.ts'
import { TOTAL_ROUNDS } from '../cards/round-cards.ts'
import { isSo } from '../rules/conditions.ts'
import type { AgricolaState } from '../rules/state.ts'
import weights from './weights.json' with { type: 'json' }

/** What goods are worth to whoever gets them from a card. */
const UNIT: Readonly<Record<Good, number>> = {
  food: 0.5,
  wood: 0.5,
  clay: 0.45,
  reed: 0.8,
  stone: 0.8,
  grain: 0.9,
  vegetable: 1.3,
  sheep: 1,
  boar: 1.2,
  cattle: 1.5,
}
/** A field, a pasture, a room: whatever a card lets its owner do at once. */
const GRANTED = 1.2
/** Where an amount depends on the moment. */
const SOME = 1.5
/** What is paid would have been paid for something else. */
const PRICE = 0.7

/** What playing a card brings: what it gives at once, its points, and what was seen to come of it later. */
export function cardWorth(state: AgricolaState, seat: Seat, kind: number): number {
  const { points, effects } = cardAt(kind)
  const left = (TOTAL_ROUNDS - state.round) / TOTAL_ROUNDS
  let worth = points + laterWorth(kind, left) - priceOfCard(kind)
  for (const effect of effects)
    if (effect.on === 'play' && (effect.if === undefined || isSo(state, seat, effect.if)))
      for (const op of effect.do) worth += givenWorth(op, left)
  return worth
}

/**
 * What a card in play is worth beyond its points, learned from games; `left` is the share of the game still to come. Of
 * cards of the house nothing was learned: they count as the average of all others, which is nothing.
 */
export function laterWorth(kind: number, left: number): number {
  const fitted = PRINTED_IDENTITIES.length
  if (kind >= fitted) return 0
  const { cards } = weights.base
  return (cards[kind] ?? 0) + (cards[fitted + kind] ?? 0) * left
}

const prices: (number | undefined)[] = []

function priceOfCard(kind: number): number {
  return (prices[kind] ??= worthOf(cardAt(kind).cost) * PRICE)
}

function worthOf(goods: Goods): number {
  let sum = 0
  for (const good in goods) if (isGood(good)) sum += UNIT[good] * (goods[good] ?? 0)
  return sum
}

function givenWorth(op: Op, left: number): number {
  if ('action' in op) return GRANTED
  if ('gain' in op) {
    let sum = 0
    for (const good in op.gain)
      if (isGood(good)) sum += UNIT[good] * (typeof op.gain[good] === 'number' ? op.gain[good] : SOME)
    return sum
  }
  if ('gainChoice' in op) return worthOf(op.gainChoice[0] ?? {})
  if ('gainByPlayers' in op) return worthOf(op.gainByPlayers[2])
  if ('gainTier' in op) return UNIT[op.gainTier.good] * 4 * left
  if ('schedule' in op) return worthOf(op.schedule.goods) * 4 * Math.min(1, 1.5 * left)
  if ('scheduleAction' in op) return left > 0.4 ? GRANTED : 0
  if ('points' in op) return typeof op.points === 'number' ? op.points : TOTAL_ROUNDS * left
  return 0
}
