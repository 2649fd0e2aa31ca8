import type { Cards, Seat } from '@turnwright/kernel'
import type { Chooser } from '@turnwright/testkit'
import { lotOf } from '../cards/catalogue.ts'
import { sealedAuction } from '../rules/sealed-auction.ts'
import { type AuctionState, collectorAt } from '../rules/state.ts'
import { type Coin, coinOf, moneyName } from './coin.ts'
import { stage } from './stage.ts'

/** Sealed Auction in the language of scenarios: `given(auction, { ana: { hand: [3, 5] }, bo: {} }, { row: ['Fox Mask'] })`. */
export const auction = {
  definition: sealedAuction,
  scenario: {
    lay: stage,
    arrange: () => {},

    read: (state: AuctionState, seat: Seat, cards: Cards) => ({
      hand: collectorAt(state, seat).hand.map((card) => coinOf(cards.identity(card))),
      lots: collectorAt(state, seat).lots.map((card) => lotOf(cards, card).name),
    }),

    verbs: (player: Chooser) => ({
      opens: (lot: string) => player.chooses({ 'From the row': [lot] }),
      opensUnderACloth: () => player.chooses('Under a cloth, from the pile'),
      bids: (...coins: readonly Coin[]) => player.chooses(...coins.map(moneyName)),
      passes: () => player.chooses('Pass'),
      givesAway: (...coins: readonly Coin[]) => player.chooses(...coins.map(moneyName)),
      speaksUp: () => player.chooses('Draw 2 money cards, sit out the next lot'),
      leavesIt: () => player.chooses('Leave it'),
      pawns: (lot: string) => player.does(`Pawn ${lot} for 2 money cards`),
    }),
  },
}

/** What somebody sees of the hand at a seat: a question mark for a card they do not know. */
export function handAt(seat: Seat, ...coins: readonly (Coin | '?')[]): object {
  return { collectors: { [seat]: { hand: coins.map(seen) } } }
}

function seen(coin: Coin | '?'): object {
  if (coin === 'promise') return { isPromise: true }
  return { value: coin === '?' ? null : coin, isPromise: false }
}
