import type { JobDatabase } from '@turnwright/arena/jobs'
import { Failure, Mistake } from '../mistake.ts'

const LOOKS_LIKE = 'postgres://user:password@host:5432/name'

/** The address of a database; whatever is wrong with it, it is not repeated: it may hold a password. */
export function databaseFrom(given: string, command: string): string {
  const url = URL.canParse(given) ? new URL(given) : null
  const isPostgres = url?.protocol === 'postgres:' || url?.protocol === 'postgresql:'
  if (url === null || !isPostgres || url.hostname === '' || url.pathname.length < 2)
    throw new Mistake(`--database must look like ${LOOKS_LIKE}`, command)
  return given
}

/** The jobs in a database, or what can be done where it does not answer. */
export async function openJobs(url: string): Promise<JobDatabase> {
  const { JobDatabase: jobs, NoJobQueue } = await import('@turnwright/arena/jobs')
  try {
    return await jobs.open(url)
  } catch (thrown) {
    if (thrown instanceof NoJobQueue) throw new Failure(thrown.message)
    const { host, pathname } = new URL(url)
    throw new Failure(
      `The database ${host}${pathname} cannot be used (${reasonOf(thrown)}): see that PostgreSQL runs there, that this user may enter, and that it may make tables.`,
    )
  }
}

/** Both families of an address may have been tried: then the first reason says enough. */
function reasonOf(thrown: unknown): string {
  if (thrown instanceof AggregateError) return reasonOf(thrown.errors[0])
  return thrown instanceof Error ? thrown.message : String(thrown)
}
