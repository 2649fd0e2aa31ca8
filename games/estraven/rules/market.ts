import { type CardId, type Seat, take } from '@turnwright/kernel'
import { setOffAll } from './set-off.ts'
import { type Estraven, playerAt } from './state.ts'

export const ROW_SIZE = 5

/** E11: the given card stands in the slot of the taken one, with the age of a new card. */
export function swap(game: Estraven, seat: Seat, give: CardId, get: CardId): void {
  const { state } = game
  const { hand } = playerAt(state, seat)
  const { row, ages } = state.market
  const slot = row.indexOf(get)
  if (slot < 0 || !hand.includes(give)) return
  take(give, hand)
  row[slot] = give
  ages[slot] = state.market.arrivals++
  hand.push(get)
  game.tell('{player} trades {given} for {taken}', { player: { seat }, given: { card: give }, taken: { card: get } })
  setOffAll(state, 'trade', seat)
}

/** E12: from the second round on the oldest card goes back, the row shifts, and a new one comes. */
export function renewMarket({ state, cards }: Estraven): void {
  const { row, ages, deck } = state.market
  const slot = oldestSlot(ages)
  deck.push(...row.splice(slot, 1))
  ages.splice(slot, 1)
  cards.shuffle(deck)
  turnUp({ state, cards })
}

export function turnUp({ state, cards }: Pick<Estraven, 'state' | 'cards'>): void {
  const { market } = state
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
