import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import type { Sql } from 'postgres'
import { StartupError } from '../startup-error.ts'
import { FolderLock } from '../store/folder-lock.ts'
import { openDatabase } from '../store/open-database.ts'
import { addressFrom, connect } from '../store/postgres/connect.ts'
import { BEFORE_PLAY } from '../store/postgres/patience.ts'
import { PostgresStore } from '../store/postgres/postgres-store.ts'
import type { Counts } from './export.ts'
import type { Row } from './ledger.ts'
import type { Place } from './open-ledger.ts'
import { partNames, parts, type PartName } from './parts.ts'
import type { ExportedRow } from './read-export.ts'

const PORTION = 200

/** Fills an empty folder or database with what was exported: all of it, or nothing. */
export async function importInto({ dataDir, databaseUrl }: Place, rows: AsyncIterable<ExportedRow>): Promise<Counts> {
  return databaseUrl === null ? intoFolder(resolve(dataDir), rows) : intoPostgres(databaseUrl, rows)
}

async function intoFolder(folder: string, rows: AsyncIterable<ExportedRow>): Promise<Counts> {
  const [database, secret] = [join(folder, 'turnwright.sqlite'), join(folder, 'secret.key')]
  if (existsSync(database) || existsSync(secret))
    throw new StartupError(`There is a database or a key in ${folder} already: name an empty folder with --data.`)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const lock = new FolderLock(folder)
  // Under another name until all of it is there: no server finds half of it.
  const made = join(folder, 'turnwright.sqlite-import')
  try {
    for (const leftover of [made, `${made}-wal`, `${made}-shm`]) rmSync(leftover, { force: true })
    const db = openDatabase(made)
    let counts: Counts
    try {
      counts = await fill(db, rows, (key) => writeFileSync(secret, key, { mode: 0o600, flag: 'wx', flush: true }))
    } finally {
      db.close()
    }
    renameSync(made, database)
    return counts
  } catch (error) {
    for (const half of [made, `${made}-wal`, `${made}-shm`, secret]) rmSync(half, { force: true })
    throw error
  } finally {
    lock.release()
  }
}

async function fill(db: DatabaseSync, rows: AsyncIterable<ExportedRow>, keep: (key: Buffer) => void): Promise<Counts> {
  const counts = nothing()
  const inserts = Object.fromEntries(
    partNames.map((part) => {
      const { columns } = parts[part]
      return [part, db.prepare(`INSERT INTO ${part} (${columns.join()}) VALUES (${columns.map(() => '?').join()})`)]
    }),
  )
  db.exec('BEGIN IMMEDIATE')
  for await (const [part, row] of rows) {
    // Of several keys the newest comes first. Cookies that another has signed are not known here.
    if (part === 'keys' && counts.keys === 0) keep(Buffer.from(String(row['secret']), 'base64'))
    if (part !== 'keys') inserts[part]?.run(...parts[part].columns.map((column) => row[column] ?? null))
    counts[part]++
  }
  db.exec('COMMIT')
  return counts
}

async function intoPostgres(url: string, rows: AsyncIterable<ExportedRow>): Promise<Counts> {
  await (await PostgresStore.open(url)).close()
  const sql = await connect(addressFrom(url), 'turnwright import', BEFORE_PLAY)
  try {
    return await sql.begin(async (tx): Promise<Counts> => {
      await tx`LOCK TABLE turnwright.tables IN ACCESS EXCLUSIVE MODE`
      const [kept] = await tx<{ n: number }[]>`
        SELECT (SELECT count(*) FROM turnwright.tables) + (SELECT count(*) FROM turnwright.deals) AS n`
      if (kept?.n !== 0)
        throw new StartupError('There are tables in this database already: name an empty one in DATABASE_URL.')
      // A server that was started on it has made keys, and nobody knows them yet.
      await tx`DELETE FROM turnwright.cookie_keys`
      await tx`DELETE FROM turnwright.house`
      await tx`DELETE FROM turnwright.push_keys`
      return pour(tx as unknown as Sql, rows)
    })
  } finally {
    await sql.end({ timeout: 1 })
  }
}

async function pour(tx: Sql, rows: AsyncIterable<ExportedRow>): Promise<Counts> {
  const counts = nothing()
  let waiting: Row[] = []
  let of: PartName | null = null
  const flush = async (): Promise<void> => {
    if (of !== null && waiting.length > 0)
      await tx`INSERT INTO ${tx(`turnwright.${of}`)} ${tx(waiting as unknown as readonly Record<string, string | number | null>[])}`
    waiting = []
  }
  for await (const [part, row] of rows) {
    counts[part]++
    if (part === 'keys') {
      await tx`INSERT INTO turnwright.cookie_keys (secret, made)
        VALUES (${Buffer.from(String(row['secret']), 'base64')}, to_timestamp(${Number(row['made']) / 1_000}))`
      continue
    }
    if (part !== of || waiting.length === PORTION) await flush()
    of = part
    waiting.push(row)
  }
  await flush()
  return counts
}

function nothing(): Record<keyof Counts, number> {
  return Object.fromEntries(['keys', ...partNames].map((part) => [part, 0])) as Record<keyof Counts, number>
}
