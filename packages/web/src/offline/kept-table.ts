import type { Seat } from '@turnwright/kernel'
import type { AnySelection, LogEntry, Snapshot } from '@turnwright/kernel/host'
import type { GivenHints } from '@turnwright/table'

export interface KeptSeat {
  readonly kind: 'person' | 'bot'
  readonly name: string
  readonly agent: string | null
  readonly left: boolean
}

/** A table as the browser keeps it: what a list shows, and what its game is opened with. */
export interface KeptTable {
  readonly id: string
  readonly game: string
  readonly options: Readonly<Record<string, unknown>>
  readonly seats: readonly KeptSeat[]
  readonly me: Seat
  readonly seed: string
  readonly allowsSecondLooks: boolean
  readonly hints: GivenHints
  readonly status: 'playing' | 'finished' | 'faulted' | 'closed'
  readonly rematch: string | null
  readonly waitingFor: readonly Seat[]
  /** What the person is asked, where they are. */
  readonly asks: string | null
  readonly winners: readonly Seat[] | null
  /** In milliseconds since 1970. */
  readonly updated: number
  /** Under which name the server keeps its record; null until it was handed over. */
  readonly handed: string | null
  /** While a coach stands beside it: what the partners answer, by seat. Left out at any other table. */
  readonly lesson?: Readonly<Record<Seat, readonly AnySelection[]>> | undefined
}

/** What has happened at a table since it was last kept. */
export interface KeptChange {
  readonly table: KeptTable
  /** How many entries of the log are kept already: whoever counted otherwise was not alone. */
  readonly from: number
  readonly entries: readonly LogEntry[]
  readonly snapshot: Snapshot
}

/** A table with all that its game goes on from. */
export interface LoadedGame {
  readonly table: KeptTable
  readonly snapshot: Snapshot
  readonly log: readonly LogEntry[]
}

/** Names of errors with which a shelf refuses a change: another tab has gone on with the game, or removed it. */
export const BEHIND = 'ConstraintError'
export const GONE = 'NotFoundError'

/** Where tables are kept. What resolves is kept for good; what rejects has changed nothing. */
export interface Shelf {
  create(change: KeptChange): Promise<void>
  append(change: KeptChange): Promise<void>
  load(id: string): Promise<LoadedGame | null>
  remove(id: string): Promise<void>
}
