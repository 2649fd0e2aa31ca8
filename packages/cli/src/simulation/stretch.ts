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

/** Enough games a message that the messages cost nothing, few enough that threads finish together. */
const GAMES_A_STRETCH = 50

export function stretchCount(games: number): number {
  return Math.ceil(games / GAMES_A_STRETCH)
}

/** The stretches of a series. They are the same however many threads share them. */
export function stretchAt(games: number, index: number): Stretch {
  const from = index * GAMES_A_STRETCH
  return { index, from, to: Math.min(games, from + GAMES_A_STRETCH) }
}
