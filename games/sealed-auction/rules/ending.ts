import type { Seat } from '@turnwright/kernel'
import { lotOf } from '../cards/catalogue.ts'
import type { Ended } from './lines.ts'
import { totalOf } from './purse.ts'
import { scoreOf } from './scoring.ts'
import { type Auction, collectorAt, presentFrom } from './state.ts'

/** S19: most points win; on a tie most money in hand, and who still ties wins together. */
export function endAuction(game: Auction, because: Ended['because']): never {
  const { state, cards } = game
  const present = presentFrom(state, 0)
  for (const seat of present) showHand(game, seat)
  const scores = state.collectors.map(({ lots }) => scoreOf(lots.map((card) => lotOf(cards, card))).total)
  const mostPoints = best(present, (seat) => scores[seat] ?? 0)
  const winners = best(mostPoints, (seat) => totalOf(game, collectorAt(state, seat).hand))
  const reason: Ended = { kind: 'ended', because, tied: mostPoints.length > winners.length }
  game.finish({ winners, scores, reason })
}

function showHand(game: Auction, seat: Seat): void {
  const { hand } = collectorAt(game.state, seat)
  game.cards.reveal(hand)
  game.tell({ kind: 'hand-shown', by: seat, cards: [...hand], total: totalOf(game, hand) })
}

/** S20: whoever leaves takes lots and money along; the others go on, and the last one wins. */
export function leave(game: Auction, seat: Seat): void {
  const { state } = game
  const collector = collectorAt(state, seat)
  collector.isPresent = false
  state.box.push(...collector.lots.splice(0), ...collector.hand.splice(0))
  state.agenda = state.agenda.filter((task) => task.do !== 'open' || task.seat !== seat)
  game.tell({ kind: 'left', by: seat })
  if (presentFrom(state, 0).length === 1) endAuction(game, 'deserted')
}

function best(seats: readonly Seat[], measure: (seat: Seat) => number): readonly Seat[] {
  const most = Math.max(...seats.map(measure))
  return seats.filter((seat) => measure(seat) === most)
}
