import { type CardId, doNext, type Seat } from '@turnwright/kernel'
import { lotOf, moneyOf } from '../cards/catalogue.ts'
import { nextOpener } from './openers.ts'
import { spend, totalOf } from './purse.ts'
import { type Auction, type Block, collectorAt } from './state.ts'

/** What somebody bid; no cards are a pass. */
export interface Bid {
  readonly seat: Seat
  readonly cards: readonly CardId[]
}

interface RankedBid extends Bid {
  readonly total: number
}

/** S13: all bids are shown, and a covered lot too. The best bid is paid; the others stay in hand, seen by all. */
export function sell(game: Auction, { lot }: Block, bids: readonly Bid[]): void {
  const { state, cards } = game
  cards.reveal(lot)
  for (const bid of bids) cards.reveal(bid.cards)
  const [best, ...losing] = rank(game, bids)
  state.block = null
  state.lastSale = {
    lot: lotOf(cards, lot).id,
    winner: best?.seat ?? null,
    bids: bids.map((bid) => ({ seat: bid.seat, values: bid.cards.map((card) => moneyOf(cards, card).value) })),
  }
  for (const bid of bids) tellOfBid(game, bid)
  if (best === undefined) withdraw(game, lot)
  else {
    spend(game, best.seat, best.cards)
    collectorAt(state, best.seat).lots.push(lot)
    announce(game, lot, best, losing[0])
    const opener = nextOpener(state)
    const losers = losing.map(({ seat }) => seat).filter((seat) => seat !== opener)
    if (losers.length > 0 && opener !== null) doNext(state.agenda, { do: 'console', losers })
  }
}

/** S12: the highest total first, then the fewest cards, then the nearest to the opener, which is how bids come in. */
function rank(game: Auction, bids: readonly Bid[]): readonly RankedBid[] {
  return bids
    .filter((bid) => bid.cards.length > 0)
    .map((bid) => ({ ...bid, total: totalOf(game, bid.cards) }))
    .sort((a, b) => b.total - a.total || a.cards.length - b.cards.length)
}

function tellOfBid(game: Auction, { seat, cards }: Bid): void {
  if (cards.length === 0) game.tell({ kind: 'passed', by: seat })
  else game.tell({ kind: 'bid-opened', by: seat, cards, total: totalOf(game, cards) })
}

/** S14: it is seen, and leaves the game. */
function withdraw(game: Auction, lot: CardId): void {
  game.state.box.push(lot)
  game.tell({ kind: 'withdrawn', card: lot })
}

function announce(game: Auction, lot: CardId, { seat, total }: RankedBid, second: RankedBid | undefined): void {
  const ahead = second === undefined ? null : { by: second.seat, total: second.total }
  game.tell({ kind: 'sold', by: seat, card: lot, price: total, ahead })
  game.emit('sold', { lot: lotOf(game.cards, lot).id, winner: seat, price: total })
}
