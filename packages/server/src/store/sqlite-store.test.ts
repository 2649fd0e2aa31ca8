import { copyFileSync, mkdtempDisposableSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test, vi } from 'vitest'
import { describeStore, type StoreOnTrial, storedTable } from '../testing/store-contract.ts'
import { migrations } from './migrations.ts'
import { SqliteStore } from './sqlite-store.ts'

async function open(): Promise<StoreOnTrial> {
  const folder = mkdtempDisposableSync(join(tmpdir(), 'turnwright-store-'))
  const path = join(folder.path, 'test.sqlite')
  let store = await SqliteStore.open(path)
  return {
    store,
    async reopen() {
      await store.close()
      store = await SqliteStore.open(path)
      return store
    },
    async [Symbol.asyncDispose]() {
      await store.close()
      folder.remove()
    },
  }
}

describeStore('SQLite', open)

test('SQLite: writes go through a log that is on the disk before they are acknowledged', async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'turnwright-store-'))
  const path = join(folder.path, 'test.sqlite')
  const store = await SqliteStore.open(path)
  const db = new DatabaseSync(path, { readOnly: true })
  expect(db.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' })
  expect(db.prepare('PRAGMA user_version').get()).toEqual({ user_version: migrations.length })
  db.close()
  await store.close()
})

test('SQLite: a database of the first version is brought up to date with what it holds', async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'turnwright-store-'))
  const path = join(folder.path, 'test.sqlite')
  const db = new DatabaseSync(path)
  db.exec(`${migrations[0]}; PRAGMA user_version = 1`)
  db.exec(`INSERT INTO tables VALUES ('t', 'parlour', '{}', 'invite', 'gathering', 'ana', '[]', 'i', 's', NULL, NULL,
    '[]', NULL, 1)`)
  db.close()
  const store = await SqliteStore.open(path)
  const ticket = { key: 'key', digest: 'd', seq: 0, branchId: 0, fingerprint: '' }
  const table = storedTable('t', { status: 'closed', version: 1 })
  await store.save({ table, changed: 'table', entries: [], ticket, checkpoint: null, fault: null })
  expect(await store.load('t')).toMatchObject({
    table: { status: 'closed', invite: 'i', allowsSecondLooks: true },
    outline: null,
  })
  expect(await store.ticket('t', 'key')).toEqual(ticket)
  await store.close()
})

test('SQLite: the log is copied back into the file long before it is full', async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'turnwright-store-'))
  const path = join(folder.path, 'test.sqlite')
  const store = await SqliteStore.open(path)
  for (let n = 0; n < 250; n++) await store.create(storedTable(`t${n}`))
  // A copy of the file alone, without its log, as it would be read if the log were gone.
  const tablesInTheFile = () => {
    copyFileSync(path, join(folder.path, 'alone.sqlite'))
    const alone = new DatabaseSync(join(folder.path, 'alone.sqlite'))
    try {
      return alone.prepare('SELECT count(*) AS tables FROM tables').get()?.['tables']
    } finally {
      alone.close()
    }
  }
  await vi.waitFor(() => expect(tablesInTheFile()).toBeGreaterThanOrEqual(100), { timeout: 10_000 })
  await store.close()
  expect(tablesInTheFile()).toBe(250)
})

test('SQLite: a failure is named by its kind', async () => {
  await using trial = await open()
  await trial.store.create(storedTable('t'))
  await expect(trial.store.create(storedTable('t'))).rejects.toMatchObject({ code: 'constraint failed' })
})
