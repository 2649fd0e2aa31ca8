import type { AnswerEntry, LeaveEntry, LogEntry, Seat, Snapshot } from '@turnwright/kernel'
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
  /** Whether answers may be taken back past what was revealed. */
  readonly allowsSecondLooks: boolean
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
  readonly checkpoint: Checkpoint | null
  readonly fault: StoredFault | null
}

/** From where a game can be taken up, and what must be known of the log before it. */
export interface Checkpoint {
  readonly snapshot: Snapshot
  readonly outline: LogOutline
}

/** What a game that goes on must know of the log before a snapshot, however long that is. */
export interface LogOutline {
  /** How many answers of each seat were in force where the snapshot's step began. */
  readonly answers: readonly number[]
  /** The last answer or departure in force before that step, and those of the step. */
  readonly last: readonly (AnswerEntry | LeaveEntry)[]
  /** Whether something was taken back after it had come to light. */
  readonly secondLooks: boolean
}

export interface LoadedTable {
  readonly table: StoredTable
  readonly snapshot: Snapshot | null
  /** Null where none was stored with the snapshot: the log is needed from its beginning. */
  readonly outline: LogOutline | null
  /** Those after the snapshot. */
  readonly entries: readonly StoredEntry[]
}

/**
 * Where tables live. Every promise of a write resolves when the write is durable; a rejected one changed nothing, or it
 * is unknown whether it did: load again to find out.
 */
export interface Store {
  create(table: StoredTable): Promise<void>
  /**
   * Refuses a change that was not made from the stored version, with the code of a `StaleTable`, and entries whose
   * (table, seq) or (table, key) is taken: somebody else wrote to this table, or the same was asked before.
   */
  save(change: TableChange): Promise<void>
  /** What is needed to go on at a table, however long its log is. */
  load(id: string): Promise<LoadedTable | null>
  /** The whole log of a table. */
  history(id: string): Promise<readonly StoredEntry[]>
  /** What a client's key was used for at a table. */
  ticket(id: string, key: string): Promise<StoredTicket | null>
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
