import type { Sql } from 'postgres'
import type { Lease, Leases } from './leases.ts'

const PROGRAM = 'turnwright '

/** What the lines of a node go by in the database, so that others see when there are none any more. */
export function sessionsOf(node: string): string {
  return PROGRAM + node
}

/**
 * Leases as rows: node, epoch, until. Only the database's clock is read. The lines of a node that was killed end with it,
 * and so do its leases; one that stands still or was cut off keeps them until their time is over. When the database dies
 * a claim may be forgotten, and two may do the same: none waits for the disk.
 */
export class PostgresLeases implements Leases {
  readonly #sql: Sql
  readonly #node: string

  constructor(sql: Sql, node: string) {
    this.#sql = sql
    this.#node = node
  }

  async claim(name: string, milliseconds: number): Promise<Lease> {
    const sql = this.#sql
    const [given] = await sql<{ epoch: number }[]>`
      INSERT INTO turnwright.leases (name, node, epoch, until)
      SELECT ${name}, ${this.#node}, 1, clock_timestamp() + ${milliseconds} * interval '1 millisecond'
      FROM set_config('synchronous_commit', 'off', true)
      ON CONFLICT (name) DO UPDATE SET node = excluded.node, epoch = leases.epoch + 1, until = excluded.until
        WHERE leases.until <= clock_timestamp() OR leases.node = excluded.node OR NOT EXISTS (
          SELECT 1 FROM pg_stat_activity WHERE application_name = ${PROGRAM} || leases.node)
      RETURNING epoch`
    if (given !== undefined) return { isOurs: true, epoch: given.epoch, endsIn: milliseconds }
    const [other] = await sql<{ epoch: number; ends_in: number }[]>`
      SELECT epoch, (extract(epoch FROM until - clock_timestamp()) * 1000)::float8 AS ends_in
      FROM turnwright.leases WHERE name = ${name}`
    return { isOurs: false, epoch: other?.epoch ?? 0, endsIn: Math.max(0, other?.ends_in ?? 0) }
  }

  async renew(name: string, epoch: number, milliseconds: number): Promise<boolean> {
    const sql = this.#sql
    const { count } = await sql`
      UPDATE turnwright.leases SET until = clock_timestamp() + ${milliseconds} * interval '1 millisecond'
      FROM set_config('synchronous_commit', 'off', true)
      WHERE name = ${name} AND node = ${this.#node} AND epoch = ${epoch} AND until > clock_timestamp()`
    return count === 1
  }

  async release(name: string, epoch: number): Promise<void> {
    const sql = this.#sql
    await sql`
      UPDATE turnwright.leases SET until = clock_timestamp() FROM set_config('synchronous_commit', 'off', true)
      WHERE name = ${name} AND node = ${this.#node} AND epoch = ${epoch}`
  }
}
