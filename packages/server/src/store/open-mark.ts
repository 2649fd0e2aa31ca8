import { existsSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { StartupError } from '../startup-error.ts'

/**
 * A file beside the database for as long as a server has it open. What was acknowledged last may be in the write-ahead
 * log alone, and SQLite would open the database without it and say nothing: with the mark we know that it must be there.
 */
export class OpenMark {
  readonly #database: string

  constructor(database: string) {
    this.#database = database
  }

  /** Refuses a database of which a part is gone. */
  mustBeWhole(): void {
    const [database, log, mark] = [this.#database, `${this.#database}-wal`, `${this.#database}-open`]
    const remedy = 'put it back or restore a backup'
    if (!existsSync(database)) {
      const trace = [log, mark].find((each) => existsSync(each))
      if (trace === undefined) return
      throw new StartupError(
        `The database ${database} is missing, but there is ${basename(trace)} of it: ${remedy}; to begin anew, remove that too.`,
      )
    }
    if (statSync(database).size === 0)
      throw new StartupError(
        `The database ${database} is empty, which no server leaves behind: restore a backup; to begin anew, remove it.`,
      )
    if (existsSync(mark) && !existsSync(log))
      throw new StartupError(
        `The database ${database} was not closed in order, and its log ${basename(log)} is missing: ${remedy}; if sqlite3 was used on it since, nothing is lost: remove ${basename(mark)}.`,
      )
  }

  set(): void {
    writeFileSync(`${this.#database}-open`, '', { mode: 0o600 })
  }

  /** Before the database is closed, which removes the log: the log may be there without the mark, not the other way round. */
  clear(): void {
    rmSync(`${this.#database}-open`, { force: true })
  }
}
