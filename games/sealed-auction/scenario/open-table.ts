import type { CardId, Seat } from '@turnwright/kernel'
import type { AuctionView, LotCard } from '../rules/view.ts'

/** All that lies open on the table, whichever way somebody came to know it. */
export interface OpenTable {
  readonly round: number
  readonly rounds: number
  readonly row: readonly OpenCard[]
  readonly pile: number
  readonly block: { readonly opener: Seat; readonly lot: string | null } | null
  readonly money: { readonly pile: number; readonly spent: number }
  readonly collectors: readonly OpenCollector[]
  readonly sittingOut: Seat | null
  readonly lastSale: OpenSale | null
}

export interface OpenCard {
  readonly card: CardId
  readonly identity: string
}

export interface OpenCollector {
  readonly isPresent: boolean
  /** Money in hand that nobody else has seen. */
  readonly hidden: number
  /** The values of the money that everybody has. */
  readonly shown: readonly number[]
  readonly lots: readonly OpenCard[]
  readonly points: number
}

export interface OpenSale {
  readonly lot: string
  readonly winner: Seat | null
  readonly bids: readonly { readonly seat: Seat; readonly values: readonly number[] }[]
}

/** What somebody without a seat sees. */
export function openTableOf({ block, lastSale, collectors, ...view }: AuctionView): OpenTable {
  const { round, rounds, row, pile, money, sittingOut } = view
  return {
    round,
    rounds,
    row: row.flatMap(openCard),
    pile,
    block: block === null ? null : { opener: block.opener, lot: block.lot?.id ?? null },
    money,
    collectors: collectors.map(({ isPresent, hand, lots, score }) => ({
      isPresent,
      hidden: hand.filter(({ value }) => value === null).length,
      shown: hand.flatMap(({ value }) => value ?? []).sort(byValue),
      lots: lots.flatMap(openCard),
      points: score.total,
    })),
    sittingOut,
    lastSale: lastSale === null ? null : { ...lastSale, lot: lastSale.lot?.id ?? 'unknown' },
  }
}

function openCard({ card, lot }: LotCard): readonly OpenCard[] {
  return lot === null ? [] : [{ card, identity: lot.id }]
}

export function byValue(one: number, other: number): number {
  return one - other
}
