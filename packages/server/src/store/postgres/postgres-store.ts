import type { Beginning } from '@turnwright/kernel/host'
import type { TableStatus } from '@turnwright/protocol'
import postgres, { type Sql } from 'postgres'
import type { DealGamesWanted, StoredDeal, StoredDealGame } from '../../deals/stored-deal.ts'
import { A_DAY, DAYS_OF_REFUSALS, dayOf } from '../day.ts'
import {
  type EntryRow,
  entryColumns,
  entryOf,
  type SnapshotRow,
  snapshotColumns,
  type TableRow,
  type TicketRow,
  tableColumns,
  tableOf,
  tableParameters,
  ticketColumns,
  ticketIn,
  ticketOf,
} from '../rows.ts'
import { StaleTable } from '../stale-table.ts'
import type {
  AskedTable,
  Bounds,
  Created,
  DueTables,
  LoadedTable,
  Store,
  StoredEntry,
  StoredTable,
  StoredTicket,
  TableChange,
  Tail,
  Untouched,
} from '../store.ts'
import { AnswerBatches } from './answer-batches.ts'
import { addressFrom, connect, lock, type Speaker, startupErrorOf } from './connect.ts'
import * as deals from './deals.ts'
import { migrate } from './migrate.ts'
import { BEFORE_PLAY } from './patience.ts'
import { people, saveStatement } from './save-statement.ts'

/** In seconds. Whatever had to be stored was waited for before. */
const LONGEST_GOODBYE = 1
const TAKEN = '23505'
/** Classes of errors: something is wrong with a value, breaks a constraint, or came in between. */
const SPOILED: ReadonlySet<string> = new Set(['22', '23', '40'])

/** The store of several nodes: one PostgreSQL, in which (table, seq) is given once. */
export class PostgresStore implements Store {
  /** For what nodes share beside tables. */
  readonly sql: Sql
  readonly #answers: AnswerBatches

  private constructor(sql: Sql) {
    this.sql = sql
    this.#answers = new AnswerBatches(sql)
  }

  /** The name is what the database knows this program by. */
  static async open(url: string, name = 'turnwright'): Promise<PostgresStore> {
    const address = addressFrom(url)
    const before = await connect(address, name, BEFORE_PLAY)
    try {
      await migrate(before)
    } catch (error) {
      throw startupErrorOf(error, address.where)
    } finally {
      await before.end({ timeout: LONGEST_GOODBYE })
    }
    return new PostgresStore(await connect(address, name))
  }

  /** Two at once of one host, or from one address, wait for each other: counting and creating are one. */
  create(table: StoredTable, bounds?: Bounds, from: Beginning | null = null): Promise<Created> {
    const { id, host, openedFrom } = table
    return this.sql.begin(async (sql): Promise<Created> => {
      if (bounds !== undefined) {
        await lock(sql, `host ${host}`)
        if ((await countUnfinished(sql, host)) >= bounds.unfinished) return 'too-many-unfinished'
      }
      if (bounds !== undefined && table.visibility === 'open') {
        await lock(sql, `address ${openedFrom}`)
        if ((await countOpen(sql, openedFrom, bounds.openSince)) >= bounds.openFrom) return 'too-many-open'
      }
      const row = { ...tableParameters(table), day: dayOf(table.updated) }
      await sql`INSERT INTO turnwright.tables ${sql(row)}`
      const present = people(table).map(([person, standing]) => ({ person, table_id: id, standing }))
      await sql`INSERT INTO turnwright.people ${sql(present)}`
      if (from !== null)
        await sql`INSERT INTO turnwright.beginnings ${sql({ table_id: id, beginning: JSON.stringify(from) })}`
      return 'created'
    })
  }

  /** One statement, so that all of it is there or nothing, in one round trip; answers share one with those at other tables. */
  async save(change: TableChange): Promise<void> {
    const together = await this.#answers.save(change)?.catch((error: unknown) => {
      // One of them spoiled it for all, or two nodes waited for each other: nothing has happened.
      if (SPOILED.has(codeOf(error)?.slice(0, 2) ?? '')) return null
      throw error
    })
    if (!(together ?? (await this.#saveAlone(change)))) throw new StaleTable(change.table.id)
  }

  async #saveAlone(change: TableChange): Promise<boolean> {
    const saved = await saveStatement(this.sql, change).catch((error: unknown) => {
      if (codeOf(error) === TAKEN) return []
      throw error
    })
    return saved.length === 1
  }

  /** Read at one moment: a change that comes between would tear it apart. */
  async load(id: string): Promise<LoadedTable | null> {
    const [[row], [kept], [begun], entries] = await this.sql.begin(
      'ISOLATION LEVEL REPEATABLE READ READ ONLY',
      (sql) => [
        sql<TableRow[]>`SELECT ${sql(tableColumns)} FROM turnwright.tables WHERE id = ${id}`,
        sql<SnapshotRow[]>`SELECT ${sql(snapshotColumns)} FROM turnwright.snapshots WHERE table_id = ${id}`,
        sql<{ beginning: string }[]>`SELECT beginning FROM turnwright.beginnings WHERE table_id = ${id}`,
        sql<EntryRow[]>`SELECT ${sql(entryColumns)} FROM turnwright.entries WHERE table_id = ${id} AND seq >= coalesce(
        (SELECT entries FROM turnwright.snapshots WHERE table_id = ${id}), 0) ORDER BY seq`,
      ],
    )
    if (row === undefined) return null
    return {
      table: tableOf(row),
      from: begun === undefined ? null : JSON.parse(begun.beginning),
      snapshot: kept === undefined ? null : JSON.parse(kept.snapshot),
      outline: kept === undefined || kept.outline === null ? null : JSON.parse(kept.outline),
      entries: entries.map(entryOf),
    }
  }

  async since(id: string, version: number, seq: number): Promise<Tail | 'unchanged' | 'gone'> {
    const columns = [...named('newer', tableColumns), ...named('entries', entryColumns)]
    const rows = await this.sql<((TableRow & EntryRow & { snapshot_at: number | null }) | { readonly id: null })[]>`
      SELECT ${this.sql(columns)},
        (SELECT entries FROM turnwright.snapshots WHERE table_id = newer.id) AS snapshot_at
      FROM turnwright.tables AS present
      LEFT JOIN turnwright.tables AS newer ON newer.id = present.id AND newer.version <> ${version}
      LEFT JOIN turnwright.entries ON entries.table_id = newer.id AND entries.seq >= ${seq}
      WHERE present.id = ${id} ORDER BY entries.seq`
    const [first] = rows
    if (first === undefined) return 'gone'
    if (first.id === null) return 'unchanged'
    return {
      table: tableOf(first),
      entries: rows.flatMap((row) => (row.id === null || row.seq === null ? [] : [entryOf(row)])),
      snapshotAt: first.snapshot_at ?? -1,
    }
  }

  async versions(ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const rows = await this.sql<{ id: string; version: number }[]>`
      SELECT id, version FROM turnwright.tables
      WHERE id = ANY(ARRAY(SELECT json_array_elements_text(${JSON.stringify(ids)}::text::json)))`
    return new Map(rows.map(({ id, version }) => [id, version]))
  }

  async countTickets(table: string, seq: number, countedAs: string): Promise<number> {
    const [row] = await this.sql<{ n: number }[]>`
      SELECT count(*) AS n FROM turnwright.tickets
      WHERE table_id = ${table} AND seq = ${seq} AND counted_as = ${countedAs}`
    return row?.n ?? 0
  }

  async history(id: string): Promise<readonly StoredEntry[]> {
    const rows = await this.sql<EntryRow[]>`
      SELECT ${this.sql(entryColumns)} FROM turnwright.entries WHERE table_id = ${id} ORDER BY seq`
    return rows.map(entryOf)
  }

  async ticket(id: string, key: string): Promise<StoredTicket | null> {
    const [[ticket], [entry]] = await Promise.all([
      this.sql<TicketRow[]>`
        SELECT ${this.sql(ticketColumns)} FROM turnwright.tickets WHERE table_id = ${id} AND key = ${key}`,
      this.sql<EntryRow[]>`
        SELECT ${this.sql(entryColumns)} FROM turnwright.entries WHERE table_id = ${id} AND key = ${key} AND key IS NOT NULL`,
    ])
    if (ticket !== undefined) return ticketOf(ticket)
    return entry === undefined ? null : ticketIn(entryOf(entry))
  }

  async tablesOf(person: string, limit: number, invitations: number): Promise<readonly StoredTable[]> {
    const theirs = this.sql`
      SELECT ${this.sql(named('tables', tableColumns))}
      FROM turnwright.people JOIN turnwright.tables ON tables.id = people.table_id WHERE person = ${person}`
    const rows = await this.sql<TableRow[]>`
      SELECT * FROM (
        (${theirs} AND standing <> 'kept' ORDER BY
          (standing = 'here' AND status IN ('gathering', 'playing', 'faulted')) DESC, updated DESC LIMIT ${limit})
        UNION ALL
        (${theirs} AND standing = 'kept' AND status = 'gathering' ORDER BY updated DESC LIMIT ${invitations})
      ) AS listed ORDER BY updated DESC`
    return rows.map(tableOf)
  }

  async openTables(since: number, limit: number, perHost: number): Promise<readonly StoredTable[]> {
    const rows = await this.sql<TableRow[]>`
      SELECT ${this.sql(named('tables', tableColumns))} FROM turnwright.tables JOIN (
        SELECT id, row_number() OVER (PARTITION BY opened_from ORDER BY updated DESC) AS turn FROM (
          SELECT id, updated, opened_from, row_number() OVER (PARTITION BY host ORDER BY updated DESC) AS nth
          FROM turnwright.tables WHERE status = 'gathering' AND visibility = 'open' AND updated >= ${since}
        ) AS of_host WHERE nth <= ${perHost} ORDER BY turn, updated DESC LIMIT ${limit}
      ) AS open USING (id) ORDER BY tables.updated DESC`
    return rows.map(tableOf)
  }

  async reviveFaulted(): Promise<void> {
    await this.sql`UPDATE turnwright.tables SET status = 'playing', bots_asked = 'people', version = version + 1
      WHERE status = 'faulted'`
  }

  async untouched(
    status: TableStatus,
    before: number,
    last: Untouched | null,
    limit: number,
  ): Promise<readonly Untouched[]> {
    const [day, id] = last === null ? [-1, ''] : [dayOf(last.updated), last.id]
    return [
      ...(await this.sql<Untouched[]>`
        SELECT id, updated FROM turnwright.tables
        WHERE status = ${status} AND day <= ${dayOf(before)} AND updated < ${before} AND (day, id) > (${day}, ${id})
        ORDER BY day, id LIMIT ${limit}`),
    ]
  }

  async closeUntouched(id: string, before: number, now: number): Promise<boolean> {
    const { count } = await this.sql`
      UPDATE turnwright.tables SET status = 'closed', offer = NULL, waiting_for = '[]', updated = ${now},
        day = ${dayOf(now)}, version = version + 1
      WHERE id = ${id} AND updated < ${before} AND status IN ('gathering', 'playing', 'faulted')`
    return count === 1
  }

  async purge(id: string, before: number): Promise<boolean> {
    const gone = await this.sql`
      WITH gone AS (DELETE FROM turnwright.tables
          WHERE id = ${id} AND updated < ${before} AND status IN ('closed', 'finished') RETURNING id),
        its_entries AS (DELETE FROM turnwright.entries USING gone WHERE table_id = id),
        its_tickets AS (DELETE FROM turnwright.tickets USING gone WHERE table_id = id),
        its_snapshots AS (DELETE FROM turnwright.snapshots USING gone WHERE table_id = id),
        its_faults AS (DELETE FROM turnwright.faults USING gone WHERE table_id = id),
        its_beginnings AS (DELETE FROM turnwright.beginnings USING gone WHERE table_id = id),
        its_deal_games AS (DELETE FROM turnwright.deal_games USING gone, turnwright.deals
          WHERE table_id = gone.id AND deal_id = deals.id AND closes < ${before}),
        its_lease AS (DELETE FROM turnwright.leases USING gone WHERE name = gone.id),
        its_told_turns AS (DELETE FROM turnwright.told_turns USING gone WHERE table_id = id),
        its_talk AS (DELETE FROM turnwright.talk_lines USING gone WHERE table_id = id),
        its_writers AS (DELETE FROM turnwright.talk_writers USING gone WHERE table_id = id),
        its_people AS (DELETE FROM turnwright.people USING gone WHERE table_id = id),
        its_links AS (UPDATE turnwright.tables SET rematch = NULL, version = version + 1 FROM gone WHERE tables.rematch = gone.id)
      SELECT id FROM gone`
    return gone.length === 1
  }

  createDeal(deal: StoredDeal, most: number): Promise<StoredDeal | null> {
    return deals.createDeal(this.sql, deal, most)
  }

  deal(id: string): Promise<StoredDeal | null> {
    return deals.dealBy(this.sql, id)
  }

  dealOf(game: string, day: string): Promise<StoredDeal | null> {
    return deals.dealOfDay(this.sql, game, day)
  }

  enterDeal(deal: string, person: string, table: string, now: number): Promise<string> {
    return deals.enterDeal(this.sql, deal, person, table, now)
  }

  leaveDeal(deal: string, person: string, table: string): Promise<void> {
    return deals.leaveDeal(this.sql, deal, person, table)
  }

  dealTable(deal: string, person: string): Promise<string | null> {
    return deals.dealTable(this.sql, deal, person)
  }

  countDealGames(deal: string): Promise<number> {
    return deals.countDealGames(this.sql, deal)
  }

  dealGames(deal: string, wanted: DealGamesWanted): Promise<readonly StoredDealGame[]> {
    return deals.dealGames(this.sql, deal, wanted)
  }

  async houseTime(): Promise<number> {
    const [row] = await this.sql<{ time: number }[]>`SELECT time FROM turnwright.house`
    return row?.time ?? 0
  }

  /** Of two at once the second finds another time than it thought. */
  async advanceHouse(from: number, to: number): Promise<boolean> {
    const written = await this.sql`
      INSERT INTO turnwright.house (id, time) SELECT 1, ${to} WHERE ${from} = 0 OR EXISTS (SELECT 1 FROM turnwright.house)
      ON CONFLICT (id) DO UPDATE SET time = excluded.time WHERE house.time = ${from}`
    return written.count === 1
  }

  async dueTables(by: number, limit: number): Promise<DueTables> {
    const [due, [first]] = await Promise.all([
      this.sql<{ id: string }[]>`SELECT id FROM turnwright.tables
        WHERE due IS NOT NULL AND status = 'playing' AND due <= ${by} ORDER BY due LIMIT ${limit}`,
      this.sql<{ next: number | null }[]>`SELECT min(due) AS next FROM turnwright.tables
        WHERE due IS NOT NULL AND status = 'playing' AND due > ${by}`,
    ])
    return { due: due.map(({ id }) => id), next: first?.next ?? null }
  }

  async botsAsked({ company, id }: Pick<AskedTable, 'company' | 'id'>, limit: number): Promise<readonly AskedTable[]> {
    return [
      ...(await this.sql<AskedTable[]>`
        SELECT bots_asked AS company, id, version FROM turnwright.tables WHERE bots_asked IS NOT NULL
          AND status = 'playing' AND (bots_asked, id) > (${company}, ${id}) ORDER BY bots_asked, id LIMIT ${limit}`),
    ]
  }

  async addRefusals(day: string, counts: Readonly<Record<string, number>>): Promise<void> {
    const rows = Object.entries(counts).map(([kind, count]) => ({ day, kind, count }))
    if (rows.length > 0)
      await this.sql`INSERT INTO turnwright.refusals ${this.sql(rows)}
        ON CONFLICT (day, kind) DO UPDATE SET count = refusals.count + excluded.count`
    const first = new Date(Date.parse(day) - DAYS_OF_REFUSALS * A_DAY).toISOString().slice(0, 10)
    await this.sql`DELETE FROM turnwright.refusals WHERE day < ${first}`
  }

  /** Writes what is there already, so that a full disk or a standby is noticed and nothing changes. */
  async check(): Promise<void> {
    await this.sql`UPDATE turnwright.schema SET version = version`
  }

  async close(): Promise<void> {
    await this.sql.end({ timeout: LONGEST_GOODBYE })
  }
}

async function countUnfinished(sql: Speaker, person: string): Promise<number> {
  const [row] = await sql<{ n: number }[]>`
    SELECT count(*) AS n FROM turnwright.people JOIN turnwright.tables ON tables.id = people.table_id
    WHERE person = ${person} AND standing = 'here' AND status IN ('gathering', 'playing')`
  return row?.n ?? 0
}

async function countOpen(sql: Speaker, openedFrom: string, openSince: number): Promise<number> {
  const [row] = await sql<{ n: number }[]>`
    SELECT count(*) AS n FROM turnwright.tables WHERE opened_from = ${openedFrom} AND updated >= ${openSince}
      AND status = 'gathering' AND visibility = 'open'`
  return row?.n ?? 0
}

function named(of: string, columns: readonly string[]): readonly string[] {
  return columns.map((column) => `${of}.${column}`)
}

function codeOf(error: unknown): string | null {
  return error instanceof postgres.PostgresError ? error.code : null
}
