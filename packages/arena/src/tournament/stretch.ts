import type { TournamentGame } from './tournament.ts'

/** Games of a line-up: what one message to a thread speaks of. */
export interface GameStretch {
  readonly lineUp: number
  readonly numbers: readonly number[]
}

/** What a thread answers: the games and how long they took, or those up to the one that broke and why it did. */
export type GameStretchReport = { readonly games: readonly TournamentGame[]; readonly ms: number } & (
  | { readonly failure: null }
  | { readonly failure: Error }
)

/** Long enough that messages and lines in a file cost nothing, short enough that little is lost by a kill. */
const STRETCH_MS = 250
const MOST_GAMES = 500

/** Says how many games to ask for at a time, by how long the last ones of a line-up took. */
export class StretchLengths {
  readonly #games = new Map<number, number>()

  of(lineUp: number): number {
    return this.#games.get(lineUp) ?? 1
  }

  learn(lineUp: number, games: number, ms: number): void {
    const fitting = Math.floor((STRETCH_MS / Math.max(ms, 1)) * games)
    this.#games.set(lineUp, Math.max(1, Math.min(MOST_GAMES, fitting, 2 * this.of(lineUp))))
  }
}
