import type { BrokenGame } from './broken-game.ts'
import type { Tally } from './tally.ts'

/** Numbers of games, from `from` up to below `to`: what one message between threads speaks of. */
export interface Stretch {
  readonly index: number
  readonly from: number
  readonly to: number
}

/** What a thread answers: what the games came to, the one that broke, or why there is no telling. */
export type StretchReport =
  | { readonly index: number; readonly tally: Tally }
  | { readonly index: number; readonly broken: BrokenGame }
  | { readonly index: number; readonly failure: Error }

/** Enough games a message that the messages cost nothing. */
const MOST_GAMES = 50
/** Enough messages that all threads have work until the end, where the games are slow and few. */
const FEWEST_STRETCHES = 64

function lengthOf(games: number): number {
  return Math.min(MOST_GAMES, Math.ceil(games / FEWEST_STRETCHES))
}

export function stretchCount(games: number): number {
  return Math.ceil(games / lengthOf(games))
}

/** The stretches of a series. They are the same however many threads share them. */
export function stretchAt({ games, from }: { games: number; from: number }, index: number): Stretch {
  const length = lengthOf(games)
  const first = from + index * length
  return { index, from: first, to: Math.min(from + games, first + length) }
}
