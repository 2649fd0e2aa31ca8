import { fingerprintOf } from '@turnwright/kernel/host'
import type { GameStretch } from '../tournament/stretch.ts'
import type { Tournament } from '../tournament/tournament.ts'
import { keyOf } from '../tournament/tournament-book.ts'

/** Games that somebody should play, as plain data: it travels through a database. */
export interface GameJob {
  /** Under which the games are kept. */
  readonly key: string
  readonly tournament: Tournament
  readonly stretch: GameStretch
  /** What must be the same on all machines, or their games would not be one tournament. */
  readonly edition: Edition
}

export interface Edition {
  readonly software: string
  /** The number of the game's rules. */
  readonly rules: number
}

/** What came of a job, apart from the games. */
export interface JobOutput {
  readonly ms: number
  /** Why the games could not all be played; null where they were. */
  readonly failure: string | null
}

/** Under which the games of a tournament are kept for good: those of other rules or other players are of another one. */
export function gamesKey(tournament: Tournament, { software, rules }: Edition): string {
  return fingerprintOf(keyOf(tournament), software, rules)
}
