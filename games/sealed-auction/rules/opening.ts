import { type CardId, doNext, type Seat, take, type Unavailable } from '@turnwright/kernel'
import { lotOf } from '../cards/catalogue.ts'
import { Pawnbroker } from './pawning.ts'
import type { Ask } from './questions.ts'
import type { Auction, AuctionState } from './state.ts'

const ROW_LENGTH = 2

const OPEN_LOT: Ask = { kind: 'open-lot' }
const FROM_ROW: Ask = { kind: 'from-row' }
const COVERED = { id: 'covered', about: { kind: 'under-cloth' } } as const
const NO_PILE: readonly Unavailable[] = [{ about: COVERED.about, reason: 'The pile is empty.' }]

/** S7: the opener puts a lot of the row on the block, or the top of the pile under a cloth. */
export function openLot(game: Auction, seat: Seat): void {
  const { state } = game
  const chosen = new Pawnbroker(game).one(seat, OPEN_LOT, () => openings(game), {
    unavailable: () => (state.pile.length > 0 ? [] : NO_PILE),
  })
  if (chosen === 'covered') coverTop(game, seat)
  else for (const lot of chosen.selection) putOnBlock(game, seat, lot)
  doNext(state.agenda, { do: 'bid' })
}

function openings(game: Auction) {
  const { state, cards } = game
  const row = state.row.map((card) => {
    const { family, worth } = lotOf(cards, card)
    const about: Ask = { kind: 'lot', card, family, worth }
    return { id: card, about, ref: { card }, value: card }
  })
  const fromRow = { id: 'row', about: FROM_ROW, choices: row } as const
  return state.pile.length > 0 ? [fromRow, COVERED] : [fromRow]
}

function putOnBlock(game: Auction, opener: Seat, lot: CardId): void {
  const { state } = game
  take(lot, state.row)
  state.block = { lot, opener, covered: false }
  game.tell({ kind: 'lot-opened', by: opener, card: lot })
  fillRow(game, state)
}

/** S8: the others see that there is a lot, and no more. */
function coverTop(game: Auction, opener: Seat): void {
  const { state, cards } = game
  const lot = state.pile.pop()
  if (lot === undefined) return
  cards.show(lot, opener)
  state.block = { lot, opener, covered: true }
  game.tell({ kind: 'lot-covered', by: opener })
  game.tell({ kind: 'cloth-lifted', card: lot }, [opener])
}

/** S3: the row shows the next two lots, as long as there are any. */
export function fillRow(game: Auction, { row, pile }: AuctionState): void {
  while (row.length < ROW_LENGTH) {
    const lot = pile.pop()
    if (lot === undefined) return
    game.cards.reveal(lot)
    row.push(lot)
    game.tell({ kind: 'turned-up', card: lot })
  }
}
