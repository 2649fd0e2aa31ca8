import type { Edition } from '../tournament/edition.ts'
import type { GameStretch } from '../tournament/stretch.ts'
import type { Tournament } from '../tournament/tournament.ts'

/** Games that somebody should play, as plain data: it travels through a database. */
export interface GameJob {
  /** Under which the games are kept. */
  readonly key: string
  readonly tournament: Tournament
  readonly stretch: GameStretch
  /** What must be the same on all machines, or their games would not be one tournament. */
  readonly edition: Edition
}

/** What came of a job, apart from the games. */
export interface JobOutput {
  readonly ms: number
  /** Why the games could not all be played; null where they were. */
  readonly failure: string | null
}
