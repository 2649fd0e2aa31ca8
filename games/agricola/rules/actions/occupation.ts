import type { CardId, Cards, Seat } from '@turnwright/kernel'
import { cardAt, isOccupationKind } from '../../cards/catalogue.ts'
import type { Goods } from '../../cards/goods.ts'
import type { AgricolaActionManager } from '../action-manager.ts'
import { has, pay } from '../goods.ts'
import { occupationsInFront } from '../in-play.ts'
import type { Question } from '../questions.ts'
import { hasSkill, SKILL } from '../skills.ts'
import { type Agricola, type PlayerState, playerAt } from '../state.ts'
import { layOut } from './play-card.ts'

export function isOccupation(cards: Cards, card: CardId): boolean {
  return isOccupationKind(cards.kind(card))
}

/** What an occupation costs on a space: food for the first, the second, …; the last price holds for all that follow. */
export function lessonPrice(player: PlayerState, food: readonly number[]): Goods {
  const n = food[Math.min(occupationsInFront(player), food.length - 1)] ?? 0
  return n === 0 ? FREE : (PRICES[n] ?? { food: n })
}

const FREE: Goods = {}
const PRICES: readonly (Goods | undefined)[] = [undefined, { food: 1 }, { food: 2 }]

export function canPlayOccupation(game: Agricola, seat: Seat, price: Goods): boolean {
  const player = playerAt(game.state, seat)
  if (!player.hand.some((card) => isOccupation(game.cards, card))) return false
  return has(player, price) || couldAfford(player, price)
}

/** A card may turn wood into food before an occupation is paid for. */
function couldAfford(player: PlayerState, price: Goods): boolean {
  if (!hasSkill(player, SKILL.playOccupation) || !player.inPlay.some(({ kind }) => actsBefore(kind))) return false
  const food = player.supply.wood > 0 ? occupationsInFront(player) : 0
  return player.supply.food + food >= (price.food ?? 0)
}

function actsBefore(kind: number): boolean {
  return cardAt(kind).effects.some((effect) => effect.on === 'event' && effect.timing === 'before')
}

const PLAY_OCCUPATION: Question = { kind: 'play-occupation' }
const AMONG_CARDS = { cards: true, noAutoRespond: true }

/** One occupation from the hand, at a price in food. Whether anything was done: a card that acted before counts as well. */
export function playOccupation(actions: AgricolaActionManager, seat: Seat, price: Goods): boolean {
  const { game } = actions
  const player = playerAt(game.state, seat)
  const acted = actions.wakeBefore(seat, 'playOccupation', () => !has(player, price))
  const playable = (): readonly CardId[] => (has(player, price) ? occupationsIn(game, player) : [])
  const [card] = actions.some(seat, PLAY_OCCUPATION, playable, {}, AMONG_CARDS)
  if (card === undefined) return acted
  pay(player, price)
  layOut(actions, seat, card, price, 'playOccupation')
  return true
}

function occupationsIn({ cards }: Agricola, { hand }: PlayerState): readonly CardId[] {
  return hand.filter((card) => isOccupation(cards, card))
}
