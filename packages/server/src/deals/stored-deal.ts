import type { Seat } from '@turnwright/kernel'
import type { GameResult } from '@turnwright/kernel'
import type { TableStatus } from '@turnwright/protocol'
import type { StoredSeat, StoredTable } from '../store/store.ts'

/** A place at the table of a deal: that of whoever plays it, or a bot's. */
export interface DealSeat {
  readonly kind: 'player' | 'bot'
  readonly agent: string | null
}

/** A seed and options that several people play, each at a table of their own. */
export interface StoredDeal {
  readonly id: string
  readonly game: string
  readonly options: Readonly<Record<string, unknown>>
  readonly seats: readonly DealSeat[]
  readonly seed: string
  /** The day it is the deal of; null where it was opened by somebody. */
  readonly day: string | null
  /** Who opened it: a guest's id, told to nobody. */
  readonly by: string | null
  readonly byName: string | null
  readonly created: number
  readonly closes: number
}

/** What a table needs to know of its deal. */
export interface DealLink {
  readonly id: string
  readonly closes: number
}

/** Which of the games of a deal are asked for. */
export interface DealGamesWanted {
  readonly person: string | null
  readonly number: number | null
  readonly limit: number
}

/** So many games of one address are told among the best of all. */
export const EACH_ADDRESS = 10

/** Somebody's game of a deal, as it stands in the store. */
export interface StoredDealGame {
  /** In the order in which they were begun. */
  readonly number: number
  readonly person: string
  readonly table: string
  readonly status: TableStatus | null
  readonly seats: readonly StoredSeat[]
  readonly result: GameResult | null
}

/** As long as a deal is open its tables are for those alone who sit at them, and what lies in them stays there. */
export function isSealed({ deal }: Pick<StoredTable, 'deal'>, now: number): boolean {
  return deal !== null && now < deal.closes
}

/** Once a deal has closed, whoever knows of a game of it that is over may look at it. */
export function isUnsealed(table: Pick<StoredTable, 'deal' | 'status'>, now: number): boolean {
  return table.deal !== null && table.status === 'finished' && !isSealed(table, now)
}

export function seatOf({ seats, person }: StoredDealGame): Seat {
  return Math.max(
    0,
    seats.findIndex((seat) => seat.person === person),
  )
}
