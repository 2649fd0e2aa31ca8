import { beforeAll } from 'vitest'
import { sharedPostgres } from '../../../../scripts/postgres/shared-postgres.ts'
import type { TestPostgres } from '../../../../scripts/postgres/test-postgres.ts'
import type { ServerOptions } from '../server-options.ts'

/** Where many tests run at once. */
const LONGEST_START = 60_000

/** Where a server of a test keeps its tables. */
export interface Kept {
  readonly name: 'SQLite' | 'PostgreSQL'
  /** What a server is started with; the database is empty. */
  options(): Promise<ServerOptions>
  /** A second, empty one. */
  another(): Promise<ServerOptions>
  /** Runs statements in PostgreSQL. */
  run(statements: string): Promise<readonly Record<string, unknown>[]>
}

/** For tests of what must hold wherever tables are kept: every file has databases of its own. */
export function everyStore(): readonly Kept[] {
  let postgres: TestPostgres
  let databases: string[]
  beforeAll(async () => {
    postgres = await sharedPostgres()
    databases = [await postgres.database(), await postgres.database()]
  }, LONGEST_START)
  const on = async (at: number): Promise<ServerOptions> => ({
    databaseUrl: await postgres.empty(databases[at] as string),
  })
  return [
    {
      name: 'SQLite',
      options: () => Promise.resolve({ databaseUrl: null }),
      another: () => Promise.resolve({ databaseUrl: null }),
      run: () => Promise.reject(new Error('this is for PostgreSQL')),
    },
    {
      name: 'PostgreSQL',
      options: () => on(0),
      another: () => on(1),
      run: (statements) => postgres.run(databases[0] as string, statements),
    },
  ]
}
