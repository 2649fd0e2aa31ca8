import type { Sql, TransactionSql } from 'postgres'
import { lock } from '../store/postgres/connect.ts'
import { reportParameters, talkColumns, talkIn, talkParameters, type TalkRow } from './talk-rows.ts'
import type { Spoken, StoredTalk, TalkReport, TalkStore } from './talk-store.ts'

/** What is said at tables, shared by all nodes. */
export class PostgresTalk implements TalkStore {
  readonly #sql: Sql

  constructor(sql: Sql) {
    this.#sql = sql
  }

  /** Two who speak at once at one table wait for each other, so that each has a number. */
  say(spoken: Spoken, most: number): Promise<StoredTalk> {
    const { table, key } = spoken
    return this.#sql.begin(async (sql): Promise<StoredTalk> => {
      await lock(sql, `talk ${table}`)
      const known = await sql<TalkRow[]>`
        SELECT ${sql(talkColumns)} FROM turnwright.talk_lines WHERE table_id = ${table} AND key = ${key}`
      if (known[0] !== undefined) return talkIn(known[0])
      const number = (await lastIn(sql, table)) + 1
      await sql`INSERT INTO turnwright.talk_lines ${sql({ ...talkParameters(spoken), number })}`
      await sql`DELETE FROM turnwright.talk_lines WHERE table_id = ${table} AND number <= ${number - most}`
      const { person, seat, name, said, at } = spoken
      return { number, person, seat, name, said, at }
    })
  }

  last(table: string): Promise<number> {
    return lastIn(this.#sql, table)
  }

  async said(table: string, after: number): Promise<readonly StoredTalk[]> {
    const rows = await this.#sql<TalkRow[]>`
      SELECT ${this.#sql(talkColumns)} FROM turnwright.talk_lines
      WHERE table_id = ${table} AND number > ${after} AND said <> 'null' ORDER BY number`
    return rows.map(talkIn)
  }

  async writers(table: string): Promise<readonly string[]> {
    const rows = await this.#sql<{ person: string }[]>`
      SELECT person FROM turnwright.talk_writers WHERE table_id = ${table} ORDER BY person`
    return rows.map(({ person }) => person)
  }

  async agree(table: string, person: string, agrees: boolean): Promise<void> {
    if (agrees)
      await this.#sql`INSERT INTO turnwright.talk_writers (table_id, person) VALUES (${table}, ${person})
        ON CONFLICT DO NOTHING`
    else await this.#sql`DELETE FROM turnwright.talk_writers WHERE table_id = ${table} AND person = ${person}`
  }

  async report(report: TalkReport, keepSince: number): Promise<void> {
    await this.#sql`DELETE FROM turnwright.talk_reports WHERE at < ${keepSince}`
    await this.#sql`INSERT INTO turnwright.talk_reports ${this.#sql(reportParameters(report))} ON CONFLICT DO NOTHING`
  }
}

async function lastIn(sql: Sql | TransactionSql, table: string): Promise<number> {
  const [last] = await sql<{ n: number }[]>`
    SELECT coalesce(max(number), 0) AS n FROM turnwright.talk_lines WHERE table_id = ${table}`
  return last?.n ?? 0
}
