import { type CardId, doNext, type Seat } from '@turnwright/kernel'
import { lotOf, moneyOf } from '../cards/catalogue.ts'
import { nextOpener } from './openers.ts'
import { spend } from './purse.ts'
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
function rank({ cards }: Auction, bids: readonly Bid[]): readonly RankedBid[] {
  return bids
    .filter((bid) => bid.cards.length > 0)
    .map((bid) => ({ ...bid, total: bid.cards.reduce((sum, card) => sum + moneyOf(cards, card).value, 0) }))
    .sort((a, b) => b.total - a.total || a.cards.length - b.cards.length)
}

/** S14: it is seen, and leaves the game. */
function withdraw(game: Auction, lot: CardId): void {
  game.state.box.push(lot)
  game.tell('Nobody bids, and {lot} is withdrawn', { lot: { card: lot } })
}

function announce(game: Auction, lot: CardId, best: RankedBid, second: RankedBid | undefined): void {
  const sold = { player: { seat: best.seat }, lot: { card: lot }, price: best.total }
  if (second === undefined) game.tell('{player} wins {lot} with {price}', sold)
  else
    game.tell("{player} wins {lot} with {price}, ahead of {second}'s {bid}", {
      ...sold,
      second: { seat: second.seat },
      bid: second.total,
    })
  game.emit('sold', { lot: lotOf(game.cards, lot).id, winner: best.seat, price: best.total })
}
