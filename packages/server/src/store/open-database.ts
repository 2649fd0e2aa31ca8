import { chmodSync, existsSync, renameSync, rmSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { StartupError } from '../startup-error.ts'
import { migrations } from './migrations.ts'

/** The writer's own checkpoint, which lets the log begin anew; the log copier has done most of its work by then. */
const PAGES_BETWEEN_CHECKPOINTS = 8_000

/** Every commit is on the disk before it is one. */
const FULL = 2

/** The database with all its tables, made where there is none. */
export function openDatabase(path: string): DatabaseSync {
  if (!existsSync(path)) createDatabase(path)
  return open(path)
}

/** Made under another name, so that an empty file under this one is never what an interrupted start has left. */
function createDatabase(path: string): void {
  const made = `${path}-new`
  for (const leftover of [made, `${made}-wal`, `${made}-shm`]) rmSync(leftover, { force: true })
  const db = open(made)
  db.close()
  // What SQLite puts beside it gets the same rights.
  chmodSync(made, 0o600)
  renameSync(made, path)
}

function open(path: string): DatabaseSync {
  let db: DatabaseSync
  try {
    db = new DatabaseSync(path, { timeout: 2_000 })
    db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON')
    db.exec(`PRAGMA wal_autocheckpoint = ${PAGES_BETWEEN_CHECKPOINTS}`)
    const [{ quick_check: verdict }] = db.prepare('PRAGMA quick_check(1)').all() as [{ quick_check: string }]
    if (verdict !== 'ok') throw new Error(verdict)
    mustBeDurable(db, path)
  } catch (error) {
    if (error instanceof StartupError) throw error
    const why = error instanceof Error ? error.message.replace(/\s+/g, ' ') : String(error)
    throw new StartupError(
      `The database ${path} is damaged or no database (${why}): restore a backup, or move it away.`,
    )
  }
  migrate(db, path)
  return db
}

/** Asked and not believed: SQLite goes on in silence where it cannot do as it is told. */
export function mustBeDurable(db: DatabaseSync, path: string): void {
  const { journal_mode: journal } = db.prepare('PRAGMA journal_mode').get() as { journal_mode: string }
  const { synchronous } = db.prepare('PRAGMA synchronous').get() as { synchronous: number }
  if (journal === 'wal' && synchronous === FULL) return
  throw new StartupError(
    `The database ${path} cannot be kept so that nothing acknowledged is lost (journal ${journal}, synchronous ${synchronous}): put the folder on a local disk.`,
  )
}

function migrate(db: DatabaseSync, path: string): void {
  const { user_version: seen } = db.prepare('PRAGMA user_version').get() as { user_version: number }
  if (seen > migrations.length)
    throw new StartupError(`The database ${path} was written by a newer version of this program: start that one.`)
  if (seen === migrations.length) return
  // All at once: each commit would wait for the disk.
  const unseen = migrations.slice(seen).join('; ')
  db.exec(`BEGIN IMMEDIATE; ${unseen}; PRAGMA user_version = ${migrations.length}; COMMIT`)
}
