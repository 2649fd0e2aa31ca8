import type { Ledger } from '../admin/index.ts'

/** Every row of every table of a database, as text. */
export async function wholeStore(ledger: Ledger): Promise<ReadonlyMap<string, readonly string[]>> {
  const names = await ledger.all<{ name: string }>(
    ledger.kind === 'SQLite'
      ? `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name`
      : `SELECT tablename::text AS name FROM pg_tables WHERE schemaname = 'turnwright' ORDER BY tablename`,
  )
  const store = new Map<string, readonly string[]>()
  for (const { name } of names) {
    const rows = await ledger.all(`SELECT * FROM ${name}`)
    store.set(
      name,
      rows.map((row) => JSON.stringify(row)),
    )
  }
  return store
}

/** Which tables hold one of these words. */
export function holding(store: ReadonlyMap<string, readonly string[]>, ...words: readonly string[]): readonly string[] {
  return [...store]
    .filter(([, rows]) => rows.some((row) => words.some((word) => row.includes(word))))
    .map(([name]) => name)
    .toSorted()
}
