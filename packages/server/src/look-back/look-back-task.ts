import type { Seat } from '@turnwright/kernel'
import type { Beginning, LogEntry } from '@turnwright/kernel/host'
import type { Outline, SeatChange, StoryLine, ToldMoment } from '@turnwright/replay'

/** A running game, as it travels to the thread that looks back at it. Nothing of it leaves the server but what a seat was told. */
export interface LookBackTask {
  readonly table: string
  readonly game: string
  readonly players: readonly string[]
  readonly seed: string
  readonly options: unknown
  /** The moment of another game that it began from. */
  readonly from: Beginning | undefined
  /** What is in force: nothing that somebody took back. */
  readonly log: readonly LogEntry[]
  /** Who took whose place meanwhile. */
  readonly changes: readonly SeatChange[]
  /** Whose eyes; null is a spectator. */
  readonly seat: Seat | null
  readonly locale: string
  /** After so many answers; null asks for what happened as a whole. */
  readonly at: number | null
}

/** Rounds, turns and answers, and the lines with the answer that each came from. */
export interface Overview {
  readonly outline: Outline
  readonly lines: readonly StoryLine[]
}

export type LookBackOutcome = ToldMoment | Overview
