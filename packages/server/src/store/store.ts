import type { LogEntry, Seat, Snapshot } from '@turnwright/kernel'
import type { TableStatus } from '@turnwright/protocol'

/** A place at a stored table. */
export interface StoredSeat {
  readonly kind: 'open' | 'person' | 'bot'
  /** The guest's id, never told to anyone. */
  readonly person: string | null
  readonly name: string | null
  readonly agent: string | null
  readonly left: boolean
  /** In a rematch: whom the open seat is kept for. */
  readonly keptFor: string | null
}

export interface StoredOffer {
  readonly by: Seat
  readonly answers: number
  readonly agreed: readonly Seat[]
}

/** A table without its game. */
export interface StoredTable {
  readonly id: string
  readonly game: string
  readonly options: Readonly<Record<string, unknown>>
  readonly visibility: 'open' | 'invite'
  readonly status: TableStatus
  readonly host: string
  readonly seats: readonly StoredSeat[]
  readonly invite: string
  readonly seed: string
  readonly offer: StoredOffer | null
  readonly rematch: string | null
  /** Whom the game waits for and what it asks, so that lists need not wake it. */
  readonly waitingFor: readonly { readonly seat: Seat; readonly title: string }[]
  /** Once it is over. */
  readonly winners: readonly Seat[] | null
  readonly updated: number
  /** How often it was changed. A change makes one version out of the one before, and out of no other. */
  readonly version: number
}

/** What a client's key stands for, so that a retry gets the same words. */
export interface KeptAnswer {
  readonly key: string
  /** Of the request: the same key with another request is a mistake. */
  readonly digest: string
  readonly branchId: number
  readonly fingerprint: string
}

/** The same with the length of the log at that time. */
export interface StoredTicket extends KeptAnswer {
  readonly seq: number
}

/** One row of a table's log. */
export interface StoredEntry {
  readonly seq: number
  readonly entry: LogEntry
  readonly kept: KeptAnswer | null
}

/** A rules bug and the answer that brought it about, for operators. */
export interface StoredFault {
  readonly message: string
  readonly stack: string
  readonly answer: unknown
}

/** What changes at a table in one go: all of it is durable, or nothing. */
export interface TableChange {
  readonly table: StoredTable
  /** Whether others than before sit at it. */
  readonly isReseated: boolean
  readonly entries: readonly StoredEntry[]
  /** Of a change that adds nothing to the log; otherwise the last entry keeps it. */
  readonly ticket: StoredTicket | null
  readonly snapshot: Snapshot | null
  readonly fault: StoredFault | null
}

export interface LoadedTable {
  readonly table: StoredTable
  readonly entries: readonly StoredEntry[]
  readonly tickets: readonly StoredTicket[]
  readonly snapshot: Snapshot | null
}

/**
 * Where tables live. Every promise of a write resolves when the write is durable; a rejected one changed nothing, or it
 * is unknown whether it did: load again to find out.
 */
export interface Store {
  create(table: StoredTable): Promise<void>
  /**
   * Refuses a change that was not made from the stored version, with the code of a `StaleTable`, and entries whose
   * (table, seq) is taken: somebody else wrote to this table.
   */
  save(change: TableChange): Promise<void>
  load(id: string): Promise<LoadedTable | null>
  /** Newest first. */
  tablesOf(person: string, limit: number): Promise<readonly StoredTable[]>
  /** Tables anyone may join, changed since then, newest first. */
  openTables(since: number, limit: number): Promise<readonly StoredTable[]>
  countUnfinished(person: string): Promise<number>
  /** After a restart faulted tables get another chance: the answer that hurt them is not in their log. */
  reviveFaulted(): Promise<void>
  /** Resolves when the store answers. */
  check(): Promise<void>
  close(): Promise<void>
}
