import type { CardId, Seat, SelectSelector, Unavailable } from '@turnwright/kernel'
import { pawn, pawnOffers } from './pawning.ts'
import { promiseOf, refusePromise } from './promise.ts'
import type { Ask } from './questions.ts'
import { sell } from './selling.ts'
import { type Auction, type Block, blockOf, collectorAt, presentFrom } from './state.ts'

const MOST_CARDS = 3

const PASS = { id: 'pass', about: { kind: 'pass' }, exclusive: true } as const

/** S10: everybody else may pass. */
const MUST_BID: Unavailable = { about: PASS.about, reason: 'You opened this lot, so you must bid.' }

/** S9: everybody seals a bid at the same time; the bids are shown together. */
export function askForBids(game: Auction): void {
  const { state } = game
  const block = blockOf(state)
  const answers = game.requestInputMany(
    bidders(game, block).map((seat) => sealedBid(game, block, seat)),
    ({ seat }, action) => {
      pawn(game, seat, action)
      return sealedBid(game, block, seat)
    },
  )
  state.sittingOut = null
  const bids = answers.map(({ seat, selection }) => ({ seat, cards: selection.filter((choice) => choice !== 'pass') }))
  sell(game, block, bids)
}

/** The opener first, then clockwise. */
function bidders({ state }: Auction, { opener }: Block): readonly Seat[] {
  return presentFrom(state, opener).filter((seat) => seat === opener || seat !== state.sittingOut)
}

function sealedBid(game: Auction, block: Block, seat: Seat): SelectSelector<CardId | typeof PASS> {
  const { hand } = collectorAt(game.state, seat)
  const promise = promiseOf(game, seat)
  const refusal = promise === undefined ? null : refusePromise(game, promise, block, seat)
  const money = refusal === null ? hand : hand.filter((card) => card !== promise)
  const mustBid = seat === block.opener && hand.some((card) => card !== promise)
  return {
    actor: game.player(seat).name,
    about: questionFor(block),
    choices: mustBid ? money : [...money, PASS],
    cards: true,
    min: 1,
    max: MOST_CARDS,
    private: true,
    anytime: pawnOffers(game, seat),
    check: (chosen) =>
      chosen.length === 1 && chosen[0] === promise ? 'A promise needs at least one coin beside it.' : null,
    unavailable: () => [...(mustBid ? [MUST_BID] : []), ...(refusal === null ? [] : [refusal])],
  }
}

/** What lies under a cloth is named in no question. */
function questionFor({ lot, covered }: Block): Ask {
  return covered ? { kind: 'seal-blind-bid' } : { kind: 'seal-bid', card: lot }
}
