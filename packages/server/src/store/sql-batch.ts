export type SqlValue = string | number | null

/** One statement in the SQL that SQLite and PostgreSQL share, with `$1` and so on for its values. */
export interface SqlStatement {
  readonly sql: string
  readonly values: readonly SqlValue[]
  /** So many rows it must give or change; else nothing of the batch happens. */
  readonly expects?: number
}

export type SqlRow = Readonly<Record<string, SqlValue>>

/**
 * Performs statements in one transaction, durably, and gives the rows of each; null where one did not do what was
 * expected of it: then nothing has happened. For what is asked rarely, and is the same in both databases.
 */
export type SqlBatch = (statements: readonly SqlStatement[]) => Promise<readonly (readonly SqlRow[])[] | null>
