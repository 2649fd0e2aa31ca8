import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs'
import { basename } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StartupError } from '../startup-error.ts'

/** As wide as any number that is ever written, so that one covers the other. */
const WIDTH = 16

/**
 * A file beside the database for as long as a server has it open, which says how many commits the database must hold.
 * What was acknowledged last may be in the write-ahead log alone, and SQLite would open the database without it, or with
 * as much of it as can be read, and say nothing.
 *
 * It is written after each commit and not waited for. After `kill -9` it is exact; when the power fails it may lag
 * behind the database, and never says more than was on the disk before.
 */
export class OpenMark {
  readonly #database: string
  #file: number | null = null

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
    if (!existsSync(mark)) return
    const hasLog = existsSync(log)
    const trouble = this.#troubleWith(log, mark)
    // Reading makes an empty one.
    if (!hasLog) rmSync(log, { force: true })
    if (trouble === null) return
    // What is left of a log would lay old pages over newer ones: whoever goes on without the rest goes on without all of it.
    const leftovers = (hasLog ? [log, mark] : [mark]).map((file) => basename(file)).join(' and ')
    throw new StartupError(
      `The database ${database} was not closed in order, and ${trouble}: ${remedy}; to go on without it, keep a copy of the folder and remove ${leftovers}. Nothing was changed.`,
    )
  }

  /** What is wrong with a database that was not closed; null where it holds all that was acknowledged. */
  #troubleWith(log: string, mark: string): string | null {
    const expected = commitsIn(mark)
    if (expected === null) return `${basename(mark)}, which says what it must hold, is damaged`
    const state = existsSync(log) ? 'damaged or cut short' : 'missing'
    const found = commitsOf(this.#database)
    if (typeof found === 'string') return `it cannot be read together with its log ${basename(log)} (${found})`
    if (found >= expected) return null
    return `its log ${basename(log)} is ${state}, with the last ${expected - found} commits`
  }

  /** The database is open, with so many commits. */
  set(commits: number): void {
    const mark = `${this.#database}-open`
    this.#file = openSync(`${mark}.new`, 'w', 0o600)
    this.reach(commits)
    // From here on it is never found empty, whenever the power fails.
    fsyncSync(this.#file)
    renameSync(`${mark}.new`, mark)
  }

  reach(commits: number): void {
    if (this.#file === null) return
    try {
      writeSync(this.#file, String(commits).padStart(WIDTH), 0)
    } catch {
      // The commit stands. A mark that lags behind is true as well.
    }
  }

  /** Before the database is closed, which removes the log: the log may be there without the mark, not the other way round. */
  clear(): void {
    if (this.#file !== null) closeSync(this.#file)
    this.#file = null
    rmSync(`${this.#database}-open`, { force: true })
  }
}

/** Null where the mark is not as it was written. */
function commitsIn(mark: string): number | null {
  const text = readFileSync(mark, 'utf8')
  return text.length === WIDTH && /^ *\d+$/.test(text) ? Number(text) : null
}

/** Only read: whoever opens it to write, and closes it, makes an end of the log. A text says why it cannot be told. */
function commitsOf(database: string): number | string {
  try {
    using db = new DatabaseSync(database, { readOnly: true })
    const row = db.prepare('SELECT n FROM commits').get() as { n: number } | undefined
    return row?.n ?? 0
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
