import type { SqlBatch } from '../store/sql-batch.ts'

export interface HistoryRow {
  readonly id: string
  readonly game: string
  readonly seats: string
  readonly winners: string | null
  readonly updated: number
  readonly hints: string
  readonly helped: string
  readonly origin: string | null
  readonly deal: string | null
  readonly outline: string | null
  readonly result: string | null
}

const MOST = 500

/** The games that somebody has played to their end, the newest first. Both databases have them; they read JSON differently. */
export class HistoryStore {
  readonly #batch: SqlBatch
  readonly #sql: string

  constructor(batch: SqlBatch, kind: 'SQLite' | 'PostgreSQL') {
    const at = kind === 'SQLite' ? '' : 'turnwright.'
    const result = kind === 'SQLite' ? `s.snapshot -> '$.result'` : `(s.snapshot::json -> 'result')::text`
    this.#batch = batch
    this.#sql = `SELECT t.id, t.game, t.seats, t.winners, t.updated, t.hints, t.helped, t.origin, t.deal, s.outline, ${result} AS result
      FROM ${at}people p JOIN ${at}tables t ON t.id = p.table_id LEFT JOIN ${at}snapshots s ON s.table_id = t.id
      WHERE p.person = $1 AND t.status = 'finished' ORDER BY t.updated DESC, t.id LIMIT ${MOST}`
  }

  async of(person: string): Promise<readonly HistoryRow[]> {
    const [rows = []] = (await this.#batch([{ sql: this.#sql, values: [person] }])) ?? []
    return rows as unknown as readonly HistoryRow[]
  }
}
