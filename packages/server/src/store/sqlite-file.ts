import { DatabaseSync, type StatementSync } from 'node:sqlite'
import { StartupError } from '../startup-error.ts'
import { migrations } from './migrations.ts'
import {
  type EntryRow,
  entryOf,
  entryParameters,
  type SnapshotRow,
  type TableRow,
  type TicketRow,
  tableOf,
  tableParameters,
  ticketIn,
  ticketOf,
  ticketParameters,
} from './rows.ts'
import { StaleTable } from './stale-table.ts'
import type { LoadedTable, StoredEntry, StoredTable, StoredTicket, TableChange } from './store.ts'

/** The writer's own checkpoint, which lets the log begin anew; the log copier has done most of its work by then. */
const PAGES_BETWEEN_CHECKPOINTS = 8_000

/** The SQLite file and every statement used on it. Its calls block, so only the writer thread holds one. */
export class SqliteFile {
  readonly #db: DatabaseSync
  readonly #statements = new Map<string, StatementSync>()

  constructor(path: string) {
    this.#db = open(path)
  }

  begin(): void {
    this.#db.exec('BEGIN IMMEDIATE')
  }

  /** Returns when everything since `begin` is on the disk. */
  commit(): void {
    this.#db.exec('COMMIT')
  }

  rollback(): void {
    if (this.#db.isTransaction) this.#db.exec('ROLLBACK')
  }

  create(table: StoredTable): void {
    this.#run(
      `INSERT INTO tables VALUES (:id, :game, :options, :visibility, :status, :host, :seats, :invite, :seed, :offer,
        :rematch, :waiting_for, :winners, :updated, :allows_second_looks, :version)`,
      tableParameters(table),
    )
    this.#seat(table)
  }

  save({ table, isReseated, entries, ticket, checkpoint, fault }: TableChange): void {
    const { changes } = this.#run(
      `UPDATE tables SET visibility = :visibility, status = :status, host = :host, seats = :seats, offer = :offer,
        rematch = :rematch, waiting_for = :waiting_for, winners = :winners,
        updated = :updated, version = :version WHERE id = :id AND version = :version - 1`,
      tableParameters(table),
    )
    if (changes !== 1) throw new StaleTable(table.id)
    const key = ticket?.key ?? entries.at(-1)?.kept?.key
    if (key !== undefined && this.ticket(table.id, key) !== null) throw new StaleTable(table.id)
    for (const entry of entries)
      this.#run(
        'INSERT INTO entries VALUES (:table_id, :seq, :entry, :key, :digest, :branch_id, :fingerprint)',
        entryParameters(table.id, entry),
      )
    if (ticket !== null)
      this.#run(
        'INSERT INTO tickets VALUES (:table_id, :key, :digest, :seq, :branch_id, :fingerprint)',
        ticketParameters(table.id, ticket),
      )
    if (isReseated) this.#seat(table)
    if (checkpoint !== null)
      this.#run('INSERT OR REPLACE INTO snapshots VALUES (:id, :snapshot, :entries, :outline)', {
        id: table.id,
        snapshot: JSON.stringify(checkpoint.snapshot),
        entries: checkpoint.snapshot.entries,
        outline: JSON.stringify(checkpoint.outline),
      })
    if (fault !== null)
      this.#run('INSERT INTO faults VALUES (:id, :at, :message, :stack, :answer)', {
        id: table.id,
        at: table.updated,
        message: fault.message,
        stack: fault.stack,
        answer: JSON.stringify(fault.answer),
      })
  }

  load(id: string): LoadedTable | null {
    const [row] = this.#all<TableRow>('SELECT * FROM tables WHERE id = :id', { id })
    if (row === undefined) return null
    const [kept] = this.#all<SnapshotRow>('SELECT * FROM snapshots WHERE table_id = :id', { id })
    return {
      table: tableOf(row),
      snapshot: kept === undefined ? null : JSON.parse(kept.snapshot),
      outline: kept === undefined || kept.outline === null ? null : JSON.parse(kept.outline),
      entries: this.#entries(id, kept?.entries ?? 0),
    }
  }

  history(id: string): readonly StoredEntry[] {
    return this.#entries(id, 0)
  }

  ticket(id: string, key: string): StoredTicket | null {
    const [ticket] = this.#all<TicketRow>('SELECT * FROM tickets WHERE table_id = :id AND key = :key', { id, key })
    if (ticket !== undefined) return ticketOf(ticket)
    const [entry] = this.#all<EntryRow>('SELECT * FROM entries WHERE table_id = :id AND key = :key', { id, key })
    return entry === undefined ? null : ticketIn(entryOf(entry))
  }

  #entries(id: string, from: number): readonly StoredEntry[] {
    return this.#all<EntryRow>('SELECT * FROM entries WHERE table_id = :id AND seq >= :from ORDER BY seq', {
      id,
      from,
    }).map(entryOf)
  }

  tablesOf(person: string, limit: number): readonly StoredTable[] {
    return this.#all<TableRow>(
      `SELECT tables.* FROM people JOIN tables ON tables.id = people.table_id WHERE people.person = :person
        ORDER BY tables.updated DESC LIMIT :limit`,
      { person, limit },
    ).map(tableOf)
  }

  openTables(since: number, limit: number): readonly StoredTable[] {
    return this.#all<TableRow>(
      `SELECT * FROM tables WHERE status = 'gathering' AND visibility = 'open' AND updated >= :since
        ORDER BY updated DESC LIMIT :limit`,
      { since, limit },
    ).map(tableOf)
  }

  countUnfinished(person: string): number {
    const [row] = this.#all<{ n: number }>(
      `SELECT count(*) AS n FROM people JOIN tables ON tables.id = people.table_id
        WHERE people.person = :person AND tables.status IN ('gathering', 'playing')`,
      { person },
    )
    return row?.n ?? 0
  }

  reviveFaulted(): void {
    this.#run(`UPDATE tables SET status = 'playing', version = version + 1 WHERE status = 'faulted'`, {})
  }

  check(): void {
    this.#all('SELECT 1', {})
  }

  close(): void {
    this.#db.close()
  }

  /** Notes everyone who has to do with the table, so that it is found in their list; those who left keep it. */
  #seat({ id, host, seats }: StoredTable): void {
    const people = new Set([host, ...seats.flatMap(({ person, keptFor }) => person ?? keptFor ?? [])])
    for (const person of people) this.#run('INSERT OR IGNORE INTO people VALUES (:person, :id)', { person, id })
  }

  #prepare(sql: string): StatementSync {
    let statement = this.#statements.get(sql)
    if (statement === undefined) {
      statement = this.#db.prepare(sql)
      // An update names only the columns that can change.
      statement.setAllowUnknownNamedParameters(true)
      this.#statements.set(sql, statement)
    }
    return statement
  }

  #run(sql: string, parameters: Record<string, string | number | null>): { changes: number | bigint } {
    return this.#prepare(sql).run(parameters)
  }

  #all<Row>(sql: string, parameters: Record<string, string | number | null>): Row[] {
    return this.#prepare(sql).all(parameters) as Row[]
  }
}

function open(path: string): DatabaseSync {
  let db: DatabaseSync
  try {
    db = new DatabaseSync(path, { timeout: 2_000 })
    db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON')
    db.exec(`PRAGMA wal_autocheckpoint = ${PAGES_BETWEEN_CHECKPOINTS}`)
    const [{ quick_check: verdict }] = db.prepare('PRAGMA quick_check(1)').all() as [{ quick_check: string }]
    if (verdict !== 'ok') throw new Error(verdict)
  } catch (error) {
    const why = error instanceof Error ? error.message.replace(/\s+/g, ' ') : String(error)
    throw new StartupError(
      `The database ${path} is damaged or no database (${why}): restore a backup, or move it away.`,
    )
  }
  migrate(db, path)
  return db
}

function migrate(db: DatabaseSync, path: string): void {
  const { user_version: seen } = db.prepare('PRAGMA user_version').get() as { user_version: number }
  if (seen > migrations.length)
    throw new StartupError(`The database ${path} was written by a newer version of this program: start that one.`)
  for (let version = seen; version < migrations.length; version++)
    db.exec(`BEGIN IMMEDIATE; ${migrations[version]}; PRAGMA user_version = ${version + 1}; COMMIT`)
}
