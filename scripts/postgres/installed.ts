import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const NEEDED = ['initdb', 'postgres', 'createdb', 'pg_dump', 'pg_restore']
/** Where Debian keeps each version, outside of everybody's path. */
const VERSIONS = '/usr/lib/postgresql'

/**
 * The folder of a PostgreSQL that is installed here with the tools of its version; null where there is none. What
 * `npm ci` brings can only run a server, and `pg_dump` reads none that is newer than itself.
 */
export function installedPostgres(): string | null {
  const versions = existsSync(VERSIONS) ? readdirSync(VERSIONS).sort((a, b) => Number(b) - Number(a)) : []
  const folders = [
    ...(process.env['PATH'] ?? '').split(delimiter),
    ...versions.map((version) => join(VERSIONS, version, 'bin')),
  ]
  return folders.find((folder) => NEEDED.every((tool) => existsSync(join(folder, tool)))) ?? null
}
