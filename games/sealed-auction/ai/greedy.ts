import type { AgentKind, Seat, Selection } from '@turnwright/kernel'
import type { Question } from '@turnwright/kernel/search'
import type { Prompt } from '@turnwright/kernel/host'
import type { Line } from '../rules/lines.ts'
import type { Ask } from '../rules/questions.ts'
import { bonusOfNext, countOf } from '../rules/scoring.ts'
import type { AuctionView, CollectorView, LotCard } from '../rules/view.ts'
import { bidNear } from './bid-near.ts'

/** What a collector wants of a lot nobody has seen: an average worth and a little hope. */
const HOPE = 5
/** With less than this in hand, two money cards are worth a missed lot. */
const POOR = 5
const COINS_A_CARD = 3.8
const CARDS_A_ROUND = 2
/** Roughly what a lot brings, with its share in the sets. */
const POINTS_A_LOT = 8
/** Keeping a lot from somebody is worth a part of what it would bring them. */
const SPITE = 0.4

/** Knows what a lot would bring, spreads its money over the lots to come, and bids about that. */
export const greedy: AgentKind<AuctionView, Ask | Line> = {
  about: 'Bids what a lot would bring it, and takes care to have money left.',
  create: () => (question) => greedyAnswer(question),
}

/** What it answers; a bold one bids more for the same lot, a shy one less. */
export function greedyAnswer(question: Question<AuctionView, Ask | Line>, boldness = 1): Selection {
  const { view, prompts } = question.projection()
  const { seat } = question
  const [prompt] = prompts
  if (prompt === undefined) return []
  const kind = question.about?.kind
  if (kind === 'open-lot') return open(view, prompt, seat)
  if (kind === 'speak-up') return [purse(own(view, seat)) < POOR ? 'take' : 'leave']
  if (kind === 'give-away') return giveAway(view, prompt, seat)
  return bid(view, prompt, seat, boldness)
}

/** The best of the row, unless the cloth promises more. */
function open(view: AuctionView, prompt: Prompt, seat: Seat): Selection {
  const [best] = view.row.toSorted((a, b) => value(view, b, seat) - value(view, a, seat))
  const maybeBetter = prompt.choices.some(({ id }) => id === 'covered')
  if (best === undefined || (maybeBetter && value(view, best, seat) < HOPE)) return ['covered']
  return [{ title: 'row', selection: [best.card] }]
}

function bid(view: AuctionView, prompt: Prompt, seat: Seat, boldness: number): Selection {
  const { block } = view
  const price = block === null ? 0 : boldness * value(view, block, seat) * coinsAPoint(view, seat)
  const offered = prompt.choices.map(({ id }) => id)
  const money = own(view, seat).hand.filter(({ card }) => offered.includes(card))
  const cards = bidNear(price, money)
  return cards.length > 0 ? cards : ['pass']
}

function giveAway(view: AuctionView, { min }: Prompt, seat: Seat): Selection {
  const cheapest = own(view, seat).hand.toSorted((a, b) => (a.value ?? 0) - (b.value ?? 0))
  return cheapest.slice(0, min).map(({ card }) => card)
}

function value(view: AuctionView, { lot }: LotCard, seat: Seat): number {
  if (lot === null) return HOPE
  const gains = view.collectors.map(({ lots }) => {
    const known = lots.map((each) => each.lot).filter((each) => each !== null)
    return lot.worth + bonusOfNext(countOf(lot.family, known))
  })
  const theirs = Math.max(...gains.filter((_, of) => of !== seat && view.collectors[of]?.isPresent))
  return (gains[seat] ?? 0) + SPITE * theirs
}

/** Money is worth nothing after the last lot, so it is spread over this seat's share of those to come. */
function coinsAPoint(view: AuctionView, seat: Seat): number {
  const present = view.collectors.filter(({ isPresent }) => isPresent).length
  const share = (view.row.length + view.pile + 1) / present
  const income = (view.rounds - view.round) * CARDS_A_ROUND * COINS_A_CARD
  return (purse(own(view, seat)) + income) / (Math.max(1, share) * POINTS_A_LOT)
}

function purse({ hand }: CollectorView): number {
  return hand.reduce((sum, { value: coins, isPromise }) => sum + (isPromise ? 0 : (coins ?? 0)), 0)
}

function own(view: AuctionView, seat: Seat): CollectorView {
  const collector = view.collectors[seat]
  if (collector === undefined) throw new RangeError(`nobody collects at seat ${seat}`)
  return collector
}
