import type { CardTable } from '../cards/card-table.ts'
import { ContinuedDraws } from '../chance/continued-draws.ts'
import type { Draws } from '../chance/draws.ts'
import { KeyedDraws } from '../chance/keyed-draws.ts'
import type { Seat } from '../rules/seat.ts'
import type { LogEntry, TrackEntry } from './log.ts'
import type { Story } from './snapshot.ts'

/**
 * A moment of a game from which another begins, in place of what its rules set up. It holds neither the seed nor the key
 * of the game that it was taken from: what was drawn in the unfinished step comes along as results. JSON in, JSON out.
 */
export interface Beginning<State = unknown> {
  /** How many entries of the log of that game had been played. */
  readonly at: number
  readonly seats: number
  /** Where the step began in which the question is asked. */
  readonly state: State
  readonly cards: CardTable
  /** The answers since then: the log of the new game begins with them, and nobody takes them back. */
  readonly tail: readonly TrackEntry[]
  /** What was drawn since then. */
  readonly results: readonly number[]
  /** Where the cards lie at the question, if some were shuffled away since then; otherwise null. */
  readonly lost: readonly number[] | null
  /** Who had left by then. */
  readonly left: readonly Seat[]
  /** What was told before. */
  readonly story: Story
}

/** What a table needs to draw chance. */
export interface Chanced {
  readonly seed: string
  readonly from?: Beginning | undefined
}

/** The chance of a table: its own, but for what was drawn before it began. */
export function chanceOf({ seed, from }: Chanced): Draws {
  const own = new KeyedDraws(seed)
  return from === undefined ? own : new ContinuedDraws(from.results, own)
}

/** The log with which a game begins. */
export function inheritedLog({ from }: Chanced): readonly LogEntry[] {
  return (from?.tail ?? NONE) as readonly LogEntry[]
}

const NONE: readonly LogEntry[] = []
