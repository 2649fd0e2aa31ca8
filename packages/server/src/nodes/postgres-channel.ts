import type { Sql } from 'postgres'
import type { Channel } from './notice-bus.ts'

const CHANNEL = 'turnwright'
/** Said while nobody says anything, so that the silence of the line on which all is heard means that it is dead. */
const PULSE = 'pulse'
const BETWEEN_PULSES = 2_000

/**
 * Notifications of PostgreSQL, outside of what they tell of: within a transaction they would make all commits of the
 * database wait for each other.
 */
export class PostgresChannel implements Channel {
  readonly #sql: Sql
  #pulse: NodeJS.Timeout | undefined

  constructor(sql: Sql) {
    this.#sql = sql
  }

  /** Nothing of it has to outlive the database: it does not wait for the disk. */
  async send(payload: string): Promise<void> {
    const sql = this.#sql
    await sql`SELECT set_config('synchronous_commit', 'off', true), pg_notify(${CHANNEL}, ${payload})`
  }

  async listen(hear: (payload: string) => void, gap: () => void): Promise<void> {
    await this.#sql.listen(CHANNEL, (payload) => (payload === PULSE ? undefined : hear(payload)), gap)
    // Where it cannot be said, all lines are in doubt.
    this.#pulse = setInterval(() => void this.send(PULSE).catch(() => undefined), BETWEEN_PULSES).unref()
  }

  stop(): void {
    clearInterval(this.#pulse)
  }
}
