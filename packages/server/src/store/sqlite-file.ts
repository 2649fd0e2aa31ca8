import type { DatabaseSync } from 'node:sqlite'
import type { Beginning } from '@turnwright/kernel/host'
import type { TableStatus } from '@turnwright/protocol'
import type { DealGamesWanted, StoredDeal, StoredDealGame } from '../deals/stored-deal.ts'
import { DAYS_OF_REFUSALS, dayOf } from './day.ts'
import { migrations } from './migrations.ts'
import { openDatabase } from './open-database.ts'
import { OpenMark } from './open-mark.ts'
import { peopleAt } from './people-at.ts'
import {
  type EntryRow,
  entryOf,
  entryParameters,
  paceParameters,
  type SnapshotRow,
  type TableRow,
  type TicketRow,
  tableOf,
  tableParameters,
  ticketIn,
  ticketOf,
  ticketParameters,
} from './rows.ts'
import { SqliteReminders } from '../reminders/sqlite-reminders.ts'
import { SqliteTalk } from '../talk/sqlite-talk.ts'
import * as deals from './sqlite-deals.ts'
import type { SqlRow, SqlStatement } from './sql-batch.ts'
import { SqliteStatements } from './sqlite-statements.ts'
import { StaleTable } from './stale-table.ts'
import type {
  AskedTable,
  Bounds,
  Created,
  DueTables,
  LoadedTable,
  StoredEntry,
  StoredTable,
  StoredTicket,
  TableChange,
  TableProgress,
  Tail,
  Untouched,
} from './store.ts'

/** The SQLite file and every statement used on it. Its calls block, so only the writer thread holds one. */
export class SqliteFile {
  readonly #db: DatabaseSync
  readonly #mark: OpenMark
  readonly #sql: SqliteStatements
  readonly #reminders: SqliteReminders
  readonly #talk: SqliteTalk
  /** How many there were, since the database was made. */
  #commits: number

  constructor(path: string) {
    this.#mark = new OpenMark(path)
    this.#mark.mustBeWhole()
    this.#db = openDatabase(path)
    this.#sql = new SqliteStatements(this.#db)
    this.#reminders = new SqliteReminders(this.#sql)
    this.#talk = new SqliteTalk(this.#sql)
    this.#commits = this.#sql.all<{ n: number }>('SELECT n FROM commits', {})[0]?.n ?? 0
    this.#mark.set(this.#commits)
  }

  begin(): void {
    this.#sql.hasChanged = false
    this.#db.exec('BEGIN IMMEDIATE')
  }

  /** Returns when everything since `begin` is on the disk. */
  commit(): void {
    if (!this.#sql.hasChanged) return this.#db.exec('COMMIT')
    const commits = this.#commits + 1
    this.#sql.run('UPDATE commits SET n = :commits', { commits })
    this.#db.exec('COMMIT')
    this.#commits = commits
    this.#mark.reach(commits)
  }

  rollback(): void {
    if (this.#db.isTransaction) this.#db.exec('ROLLBACK')
  }

  create(table: StoredTable, bounds: Bounds | null, from: Beginning | null): Created {
    if (bounds !== null && this.#countUnfinished(table.host) >= bounds.unfinished) return 'too-many-unfinished'
    if (bounds !== null && table.visibility === 'open' && this.#countOpen(table, bounds) >= bounds.openFrom)
      return 'too-many-open'
    this.#sql.run(
      `INSERT INTO tables VALUES (:id, :game, :options, :visibility, :status, :host, :seats, :invite, :seed, :offer,
        :rematch, :waiting_for, :winners, :updated, :allows_second_looks, :version, :day,
        :opened_from, :origin, :deal, :hints, :opening, :pace, :due, :allows_spectators, :helped, :bots_asked, :scores)`,
      { ...tableParameters(table), day: dayOf(table.updated) },
    )
    this.#seat(table)
    if (from !== null)
      this.#sql.run('INSERT INTO beginnings VALUES (:id, :beginning)', {
        id: table.id,
        beginning: JSON.stringify(from),
      })
    return 'created'
  }

  save(change: TableChange): void {
    const { table, changed, entries, ticket, checkpoint, fault } = change
    if (changed === 'play' ? !this.#playOn(change.table) : !this.#update(change.table)) throw new StaleTable(table.id)
    for (const entry of entries)
      this.#add(
        table.id,
        `INSERT INTO entries SELECT :table_id, :seq, :entry, :key, :digest, :branch_id, :fingerprint
          WHERE :key IS NULL OR NOT EXISTS (SELECT 1 FROM tickets WHERE table_id = :table_id AND key = :key)`,
        entryParameters(table.id, entry),
      )
    if (ticket !== null)
      this.#add(
        table.id,
        `INSERT INTO tickets SELECT :table_id, :key, :digest, :seq, :branch_id, :fingerprint, :counted_as
          WHERE NOT EXISTS (SELECT 1 FROM entries INDEXED BY keys WHERE table_id = :table_id AND key = :key AND key IS NOT NULL)`,
        ticketParameters(table.id, ticket),
      )
    if (changed === 'seats') this.#seat(change.table)
    if (checkpoint !== null)
      this.#sql.run('INSERT OR REPLACE INTO snapshots VALUES (:id, :snapshot, :entries, :outline)', {
        id: table.id,
        snapshot: JSON.stringify(checkpoint.snapshot),
        entries: checkpoint.snapshot.entries,
        outline: JSON.stringify(checkpoint.outline),
      })
    if (fault !== null)
      this.#sql.run('INSERT INTO faults VALUES (:id, :at, :message, :stack, :answer, :seq)', {
        id: table.id,
        at: table.updated,
        message: fault.message,
        stack: fault.stack,
        answer: JSON.stringify(fault.answer),
        seq: fault.seq,
      })
  }

  /** An answer: few columns, and none by which tables are looked for, but once a day. */
  #playOn({ id, pace, botsAsked, offer, waitingFor, updated, version }: TableProgress): boolean {
    const values = {
      id,
      offer: offer === null ? null : JSON.stringify(offer),
      waiting_for: JSON.stringify(waitingFor),
      updated,
      version,
      day: dayOf(updated),
      bots_asked: botsAsked,
      ...paceParameters(pace),
    }
    const played = `UPDATE tables SET offer = :offer, waiting_for = :waiting_for, updated = :updated, version = :version,
      bots_asked = :bots_asked, pace = coalesce(:pace, pace), due = CASE WHEN :pace IS NULL THEN due ELSE :due END`
    const found = 'WHERE id = :id AND version = :version - 1'
    if (this.#sql.run(`${played} ${found} AND day = :day`, values).changes === 1) return true
    return this.#sql.run(`${played}, day = :day ${found}`, values).changes === 1
  }

  #update(table: StoredTable): boolean {
    const { changes } = this.#sql.run(
      `UPDATE tables SET visibility = :visibility, status = :status, host = :host, seats = :seats, offer = :offer,
        rematch = :rematch, deal = :deal, hints = :hints, helped = :helped, pace = :pace, due = :due, bots_asked = :bots_asked, waiting_for = :waiting_for, winners = :winners, scores = :scores,
        updated = :updated, version = :version, day = :day WHERE id = :id AND version = :version - 1`,
      { ...tableParameters(table), day: dayOf(table.updated) },
    )
    return changes === 1
  }

  /** Refused where the key was used at this table before: by an index among entries, by the statement elsewhere. */
  #add(table: string, sql: string, parameters: Record<string, string | number | null>): void {
    if (this.#sql.run(sql, parameters).changes !== 1) throw new StaleTable(table)
  }

  load(id: string): LoadedTable | null {
    const [row] = this.#sql.all<TableRow>('SELECT * FROM tables WHERE id = :id', { id })
    if (row === undefined) return null
    const [kept] = this.#sql.all<SnapshotRow>('SELECT * FROM snapshots WHERE table_id = :id', { id })
    const [begun] = this.#sql.all<{ beginning: string }>('SELECT beginning FROM beginnings WHERE table_id = :id', {
      id,
    })
    return {
      table: tableOf(row),
      from: begun === undefined ? null : JSON.parse(begun.beginning),
      snapshot: kept === undefined ? null : JSON.parse(kept.snapshot),
      outline: kept === undefined || kept.outline === null ? null : JSON.parse(kept.outline),
      entries: this.#entries(id, kept?.entries ?? 0),
    }
  }

  since(id: string, version: number, seq: number): Tail | 'unchanged' | 'gone' {
    const [row] = this.#sql.all<TableRow>('SELECT * FROM tables WHERE id = :id', { id })
    if (row === undefined) return 'gone'
    if (row.version === version) return 'unchanged'
    const [kept] = this.#sql.all<{ at: number }>(
      'SELECT coalesce(entries, 0) AS at FROM snapshots WHERE table_id = :id',
      {
        id,
      },
    )
    return { table: tableOf(row), entries: this.#entries(id, seq), snapshotAt: kept?.at ?? -1 }
  }

  /** As pairs: a map would not survive its way between threads. */
  versions(ids: readonly string[]): readonly (readonly [string, number])[] {
    return this.#sql
      .all<{ id: string; version: number }>(
        'SELECT id, version FROM tables WHERE id IN (SELECT value FROM json_each(:ids))',
        { ids: JSON.stringify(ids) },
      )
      .map(({ id, version }) => [id, version])
  }

  countTickets(table: string, seq: number, countedAs: string): number {
    const [row] = this.#sql.all<{ n: number }>(
      'SELECT count(*) AS n FROM tickets WHERE table_id = :table AND seq = :seq AND counted_as = :countedAs',
      { table, seq, countedAs },
    )
    return row?.n ?? 0
  }

  history(id: string): readonly StoredEntry[] {
    return this.#entries(id, 0)
  }

  ticket(id: string, key: string): StoredTicket | null {
    const [ticket] = this.#sql.all<TicketRow>('SELECT * FROM tickets WHERE table_id = :id AND key = :key', { id, key })
    if (ticket !== undefined) return ticketOf(ticket)
    const [entry] = this.#sql.all<EntryRow>(
      'SELECT * FROM entries INDEXED BY keys WHERE table_id = :id AND key = :key AND key IS NOT NULL',
      { id, key },
    )
    return entry === undefined ? null : ticketIn(entryOf(entry))
  }

  #entries(id: string, from: number): readonly StoredEntry[] {
    return this.#sql
      .all<EntryRow>('SELECT * FROM entries WHERE table_id = :id AND seq >= :from ORDER BY seq', {
        id,
        from,
      })
      .map(entryOf)
  }

  tablesOf(person: string, limit: number, invitations: number): readonly StoredTable[] {
    const theirs = 'SELECT tables.* FROM people JOIN tables ON tables.id = people.table_id WHERE person = :person'
    return this.#sql
      .all<TableRow>(
        `SELECT * FROM (${theirs} AND standing <> 'kept'
          ORDER BY standing = 'here' AND status IN ('gathering', 'playing', 'faulted') DESC, updated DESC LIMIT :limit)
        UNION ALL SELECT * FROM (${theirs} AND standing = 'kept' AND status = 'gathering'
          ORDER BY updated DESC LIMIT :invitations)
        ORDER BY updated DESC`,
        { person, limit, invitations },
      )
      .map(tableOf)
  }

  openTables(since: number, limit: number, perHost: number): readonly StoredTable[] {
    return this.#sql
      .all<TableRow>(
        `SELECT tables.* FROM tables JOIN (
          SELECT id, row_number() OVER (PARTITION BY opened_from ORDER BY updated DESC) AS turn FROM (
            SELECT id, updated, opened_from, row_number() OVER (PARTITION BY host ORDER BY updated DESC) AS nth
            FROM tables WHERE status = 'gathering' AND visibility = 'open' AND updated >= :since
          ) WHERE nth <= :perHost ORDER BY turn, updated DESC LIMIT :limit
        ) AS open USING (id) ORDER BY tables.updated DESC`,
        { since, limit, perHost },
      )
      .map(tableOf)
  }

  #countUnfinished(person: string): number {
    const [row] = this.#sql.all<{ n: number }>(
      `SELECT count(*) AS n FROM people JOIN tables ON tables.id = people.table_id
        WHERE people.person = :person AND people.standing = 'here' AND tables.status IN ('gathering', 'playing')`,
      { person },
    )
    return row?.n ?? 0
  }

  #countOpen({ openedFrom }: StoredTable, { openSince }: Bounds): number {
    const [row] = this.#sql.all<{ n: number }>(
      `SELECT count(*) AS n FROM tables INDEXED BY open_from WHERE opened_from = :openedFrom AND updated >= :openSince
        AND status = 'gathering' AND visibility = 'open'`,
      { openedFrom, openSince },
    )
    return row?.n ?? 0
  }

  reviveFaulted(): void {
    this.#sql.run(
      `UPDATE tables SET status = 'playing', bots_asked = 'people', version = version + 1 WHERE status = 'faulted'`,
      {},
    )
  }

  untouched(status: TableStatus, before: number, last: Untouched | null, limit: number): readonly Untouched[] {
    return this.#sql.all<Untouched>(
      `SELECT id, updated FROM tables WHERE status = :status AND day <= :latest AND updated < :before
        AND (day, id) > (:day, :id) ORDER BY day, id LIMIT :limit`,
      {
        status,
        before,
        latest: dayOf(before),
        day: last === null ? -1 : dayOf(last.updated),
        id: last?.id ?? '',
        limit,
      },
    )
  }

  closeUntouched(id: string, before: number, now: number): boolean {
    const { changes } = this.#sql.run(
      `UPDATE tables SET status = 'closed', offer = NULL, waiting_for = '[]', updated = :now, day = :day,
        version = version + 1
        WHERE id = :id AND updated < :before AND status IN ('gathering', 'playing', 'faulted')`,
      { id, before, now, day: dayOf(now) },
    )
    return changes === 1
  }

  purge(id: string, before: number): boolean {
    const [row] = this.#sql.all<{ id: string }>(
      `SELECT id FROM tables WHERE id = :id AND updated < :before AND status IN ('closed', 'finished')`,
      { id, before },
    )
    if (row === undefined) return false
    for (const part of [
      'entries',
      'tickets',
      'snapshots',
      'faults',
      'people',
      'beginnings',
      'told_turns',
      'talk_lines',
      'talk_writers',
    ])
      this.#sql.run(`DELETE FROM ${part} WHERE table_id = :id`, { id })
    // As long as a deal is open nobody plays it a second time.
    this.#sql.run(
      'DELETE FROM deal_games WHERE table_id = :id AND deal_id IN (SELECT id FROM deals WHERE closes < :before)',
      { id, before },
    )
    this.#sql.run('UPDATE tables SET rematch = NULL, version = version + 1 WHERE rematch = :id', { id })
    this.#sql.run('DELETE FROM tables WHERE id = :id', { id })
    return true
  }

  createDeal(deal: StoredDeal, most: number): StoredDeal | null {
    return deals.createDeal(this.#sql, deal, most)
  }

  deal(id: string): StoredDeal | null {
    return deals.dealBy(this.#sql, id)
  }

  dealOf(game: string, day: string): StoredDeal | null {
    return deals.dealOfDay(this.#sql, game, day)
  }

  enterDeal(deal: string, person: string, table: string, now: number): string {
    return deals.enterDeal(this.#sql, deal, person, table, now)
  }

  leaveDeal(deal: string, person: string, table: string): void {
    deals.leaveDeal(this.#sql, deal, person, table)
  }

  dealTable(deal: string, person: string): string | null {
    return deals.dealTable(this.#sql, deal, person)
  }

  countDealGames(deal: string): number {
    return deals.countDealGames(this.#sql, deal)
  }

  dealGames(deal: string, wanted: DealGamesWanted): readonly StoredDealGame[] {
    return deals.dealGames(this.#sql, deal, wanted)
  }

  houseTime(): number {
    return this.#sql.all<{ time: number }>('SELECT time FROM house', {})[0]?.time ?? 0
  }

  advanceHouse(from: number, to: number): boolean {
    if (this.houseTime() !== from) return false
    this.#sql.run('INSERT INTO house VALUES (1, :to) ON CONFLICT DO UPDATE SET time = excluded.time', { to })
    return true
  }

  dueTables(by: number, limit: number): DueTables {
    const running = `FROM tables INDEXED BY due_tables WHERE due IS NOT NULL AND status = 'playing'`
    const due = this.#sql.all<{ id: string }>(`SELECT id ${running} AND due <= :by ORDER BY due LIMIT :limit`, {
      by,
      limit,
    })
    const [first] = this.#sql.all<{ next: number | null }>(`SELECT min(due) AS next ${running} AND due > :by`, { by })
    return { due: due.map(({ id }) => id), next: first?.next ?? null }
  }

  botsAsked({ company, id }: Pick<AskedTable, 'company' | 'id'>, limit: number): readonly AskedTable[] {
    return this.#sql.all<AskedTable>(
      `SELECT bots_asked AS company, id, version FROM tables INDEXED BY asked_bots WHERE bots_asked IS NOT NULL
        AND status = 'playing' AND (bots_asked, id) > (:company, :id) ORDER BY bots_asked, id LIMIT :limit`,
      { company, id, limit },
    )
  }

  reminders(operation: keyof SqliteReminders, args: readonly unknown[]): unknown {
    return Reflect.apply(this.#reminders[operation], this.#reminders, args)
  }

  talk(operation: keyof SqliteTalk, args: readonly unknown[]): unknown {
    return Reflect.apply(this.#talk[operation], this.#talk, args)
  }

  addRefusals(day: string, counts: Readonly<Record<string, number>>): void {
    for (const [kind, count] of Object.entries(counts))
      this.#sql.run(
        `INSERT INTO refusals VALUES (:day, :kind, :count)
          ON CONFLICT DO UPDATE SET count = count + excluded.count`,
        { day, kind, count },
      )
    this.#sql.run('DELETE FROM refusals WHERE day < date(:day, :back)', { day, back: `-${DAYS_OF_REFUSALS} days` })
  }

  /** All of them, or none where one does not do what is expected of it: others of the same commit are not touched. */
  batch(statements: readonly SqlStatement[]): readonly (readonly SqlRow[])[] | null {
    this.#db.exec('SAVEPOINT batch')
    const all: SqlRow[][] = []
    for (const { sql, values, expects } of statements) {
      const bound = Object.fromEntries(values.map((value, at) => [`$${at + 1}`, value]))
      const isRead = sql.startsWith('SELECT') || sql.includes('RETURNING')
      const rows = isRead ? this.#sql.all<SqlRow>(sql, bound) : []
      const count = isRead ? rows.length : Number(this.#sql.run(sql, bound).changes)
      if (expects !== undefined && count !== expects) {
        this.#db.exec('ROLLBACK TO batch; RELEASE batch')
        return null
      }
      if (isRead && !sql.startsWith('SELECT') && count > 0) this.#sql.hasChanged = true
      all.push(rows)
    }
    this.#db.exec('RELEASE batch')
    return all
  }

  /** Writes what is there already, so that a full disk is noticed and nothing changes. */
  check(): void {
    this.#db.exec(`PRAGMA user_version = ${migrations.length}`)
  }

  close(): void {
    this.#mark.clear()
    this.#db.close()
  }

  /**
   * Notes everyone who has to do with the table, so that it is found in their list. Those who left keep it there; of a
   * seat that is no longer kept for somebody nothing is left.
   */
  #seat(table: StoredTable): void {
    const { id } = table
    this.#sql.run(`DELETE FROM people WHERE table_id = :id AND standing = 'kept'`, { id })
    this.#sql.run(`UPDATE people SET standing = 'gone' WHERE table_id = :id`, { id })
    for (const [person, standing] of peopleAt(table))
      this.#sql.run(
        `INSERT INTO people VALUES (:person, :id, :standing)
          ON CONFLICT DO UPDATE SET standing = excluded.standing`,
        { person, id, standing },
      )
  }
}
