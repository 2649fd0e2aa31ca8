import postgres, { type Sql } from 'postgres'
import type { SqlBatch, SqlRow, SqlStatement } from '../sql-batch.ts'

const TAKEN = '23505'

class Unexpected extends Error {}

/** Batches in PostgreSQL. What somebody else took at the same moment is as if they had been there before. */
export function postgresBatch(sql: Sql): SqlBatch {
  return async (statements) => {
    try {
      return await sql.begin(async (tx) => {
        const all: SqlRow[][] = []
        for (const { sql: text, values, expects } of statements satisfies readonly SqlStatement[]) {
          const rows = await tx.unsafe<SqlRow[]>(text, [...values])
          if (expects !== undefined && rows.count !== expects) throw new Unexpected()
          all.push([...rows])
        }
        return all
      })
    } catch (error) {
      if (error instanceof Unexpected) return null
      if (error instanceof postgres.PostgresError && error.code === TAKEN) return null
      throw error
    }
  }
}
