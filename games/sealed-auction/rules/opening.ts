import { type CardId, doNext, type Seat, take } from '@turnwright/kernel'
import { lotOf } from '../cards/catalogue.ts'
import { Pawnbroker } from './pawning.ts'
import type { Auction, AuctionState } from './state.ts'

const ROW_LENGTH = 2

/** S7: the opener puts a lot of the row on the block, or the top of the pile under a cloth. */
export function openLot(game: Auction, seat: Seat): void {
  const { state } = game
  const [chosen] = new Pawnbroker(game).choose(game.player(seat), () => openings(game), {
    title: 'Put a lot on the block',
    help: 'Everybody bids for it, and you must.',
    unavailable: () => (state.pile.length > 0 ? [] : [{ title: COVERED.title, reason: 'The pile is empty.' }]),
  })
  if (typeof chosen === 'object') putOnBlock(game, seat, chosen.selection[0] as CardId)
  else coverTop(game, seat)
  doNext(state.agenda, { do: 'bid' })
}

const COVERED = {
  id: 'covered',
  title: 'Under a cloth, from the pile',
  detail: 'You alone look at it; the others bid for what they cannot see.',
} as const

function openings(game: Auction) {
  const { state, cards } = game
  const row = state.row.map((card) => {
    const { name, family, worth } = lotOf(cards, card)
    return { id: card, title: name, detail: `${family}, worth ${worth}`, ref: { card }, value: card }
  })
  const fromRow = { id: 'row', title: 'From the row', choices: row } as const
  return state.pile.length > 0 ? [fromRow, COVERED] : [fromRow]
}

function putOnBlock(game: Auction, opener: Seat, lot: CardId): void {
  const { state } = game
  take(lot, state.row)
  state.block = { lot, opener, covered: false }
  fillRow(game, state)
  game.tell('{player} puts {lot} on the block', { player: { seat: opener }, lot: { card: lot } })
}

/** S8: the others see that there is a lot, and no more. */
function coverTop(game: Auction, opener: Seat): void {
  const { state, cards } = game
  const lot = state.pile.pop() as CardId
  cards.show(lot, opener)
  state.block = { lot, opener, covered: true }
  game.tell('{player} puts a covered lot on the block', { player: { seat: opener } })
  game.tell('Under the cloth you see {lot}', { lot: { card: lot } }, [opener])
}

/** S3: the row shows the next two lots, as long as there are any. */
export function fillRow({ cards }: Auction, { row, pile }: AuctionState): void {
  while (row.length < ROW_LENGTH && pile.length > 0) {
    const lot = pile.pop() as CardId
    cards.reveal(lot)
    row.push(lot)
  }
}
