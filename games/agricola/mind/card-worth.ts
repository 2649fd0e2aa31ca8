import { cardAt, IDENTITIES, HAND_CARDS, kindCalled } from '../cards/catalogue.ts'
import type { Op } from '../cards/effect.ts'
import { isGood } from '../cards/goods.ts'
import { SPACE_IDS } from '../cards/space-names.ts'
import { TOTAL_ROUNDS } from '../cards/round-cards.ts'
import type { AgricolaState, PlayerState } from '../rules/state.ts'
import { spacesNamed } from '../rules/spaces/board.ts'
import { hasSkill, SKILL } from '../rules/skills.ts'
import type { Good, Goods } from '../cards/goods.ts'

/** What lies on each space for whoever has a card, by the kind of the card and the place of the space. */
const BONUS: (readonly (Goods | undefined)[] | undefined)[] = []

function bonusOf(kind: number, state: AgricolaState): readonly (Goods | undefined)[] {
  return (BONUS[kind] ??= makeBonus(kind, state))
}

function makeBonus(kind: number, state: AgricolaState): readonly (Goods | undefined)[] {
  const places: (Goods | undefined)[] = SPACE_IDS.map(() => undefined)
  for (const effect of cardAt(kind).effects) {
    if (effect.on !== 'useSpace' || effect.by === 'others' || effect.pay !== undefined) continue
    const goods = gainOf(effect.do)
    if (goods === null) continue
    const named = spacesNamed(effect.at, state)
    for (let place = 0; place < places.length; place++) if (((named >>> place) & 1) === 1) places[place] = goods
  }
  return places
}

function gainOf(ops: readonly Op[]): Goods | null {
  for (const op of ops) {
    if ('gain' in op) {
      const goods: Partial<Record<Good, number>> = {}
      for (const good in op.gain) if (isGood(good) && typeof op.gain[good] === 'number') goods[good] = op.gain[good]
      return goods
    }
    if ('gainChoice' in op) return op.gainChoice[0] ?? null
    if ('schedule' in op) return op.schedule.goods
  }
  return null
}

/** Calls back for goods that cards in play bring on a space. */
export function cardGoodsAt(state: AgricolaState, player: PlayerState, place: number): Goods | null {
  if (!hasSkill(player, SKILL.useSpace)) return null
  for (const { kind } of player.inPlay) {
    const goods = bonusOf(kind, state)[place]
    if (goods !== undefined) return goods
  }
  return null
}

/** What a card brings whoever plays it: at once, and for each round that is left. */
interface CardWorth {
  readonly atOnce: number
  readonly perRound: number
}

const UNIT: Readonly<Record<Good, number>> = {
  food: 0.5, wood: 0.5, clay: 0.45, reed: 0.8, stone: 0.8, grain: 0.9, vegetable: 1.3, sheep: 1, boar: 1.2, cattle: 1.5,
}

function guess(kind: number): CardWorth {
  const card = cardAt(kind)
  let atOnce = card.points
  let perRound = 0
  for (const effect of card.effects) {
    if (effect.on === 'play') {
      for (const op of effect.do) {
        if ('gain' in op) for (const good in op.gain) if (isGood(good)) atOnce += UNIT[good] * (typeof op.gain[good] === 'number' ? Number(op.gain[good]) : 1.5)
        if ('schedule' in op) for (const good in op.schedule.goods) if (isGood(good)) perRound += (UNIT[good] * (op.schedule.goods[good] ?? 0) * 4) / TOTAL_ROUNDS
        if ('gainChoice' in op) atOnce += 0.9
        if ('gainByPlayers' in op) atOnce += 1.5
        if ('action' in op) atOnce += 1.2
        if ('scheduleAction' in op) perRound += 0.1
      }
    } else if (effect.on === 'scoring') atOnce += 0.7
    else perRound += 0.08
  }
  for (const good in card.cost) if (isGood(good)) atOnce -= UNIT[good] * (card.cost[good] ?? 0) * 0.7
  return { atOnce, perRound }
}

export const CARD_WORTH: CardWorth[] = IDENTITIES.map(() => ({ atOnce: 0, perRound: 0 }))
for (const { id } of HAND_CARDS) CARD_WORTH[kindCalled(id)] = guess(kindCalled(id))

export function cardWorth(kind: number, left: number): number {
  const worth = CARD_WORTH[kind]
  return worth === undefined ? 0 : worth.atOnce + worth.perRound * left
}
