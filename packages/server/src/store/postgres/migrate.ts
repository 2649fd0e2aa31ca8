import type { Sql } from 'postgres'
import { StartupError } from '../../startup-error.ts'
import type { Speaker } from './connect.ts'
import { migrations } from './migrations.ts'

/** So that of several nodes that start at once one migrates, and the others wait for it. */
const MIGRATING = 7_428_113_094

/** Brings the database up to date; refuses one of a newer version. */
export async function migrate(sql: Sql): Promise<void> {
  await sql.begin(async (tx) => {
    await tx`SELECT pg_advisory_xact_lock(${MIGRATING})`
    const seen = await versionOf(tx)
    if (seen > migrations.length)
      throw new StartupError(
        'The database was written by a newer version of this program: start that one, or set DATABASE_URL to another.',
      )
    if (seen === 0)
      await tx.unsafe(`CREATE SCHEMA IF NOT EXISTS turnwright;
        CREATE TABLE turnwright.schema (version INTEGER NOT NULL);
        INSERT INTO turnwright.schema VALUES (0)`)
    if (seen === migrations.length) return
    for (const migration of migrations.slice(seen)) await tx.unsafe(migration)
    await tx`UPDATE turnwright.schema SET version = ${migrations.length}`
  })
}

/** 0: it was never used. */
async function versionOf(sql: Speaker): Promise<number> {
  const [found] = await sql<{ schema: string | null }[]>`SELECT to_regclass('turnwright.schema')::text AS schema`
  if (found?.schema === null) return 0
  const [row] = await sql<{ version: number }[]>`SELECT version FROM turnwright.schema`
  return row?.version ?? 0
}
