import type { Seat } from '@turnwright/kernel'
import { lotOf, moneyOf } from '../cards/catalogue.ts'
import { scoreOf } from './scoring.ts'
import { type Auction, collectorAt, presentFrom } from './state.ts'

/** S19: most points win; on a tie most money in hand, and who still ties wins together. */
export function endAuction(game: Auction, reason: string): never {
  const { state, cards } = game
  const present = presentFrom(state, 0)
  for (const seat of present) cards.reveal(collectorAt(state, seat).hand)
  const scores = state.collectors.map(({ lots }) => scoreOf(lots.map((card) => lotOf(cards, card))).total)
  const mostPoints = best(present, (seat) => scores[seat] as number)
  const winners = best(mostPoints, (seat) =>
    collectorAt(state, seat).hand.reduce((sum, card) => sum + moneyOf(cards, card).value, 0),
  )
  const tie = mostPoints.length > winners.length ? '; the most money in hand breaks the tie' : ''
  game.finish({ winners, scores, reason: `${reason}${tie}.` })
}

/** S20: whoever leaves takes lots and money along; the others go on, and the last one wins. */
export function leave(game: Auction, seat: Seat): void {
  const { state } = game
  const collector = collectorAt(state, seat)
  collector.isPresent = false
  state.box.push(...collector.lots.splice(0), ...collector.hand.splice(0))
  state.agenda = state.agenda.filter((task) => task.do !== 'open' || task.seat !== seat)
  game.tell('{player} leaves the auction', { player: { seat } })
  if (presentFrom(state, 0).length === 1) endAuction(game, 'Everybody else has left')
}

function best(seats: readonly Seat[], measure: (seat: Seat) => number): readonly Seat[] {
  const most = Math.max(...seats.map(measure))
  return seats.filter((seat) => measure(seat) === most)
}
