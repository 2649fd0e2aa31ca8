/** What a statement is given for its `$1`, `$2` and so on. */
export type Value = string | number | Uint8Array | null
export type Row = Readonly<Record<string, Value>>

/** The database of a server, for whoever runs it: SQLite in a folder or PostgreSQL, in the SQL that both speak. */
export interface Ledger extends AsyncDisposable {
  readonly kind: 'SQLite' | 'PostgreSQL'
  /** For people, without a password. */
  readonly where: string
  all<R = Row>(sql: string, ...values: readonly Value[]): Promise<readonly R[]>
  /** Changes something; how many rows. It is durable when it is told. */
  run(sql: string, ...values: readonly Value[]): Promise<number>
  /** Reads whatever `work` asks for as it was at one moment, while others write. */
  atOneMoment<T>(work: (read: (sql: string) => AsyncIterable<Row>) => Promise<T>): Promise<T>
  /** The keys of cookies, the newest first. */
  keys(): Promise<readonly StoredKey[]>
}

export interface StoredKey {
  /** In base64. */
  readonly secret: string
  readonly made: number
}
