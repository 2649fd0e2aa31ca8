import type { Sql } from 'postgres'
import type { Channel } from './notice-bus.ts'

const CHANNEL = 'turnwright'

/**
 * Notifications of PostgreSQL, outside of what they tell of: within a transaction they would make all commits of the
 * database wait for each other.
 */
export class PostgresChannel implements Channel {
  readonly #sql: Sql

  constructor(sql: Sql) {
    this.#sql = sql
  }

  /** Nothing of it has to outlive the database: it does not wait for the disk. */
  async send(payload: string): Promise<void> {
    const sql = this.#sql
    await sql`SELECT set_config('synchronous_commit', 'off', true), pg_notify(${CHANNEL}, ${payload})`
  }

  async listen(hear: (payload: string) => void, gap: () => void): Promise<void> {
    await this.#sql.listen(CHANNEL, hear, gap)
  }
}
