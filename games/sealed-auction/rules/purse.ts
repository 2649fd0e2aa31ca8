import type { CardId, Seat } from '@turnwright/kernel'
import { moneyOf } from '../cards/catalogue.ts'
import { PROMISE } from '../cards/money.ts'
import { type Auction, type AuctionState, collectorAt } from './state.ts'

/** S17: money is drawn unseen; the spent money is shuffled when the pile runs out, and where both are empty nothing comes. */
export function drawMoney(game: Auction, seat: Seat, count: number): void {
  const { state, cards } = game
  const { hand } = collectorAt(state, seat)
  const drawn = cards.draw(state.money, hand, seat, count)
  if (drawn.length < count && state.spent.length > 0) {
    state.money = state.spent
    state.spent = []
    cards.shuffle(state.money)
    game.tell('The spent money is shuffled')
    drawn.push(...cards.draw(state.money, hand, seat, count - drawn.length))
  }
  tellOfDraw(game, seat, drawn)
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

/** How much was drawn is told to all, what was drawn to its owner. */
function tellOfDraw(game: Auction, seat: Seat, [first, second]: readonly CardId[]): void {
  const player = { seat }
  if (first === undefined) return game.tell('{player} finds no money to draw', { player })
  if (second === undefined) {
    game.tell('{player} draws a money card', { player })
    return game.tell('You draw {first}', { first: { card: first } }, [seat])
  }
  game.tell('{player} draws two money cards', { player })
  game.tell('You draw {first} and {second}', { first: { card: first }, second: { card: second } }, [seat])
}
