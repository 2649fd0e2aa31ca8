import type { Beginning, LogEntry, Snapshot } from '@turnwright/kernel/host'

/** A game that is over, as it travels to the thread that proves it. */
export interface RecordTask {
  readonly game: string
  /** The version of the rules under which it must come out as it ended. */
  readonly rules: number
  readonly players: readonly string[]
  readonly seed: string
  readonly options: unknown
  readonly from?: Beginning | undefined
  readonly snapshot: Snapshot
  readonly log: readonly LogEntry[]
  /** Where the record is kept. */
  readonly file: string
  /** Where it is kept as it ended, if the rules play it differently now. */
  readonly fileAsItEnded: string
}

/** Whether the game came out as it ended; if not, whether its end is known, so that there is a record of it as it ended. */
export type RecordOutcome = 'proven' | 'as-it-ended' | 'unknown'
