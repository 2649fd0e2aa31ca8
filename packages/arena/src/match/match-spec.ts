import type { Settings } from '@turnwright/search'

/** Who plays a side of a match, as plain data: it travels to threads. */
export interface MatchPlayer {
  /** The name of an agent of the game. */
  readonly agent: string
  /** In place of its own, where it thinks ahead; time is the processor's. */
  readonly settings?: Partial<Settings>
}

/** Two players who meet over deals, each deal once from both seats. */
export interface MatchSpec {
  readonly game: string
  /** What the table agrees on, deal by deal in turn. */
  readonly options: readonly unknown[]
  readonly player: MatchPlayer
  readonly rival: MatchPlayer
  /** Its deals are derived from it. */
  readonly series: string
}

/** What one game of a match came to, for the player. */
export interface MatchGame {
  readonly number: number
  /** The share of the win. */
  readonly won: number
  readonly points: number
  readonly rivalPoints: number
  readonly decisions: number
  /** Milliseconds of processor time that it thought, in all and at most. */
  readonly thought: number
  readonly longest: number
  readonly playouts: number
  readonly failed: number
  /** Of the machine that played it: time is its time. */
  readonly processor: string
}

/** Every deal is played twice: game 2n with the player in the first seat, game 2n + 1 in the second. */
export const GAMES_A_DEAL = 2
