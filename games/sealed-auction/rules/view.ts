import type { CardId, MaskedCards, Seat } from '@turnwright/kernel'
import { lotCalled, moneyCalled } from '../cards/catalogue.ts'
import type { Lot } from '../cards/lots.ts'
import { bonusOfNext, countOf, SET_BONUS, type Score, scoreOf } from './scoring.ts'
import type { AuctionState, Block, Collector, Sale } from './state.ts'

/** What a seat is shown. A card somebody may not know has no identity here: `lot` or `money` is null. */
export interface AuctionView {
  readonly round: number
  readonly rounds: number
  /** The next lots, and how many more lie hidden. */
  readonly row: readonly LotCard[]
  readonly pile: number
  readonly block: BlockView | null
  readonly money: { readonly pile: number; readonly spent: number }
  readonly collectors: readonly CollectorView[]
  readonly sittingOut: Seat | null
  readonly lastSale: SaleView | null
  /** By how many of a family somebody owns. */
  readonly setBonus: readonly number[]
}

export interface LotCard {
  readonly card: CardId
  readonly lot: Lot | null
}

export interface MoneyCard {
  readonly card: CardId
  readonly value: number | null
  readonly isPromise: boolean
}

export interface BlockView extends LotCard {
  readonly opener: Seat
  readonly covered: boolean
  /** What it would add to the viewer's points. */
  readonly gain: number | null
}

export interface CollectorView {
  readonly seat: Seat
  readonly isPresent: boolean
  readonly hand: readonly MoneyCard[]
  readonly lots: readonly LotCard[]
  readonly score: Score
}

export interface SaleView extends Omit<Sale, 'lot'> {
  readonly lot: Lot | null
}

export function view(state: AuctionState, seat: Seat | null, cards: MaskedCards): AuctionView {
  const { round, rounds, row, pile, block, money, spent, collectors, sittingOut, lastSale } = state
  return {
    round,
    rounds,
    row: row.map((card) => lotCard(card, cards)),
    pile: pile.length,
    block: block === null ? null : blockView(block, state, seat, cards),
    money: { pile: money.length, spent: spent.length },
    collectors: collectors.map((collector, of) => collectorView(collector, of, cards)),
    sittingOut,
    lastSale: lastSale === null ? null : { ...lastSale, lot: lotCalled(lastSale.lot) },
    setBonus: SET_BONUS,
  }
}

function collectorView({ hand, lots, isPresent }: Collector, seat: Seat, cards: MaskedCards): CollectorView {
  return {
    seat,
    isPresent,
    hand: hand.map((card) => moneyCard(card, cards)),
    lots: lots.map((card) => lotCard(card, cards)),
    score: scoreOf(lotsOf(lots, cards)),
  }
}

function blockView(block: Block, state: AuctionState, seat: Seat | null, cards: MaskedCards): BlockView {
  const { opener, covered } = block
  const { card, lot } = lotCard(block.lot, cards)
  const own = seat === null ? undefined : state.collectors[seat]
  if (lot === null || own === undefined) return { card, lot, opener, covered, gain: null }
  const gain = lot.worth + bonusOfNext(countOf(lot.family, lotsOf(own.lots, cards)))
  return { card, lot, opener, covered, gain }
}

function lotCard(card: CardId, cards: MaskedCards): LotCard {
  return { card, lot: lotCalled(cards.identity(card)) }
}

function moneyCard(card: CardId, cards: MaskedCards): MoneyCard {
  const money = moneyCalled(cards.identity(card))
  return { card, value: money?.value ?? null, isPromise: money?.id === 'promise' }
}

function lotsOf(lots: readonly CardId[], cards: MaskedCards): readonly Lot[] {
  return lots.map((card) => lotCalled(cards.identity(card))).filter((lot) => lot !== null)
}
