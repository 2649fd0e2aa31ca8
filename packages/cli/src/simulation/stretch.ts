import type { Tally } from './tally.ts'

/** Numbers of games, from `from` up to below `to`: what one message between threads speaks of. */
export interface Stretch {
  readonly index: number
  readonly from: number
  readonly to: number
}

/** What a thread answers: what the games came to, or why they could not be played. */
export type StretchReport =
  | { readonly index: number; readonly tally: Tally }
  | { readonly index: number; readonly failure: string }

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
export function stretchAt(games: number, index: number): Stretch {
  const from = index * lengthOf(games)
  return { index, from, to: Math.min(games, from + lengthOf(games)) }
}
