import type { Beginning, LogEntry, Snapshot } from '@turnwright/kernel/host'
import type { TableStatus } from '@turnwright/protocol'
import type { StoredTicket } from '../store/store.ts'

/** A stored table, as it travels to the thread that plays it again. */
export interface VerifyTask {
  readonly game: string
  readonly status: TableStatus
  readonly players: readonly string[]
  readonly seed: string
  readonly options: unknown
  readonly from?: Beginning | undefined
  readonly snapshot: Snapshot | null
  readonly log: readonly LogEntry[]
  /** What was acknowledged, each at the length of the log then. */
  readonly acknowledged: readonly StoredTicket[]
}

/**
 * `exact`: it comes out as it is stored, and every acknowledgement says what it said. `not-begun`: there is nothing to
 * play. `unverified`: other rules or views are in force by now. `diverged`: what is stored is not what was played.
 */
export type Verdict = 'exact' | 'not-begun' | 'unverified' | 'diverged'

export interface Verified {
  readonly verdict: Verdict
  /** Why it is not exact. */
  readonly reason: string | null
  /** How many acknowledgements were compared. */
  readonly compared: number
}
