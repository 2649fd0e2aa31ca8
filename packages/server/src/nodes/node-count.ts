import type { Sql } from 'postgres'

/** A node that was killed counts for so long. */
const COUNTS_FOR = 15_000
const A_DAY_AGO = `1 day`

/** How many nodes work on the database, as far as each has shown itself lately. By the database's clock alone. */
export class NodeCount {
  readonly #sql: Sql
  readonly #name: string
  readonly #looking: NodeJS.Timeout
  #count = 1

  private constructor(sql: Sql, node: string, every: number) {
    this.#sql = sql
    this.#name = `node ${node}`
    // What cannot be counted now is counted the next time.
    this.#looking = setInterval(() => void this.#look().catch(() => undefined), every).unref()
  }

  static async open(sql: Sql, node: string, every: number): Promise<NodeCount> {
    const count = new NodeCount(sql, node, every)
    await count.#look()
    await sql`DELETE FROM turnwright.leases
      WHERE starts_with(name, 'node ') AND until < clock_timestamp() - ${A_DAY_AGO}::interval`
    return count
  }

  get count(): number {
    return this.#count
  }

  /** Lets go at once, so that those who stay share what is left. */
  async stop(): Promise<void> {
    clearInterval(this.#looking)
    await this.#sql`DELETE FROM turnwright.leases WHERE name = ${this.#name}`.catch(() => undefined)
  }

  async #look(): Promise<void> {
    const sql = this.#sql
    await sql`
      INSERT INTO turnwright.leases (name, node, epoch, until)
      SELECT ${this.#name}, ${this.#name}, 1, clock_timestamp() + ${COUNTS_FOR} * interval '1 millisecond'
      FROM set_config('synchronous_commit', 'off', true)
      ON CONFLICT (name) DO UPDATE SET until = excluded.until`
    const [row] = await sql<{ n: number }[]>`
      SELECT count(*) AS n FROM turnwright.leases WHERE starts_with(name, 'node ') AND until > clock_timestamp()`
    this.#count = Math.max(1, row?.n ?? 1)
  }
}
