import { DatabaseSync } from 'node:sqlite'
import type { Sql } from 'postgres'

/** Somebody who may not come: a guest by their id, or everybody from an address or a range of them. */
export interface StoredBan {
  readonly kind: 'guest' | 'address'
  readonly who: string
  readonly since: number
  /** Null: for good. */
  readonly until: number | null
  /** For operators. */
  readonly reason: string
}

const IN_FORCE = 'SELECT kind, who, since, until, reason FROM bans ORDER BY since, kind, who'

/** Read beside the thread that writes: they are few, and readers wait for nobody. */
export function bansInFile(path: string): readonly StoredBan[] {
  using db = new DatabaseSync(path, { readOnly: true })
  return db.prepare(IN_FORCE).all() as unknown as readonly StoredBan[]
}

export async function bansInPostgres(sql: Sql): Promise<readonly StoredBan[]> {
  return sql<StoredBan[]>`SELECT kind, who, since, until, reason FROM turnwright.bans ORDER BY since, kind, who`
}
