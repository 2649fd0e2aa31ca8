import { TestPostgres } from './test-postgres.ts'

let shared: Promise<TestPostgres> | undefined

/**
 * One PostgreSQL for all files that a worker tests, each in databases of its own; it ends with the worker. Who restarts
 * it, or gives it roles, starts one alone.
 */
export function sharedPostgres(): Promise<TestPostgres> {
  shared ??= TestPostgres.start()
  return shared
}
