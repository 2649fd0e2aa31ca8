import type { CardId, Seat, SelectSelector, Unavailable } from '@turnwright/kernel'
import { lotOf, moneyOf } from '../cards/catalogue.ts'
import { PROMISE } from '../cards/money.ts'
import { sell } from './selling.ts'
import { type Auction, type Block, collectorAt, presentFrom } from './state.ts'

const MOST_CARDS = 3

const PASS = { id: 'pass', title: 'Pass', exclusive: true } as const

/** S9, S10: everybody seals a bid at the same time; the bids are shown together. */
export function askForBids(game: Auction): void {
  const { state } = game
  const block = state.block as Block
  const bidders = presentFrom(state, block.opener).filter((seat) => seat === block.opener || seat !== state.sittingOut)
  const answers = game.requestInputMany(bidders.map((seat) => sealedBid(game, block, seat)))
  const bids = answers.map(({ selection }, at) => ({
    seat: bidders[at] as Seat,
    cards: selection.filter((choice) => choice !== 'pass'),
  }))
  state.sittingOut = null
  sell(game, block, bids)
}

function sealedBid(game: Auction, block: Block, seat: Seat): SelectSelector<CardId | typeof PASS> {
  const { hand } = collectorAt(game.state, seat)
  const promise = hand.find((card) => isPromise(game, card))
  const refusal = promise === undefined ? null : whyNoPromise(game, block, seat)
  const money = refusal === null ? hand : hand.filter((card) => card !== promise)
  const mustBid = seat === block.opener && hand.some((card) => card !== promise)
  const question = {
    actor: game.player(seat).name,
    title: `Seal your bid for ${block.covered ? 'the covered lot' : `the ${lotOf(game.cards, block.lot).name}`}`,
    help: 'Highest total takes the lot. On a tie, fewer cards win. Losing bids come back to hand.',
    choices: mustBid ? money : [...money, PASS],
    cards: true,
    min: 1,
    max: MOST_CARDS,
    private: true,
    unavailable: () => [
      ...(mustBid ? [{ title: PASS.title, reason: 'You opened this lot, so you must bid.' }] : []),
      ...(refusal === null || promise === undefined ? [] : [notNow(promise, refusal)]),
    ],
  }
  return promise === undefined || refusal !== null
    ? question
    : { ...question, check: (chosen) => aloneIs(promise, chosen) }
}

/** S11: a promise is taken for a family its owner collects, and lies beside a coin. */
function whyNoPromise(game: Auction, { lot, covered }: Block, seat: Seat): string | null {
  if (covered) return 'A promise is taken only for a lot that everybody sees.'
  const { family } = lotOf(game.cards, lot)
  if (collectorAt(game.state, seat).lots.some((card) => lotOf(game.cards, card).family === family)) return null
  return `A promise is taken only for a family you collect. You own no ${family} yet.`
}

function aloneIs(promise: CardId, chosen: readonly unknown[]): string | null {
  return chosen.length === 1 && chosen[0] === promise ? 'A promise needs at least one coin beside it.' : null
}

function notNow(promise: CardId, reason: string): Unavailable {
  return { title: PROMISE.name, reason, ref: { card: promise } }
}

function isPromise({ cards }: Auction, card: CardId): boolean {
  return moneyOf(cards, card) === PROMISE
}
