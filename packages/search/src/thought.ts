import type { About, Seat } from '@turnwright/kernel'
import type { AnySelection } from '@turnwright/kernel/host'

/** What came of thinking about a question: plain data, for hints and reviews. */
export interface Thought {
  readonly answer: AnySelection
  /** What estimates count in: the chance to win, between 0 and 1, or points of one's own. */
  readonly unit: 'chance' | 'points'
  /** Those that were looked at, the best first. Where there was nothing to think about, the only one. */
  readonly considered: readonly Considered[]
  readonly playouts: number
  /** Playouts that could not be imagined, or in which a program threw. */
  readonly failed: number
}

export interface Considered {
  readonly answer: AnySelection
  readonly prior: number
  /** Null where no playout came to anything. */
  readonly estimate: number | null
  /** Where the true value lies in 95 of 100 cases; null where there is no telling. */
  readonly interval: readonly [number, number] | null
  readonly playouts: number
  /** What is expected to follow, this answer first, as far as playouts go; empty where nobody asked for it. */
  readonly line: readonly Move[]
}

/** One answer of an expected line. */
export interface Move {
  readonly seat: Seat
  /** What was asked. */
  readonly question: About | undefined
  readonly answer: AnySelection
  /**
   * What was chosen. Cards in it stand for what an imagined deal made of them: whoever tells of them masks them for the
   * seat, as everything else that is told.
   */
  readonly chosen: readonly About[]
}
