import { existsSync, readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StartupError } from '../startup-error.ts'
import { migrations } from '../store/migrations.ts'
import { OpenMark } from '../store/open-mark.ts'
import type { Ledger, Row, StoredKey, Value } from './ledger.ts'

/** A server that writes lets go again soon. */
const PATIENCE = 10_000

/** The database in a folder, whether a server runs on it or not: SQLite lets several read, and one write at a time. */
export class SqliteLedger implements Ledger {
  readonly kind = 'SQLite'
  readonly where: string
  readonly #folder: string
  readonly #db: DatabaseSync

  private constructor(folder: string, db: DatabaseSync) {
    this.where = folder
    this.#folder = folder
    this.#db = db
  }

  static open(given: string, mayWrite: boolean): SqliteLedger {
    const folder = resolve(given)
    const path = join(folder, 'turnwright.sqlite')
    if (!existsSync(path))
      throw new StartupError(`There is no database in ${folder}: name the folder of a server with --data.`)
    // Whoever opens it to write, and closes it, makes an end of its log: not where a part of that is missing.
    if (mayWrite) new OpenMark(path).mustBeWhole()
    const db = new DatabaseSync(path, { readOnly: !mayWrite, timeout: PATIENCE })
    try {
      if (mayWrite) db.exec('PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON')
      mustBeOfToday(db, path)
    } catch (error) {
      db.close()
      throw error instanceof StartupError
        ? error
        : new StartupError(`The database ${path} cannot be read: ${String(error)}`)
    }
    return new SqliteLedger(folder, db)
  }

  async all<R = Row>(sql: string, ...values: readonly Value[]): Promise<readonly R[]> {
    return this.#db.prepare(sql).all(bound(values)) as unknown as readonly R[]
  }

  async run(sql: string, ...values: readonly Value[]): Promise<number> {
    return Number(this.#db.prepare(sql).run(bound(values)).changes)
  }

  async atOneMoment<T>(work: (read: (sql: string) => AsyncIterable<Row>) => Promise<T>): Promise<T> {
    this.#db.exec('BEGIN')
    try {
      return await work((sql) => this.#read(sql))
    } finally {
      this.#db.exec('ROLLBACK')
    }
  }

  async keys(): Promise<readonly StoredKey[]> {
    const file = join(this.#folder, 'secret.key')
    if (!existsSync(file)) return []
    return [{ secret: readFileSync(file).toString('base64'), made: Math.floor(statSync(file).mtimeMs) }]
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#db.close()
  }

  async *#read(sql: string): AsyncIterable<Row> {
    for (const row of this.#db.prepare(sql).iterate()) yield row as Row
  }
}

function bound(values: readonly Value[]): Record<string, Value> {
  return Object.fromEntries(values.map((value, at) => [`$${at + 1}`, value]))
}

function mustBeOfToday(db: DatabaseSync, path: string): void {
  const { user_version: seen } = db.prepare('PRAGMA user_version').get() as { user_version: number }
  if (seen < migrations.length)
    throw new StartupError(
      `The database ${path} is of an earlier version: start the server once to bring it up to date.`,
    )
  if (seen > migrations.length)
    throw new StartupError(`The database ${path} was written by a newer version of this program: use that one.`)
}
