import { type CardId, type Seat, take } from '@turnwright/kernel'
import { setOffAll } from './set-off.ts'
import { type Estraven, type MarketState, playerAt } from './state.ts'

export const ROW_SIZE = 5

/** E11: the given card stands in the slot of the taken one, with the age of a new card. */
export function swap(game: Estraven, seat: Seat, give: CardId, get: CardId, link: number): void {
  const { state } = game
  const { hand } = playerAt(state, seat)
  const { row, ages } = state.market
  const slot = row.indexOf(get)
  if (slot < 0 || !hand.includes(give)) return game.tell({ kind: 'does-nothing', card: give, link })
  take(give, hand)
  row[slot] = give
  ages[slot] = state.market.arrivals++
  hand.push(get)
  game.tell({ kind: 'trades', seat, card: give, taken: { card: get } })
  setOffAll(state, 'trade', seat)
}

/** E12: from the second round on the oldest card goes back, the row shifts, and a new one comes. */
export function renewMarket(game: Estraven): void {
  const { market } = game.state
  const { row, ages, deck } = market
  const slot = oldestSlot(ages)
  const [oldest] = row.splice(slot, 1)
  ages.splice(slot, 1)
  if (oldest !== undefined) {
    game.tell({ kind: 'leaves-market', card: oldest })
    deck.push(oldest)
  }
  game.cards.shuffle(deck)
  turnUp(game.cards, market)
  const newest = row.at(-1)
  if (newest !== undefined) game.tell({ kind: 'comes-to-market', card: newest })
}

export function turnUp(cards: Estraven['cards'], market: MarketState): void {
  const card = market.deck.pop()
  if (card === undefined) return
  cards.reveal(card)
  market.row.push(card)
  market.ages.push(market.arrivals++)
}

function oldestSlot(ages: readonly number[]): number {
  let oldest = 0
  for (let slot = 1; slot < ages.length; slot++) if ((ages[slot] as number) < (ages[oldest] as number)) oldest = slot
  return oldest
}
