import { chmodSync } from 'node:fs'
import { TestPostgres } from '../../scripts/postgres/test-postgres.ts'
import { inMeasuredFolder } from './measured-folder.ts'

/** A folder for the length of a measurement, and an empty database whose files lie in it, on the same disk. */
export function onPostgres<T>(measure: (databaseUrl: string, folder: string) => Promise<T>): Promise<T> {
  return besidePostgres(async (postgres, folder) => measure(await postgres.database(), folder))
}

/** The same with the whole PostgreSQL, which can be restarted. */
export function besidePostgres<T>(measure: (postgres: TestPostgres, folder: string) => Promise<T>): Promise<T> {
  return inMeasuredFolder(async (folder) => {
    // Where root measures, PostgreSQL runs as somebody else.
    chmodSync(folder, 0o711)
    await using postgres = await TestPostgres.start(folder)
    return await measure(postgres, folder)
  })
}
