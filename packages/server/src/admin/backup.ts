import { chmodSync, copyFileSync, cpSync, existsSync, mkdirSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { backup as copyPages, DatabaseSync } from 'node:sqlite'
import { StartupError } from '../startup-error.ts'

export interface BackedUp {
  readonly folder: string
  readonly bytes: number
}

/**
 * Copies the database of a folder, the key of its cookies and what was handed in into a new folder, while a server runs on it. A server can be started on
 * what comes out as it is: that is the restore.
 */
export async function backUp(dataDir: string, given: string): Promise<BackedUp> {
  const [from, to] = [resolve(dataDir), resolve(given)]
  const source = join(from, 'turnwright.sqlite')
  if (!existsSync(source))
    throw new StartupError(`There is no database in ${from}: name the folder of a server with --data.`)
  if (existsSync(to) && readdirSync(to).length > 0)
    throw new StartupError(`The folder ${to} is not empty: name a new one for every backup.`)
  mkdirSync(to, { recursive: true, mode: 0o700 })
  chmodSync(to, 0o700)
  const copy = join(to, 'turnwright.sqlite')
  using db = new DatabaseSync(source, { readOnly: true, timeout: 10_000 })
  await copyPages(db, copy)
  chmodSync(copy, 0o600)
  const key = join(from, 'secret.key')
  if (existsSync(key)) copyFileSync(key, join(to, 'secret.key'))
  // Records can be made again; what people handed in cannot.
  const handedIn = join(from, 'handed-in')
  if (existsSync(handedIn)) cpSync(handedIn, join(to, 'handed-in'), { recursive: true })
  return { folder: to, bytes: checked(copy) }
}

/** A copy that cannot be read is no backup. */
function checked(path: string): number {
  using db = new DatabaseSync(path)
  const [{ integrity_check: verdict }] = db.prepare('PRAGMA integrity_check(1)').all() as [{ integrity_check: string }]
  if (verdict !== 'ok') throw new StartupError(`The copy ${path} is damaged (${verdict}): make another.`)
  const [{ bytes }] = db
    .prepare('SELECT page_count * page_size AS bytes FROM pragma_page_count(), pragma_page_size()')
    .all() as [{ bytes: number }]
  return bytes
}
