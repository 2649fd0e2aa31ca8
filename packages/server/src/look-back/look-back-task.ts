import type { Seat } from '@turnwright/kernel'
import type { Beginning, LogEntry } from '@turnwright/kernel/host'
import type { CardLife, Outline, SeatChange, StoryLine, ToldMoment } from '@turnwright/replay'

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
  readonly asked: AskedOfPast
  /** At which tables cards are being followed: where one stopped, somebody goes on in a moment. */
  readonly followed: readonly string[]
}

/** A moment after so many answers, what was shown at several, where cards went, or what happened as a whole. */
export type AskedOfPast =
  | { readonly kind: 'moment'; readonly at: number }
  | { readonly kind: 'views'; readonly stops: readonly number[] }
  | { readonly kind: 'cards' }
  | { readonly kind: 'overview' }

/** Rounds, turns and answers, and the lines with the answer that each came from. */
export interface Overview {
  readonly outline: Outline
  readonly lines: readonly StoryLine[]
}

export interface PastViews {
  readonly views: readonly unknown[]
}

export interface PastCards {
  readonly lives: readonly CardLife[]
}

/** Null while there is more to follow than a thread does in one go. */
export interface FollowedCards {
  readonly lives: readonly CardLife[] | null
}

export type LookBackOutcome = ToldMoment | PastViews | FollowedCards | Overview
