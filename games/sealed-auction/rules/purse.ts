import type { CardId, Seat } from '@turnwright/kernel'
import { moneyOf } from '../cards/catalogue.ts'
import { PROMISE } from '../cards/money.ts'
import { type Auction, type AuctionState, collectorAt } from './state.ts'

/** S17: money is drawn unseen, and only its owner is told what it was; the spent money is shuffled when the pile runs out, and where both are empty nothing comes. */
export function drawMoney(game: Auction, seat: Seat, count: number): void {
  const { state, cards } = game
  const { hand } = collectorAt(state, seat)
  const drawn = cards.draw(state.money, hand, seat, count)
  if (drawn.length < count && state.spent.length > 0) {
    state.money = state.spent
    state.spent = []
    cards.shuffle(state.money)
    game.tell({ kind: 'money-shuffled' })
    drawn.push(...cards.draw(state.money, hand, seat, count - drawn.length))
  }
  game.tell({ kind: 'money-drawn', by: seat, count: drawn.length })
  if (drawn.length > 0) game.tell({ kind: 'money-seen', cards: drawn }, [seat])
}

/** Coins come back with the next shuffle; a promise is good once. */
export function spend({ state, cards }: Auction, seat: Seat, money: readonly CardId[]): void {
  const { hand } = collectorAt(state, seat)
  cards.reveal(money)
  for (const card of money) cards.move(card, hand, moneyOf(cards, card) === PROMISE ? state.box : state.spent)
}

export function canDrawMoney({ money, spent }: AuctionState): boolean {
  return money.length + spent.length > 0
}

export function totalOf({ cards }: Auction, money: readonly CardId[]): number {
  return money.reduce((sum, card) => sum + moneyOf(cards, card).value, 0)
}
