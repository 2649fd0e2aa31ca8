import type { SqlBatch, SqlRow, SqlStatement, SqlValue } from './sql-batch.ts'

/** Rows that carry the id of a person, in the SQL that both databases share. */
export class PersonRows {
  readonly #batch: SqlBatch
  readonly #schema: '' | 'turnwright.'

  /** `schema` stands before the names of tables, where the database has schemas. */
  constructor(batch: SqlBatch, schema: '' | 'turnwright.') {
    this.#batch = batch
    this.#schema = schema
  }

  at(table: string): string {
    return `${this.#schema}${table}`
  }

  async read<Row>(sql: string, ...values: readonly SqlValue[]): Promise<readonly Row[]> {
    const [rows = []] = await this.run([{ sql, values }])
    // Rows are ours: they read back as they were written.
    return rows as unknown as readonly Row[]
  }

  async run(statements: readonly SqlStatement[]): Promise<readonly (readonly SqlRow[])[]> {
    return (await this.#batch(statements)) ?? []
  }

  /** Rows of one become another's, where that other has none of the same `by`. */
  passOn(table: string, by: readonly string[], from: string, to: string, column = 'person'): SqlStatement {
    const same = by.map((each) => ` AND theirs.${each} = ${table}.${each}`).join('')
    const sql = `UPDATE ${this.at(table)} SET ${column} = $2 WHERE ${column} = $1 AND NOT EXISTS (
      SELECT 1 FROM ${this.at(table)} AS theirs WHERE theirs.${column} = $2${same})`
    return { sql, values: [from, to] }
  }

  without(table: string, person: string, column = 'person'): SqlStatement {
    return { sql: `DELETE FROM ${this.at(table)} WHERE ${column} = $1`, values: [person] }
  }
}
