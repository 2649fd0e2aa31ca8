import type { Beginning, LogEntry, Witness } from '@turnwright/kernel/host'

/** A moment to be played on from, as it travels to the thread that plays the game up to it. */
export interface ForkTask {
  readonly game: string
  readonly players: readonly string[]
  readonly seed: string
  readonly options: unknown
  readonly from: Beginning | undefined
  /** The entries up to the moment. */
  readonly log: readonly LogEntry[]
  readonly witness: Witness
  /** For the deal of what the witness does not know: random, and used once. */
  readonly deal: string
}

/** The moment; or why there is none: whoever should be is not asked anything, or the present rules do not lead there. */
export type ForkOutcome = Beginning | 'over' | 'not-asked' | 'diverged' | 'unreachable'
