import type { SqlBatch } from '../store/sql-batch.ts'
import type { StoredSeat } from '../store/store.ts'

/** How the players of tables are called now, by seat; a table that is not there is not among them. */
export type PlayersAt = (ids: readonly string[]) => Promise<ReadonlyMap<string, readonly string[]>>

/** `schema` stands before the names of tables, where the database has schemas. */
export function playersAt(batch: SqlBatch, schema: '' | 'turnwright.'): PlayersAt {
  return async (ids) => {
    if (ids.length === 0) return new Map()
    const marks = ids.map((_, at) => `$${at + 1}`).join(', ')
    const told = await batch([{ sql: `SELECT id, seats FROM ${schema}tables WHERE id IN (${marks})`, values: ids }])
    if (told === null) throw new Error('the tables could not be read')
    const [rows = []] = told
    return new Map(rows.map(({ id, seats }) => [String(id), namesIn(String(seats))]))
  }
}

function namesIn(seats: string): readonly string[] {
  return (JSON.parse(seats) as readonly StoredSeat[]).map(({ name }) => name ?? '')
}
