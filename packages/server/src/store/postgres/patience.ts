/** For how long one waits for a database, in milliseconds. */
export interface Patience {
  /** Then the database gives a statement up, and says so. */
  readonly statement: number
  /** A line on which nothing has come for so long is given up, and it is unknown what became of what was asked on it. */
  readonly silence: number
}

/** Whoever waits for this waits at a table. */
export const AT_TABLES: Patience = { statement: 4_000, silence: 6_000 }

/** Of what is done once, before anybody plays: large tables get new indexes, a whole house moves in. */
export const BEFORE_PLAY: Patience = { statement: 60 * 60_000, silence: 61 * 60_000 }
