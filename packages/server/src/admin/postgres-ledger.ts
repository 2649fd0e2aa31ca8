import postgres, { type Sql } from 'postgres'
import { StartupError } from '../startup-error.ts'
import { addressFrom, startupErrorOf } from '../store/postgres/connect.ts'
import { migrations } from '../store/postgres/migrations.ts'
import type { Ledger, Row, StoredKey, Value } from './ledger.ts'

const PORTION = 500
const LONGEST_GOODBYE = 1

/** The database of several servers, read and written beside them. */
export class PostgresLedger implements Ledger {
  readonly kind = 'PostgreSQL'
  readonly where: string
  readonly sql: Sql

  private constructor(where: string, sql: Sql) {
    this.where = where
    this.sql = sql
  }

  static async open(url: string): Promise<PostgresLedger> {
    const { where } = addressFrom(url)
    const sql = postgres(url, {
      max: 2,
      onnotice: () => undefined,
      connection: { application_name: 'turnwright admin', search_path: 'turnwright' },
      types: { bigint: { to: 20, from: [20], parse: Number, serialize: String } },
    }) as unknown as Sql
    try {
      const [found] = await sql<{ schema: string | null }[]>`SELECT to_regclass('turnwright.schema')::text AS schema`
      const [row] =
        found?.schema === null ? [] : await sql<{ version: number }[]>`SELECT version FROM turnwright.schema`
      if ((row?.version ?? 0) < migrations.length)
        throw new StartupError(
          `The database ${where} is of an earlier version: start a server on it once to bring it up to date.`,
        )
      if ((row?.version ?? 0) > migrations.length)
        throw new StartupError(`The database ${where} was written by a newer version of this program: use that one.`)
    } catch (error) {
      await sql.end({ timeout: LONGEST_GOODBYE }).catch(() => undefined)
      throw startupErrorOf(error, where)
    }
    return new PostgresLedger(where, sql)
  }

  async all<R = Row>(sql: string, ...values: readonly Value[]): Promise<readonly R[]> {
    return (await this.sql.unsafe(sql, [...values] as never[])) as unknown as readonly R[]
  }

  async run(sql: string, ...values: readonly Value[]): Promise<number> {
    return (await this.sql.unsafe(sql, [...values] as never[])).count
  }

  async atOneMoment<T>(work: (read: (sql: string) => AsyncIterable<Row>) => Promise<T>): Promise<T> {
    const done = await this.sql.begin('ISOLATION LEVEL REPEATABLE READ READ ONLY', async (tx) => ({
      value: await work(async function* (sql) {
        for await (const rows of tx.unsafe(sql).cursor(PORTION)) yield* rows as Iterable<Row>
      }),
    }))
    return done.value as T
  }

  async keys(): Promise<readonly StoredKey[]> {
    return this.all<StoredKey>(
      `SELECT replace(encode(secret, 'base64'), E'\\n', '') AS secret,
        (extract(epoch FROM made) * 1000)::bigint AS made FROM cookie_keys ORDER BY made DESC, secret`,
    )
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.sql.end({ timeout: LONGEST_GOODBYE })
  }
}
