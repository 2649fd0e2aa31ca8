import type { CardId, Seat, Unavailable } from '@turnwright/kernel'
import { lotOf, moneyOf } from '../cards/catalogue.ts'
import { PROMISE } from '../cards/money.ts'
import type { Ask } from './questions.ts'
import { type Auction, type Block, collectorAt } from './state.ts'

/** The promise that somebody still holds. */
export function promiseOf({ state, cards }: Auction, seat: Seat): CardId | undefined {
  return collectorAt(state, seat).hand.find((card) => moneyOf(cards, card) === PROMISE)
}

/** S11: a promise is taken only for a family its owner collects, and not for what somebody cannot see. */
export function refusePromise(game: Auction, promise: CardId, block: Block, seat: Seat): Unavailable | null {
  const reason = block.covered
    ? 'A promise is taken only for a lot that everybody sees.'
    : whyNot(game, block.lot, seat)
  return reason === null
    ? null
    : { about: { kind: 'promise', card: promise } satisfies Ask, reason, ref: { card: promise } }
}

function whyNot({ state, cards }: Auction, lot: CardId, seat: Seat): string | null {
  const { family } = lotOf(cards, lot)
  const collects = collectorAt(state, seat).lots.some((card) => lotOf(cards, card).family === family)
  return collects ? null : `A promise is taken only for a family you collect. You own no ${family} yet.`
}
