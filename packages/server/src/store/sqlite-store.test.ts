import { copyFileSync, mkdtempDisposableSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test, vi } from 'vitest'
import { ASKED, ASKING, columnsBefore } from '../testing/asked-tables.ts'
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
  await store.save({
    table,
    changed: 'table',
    entries: [],
    ticket: { ...ticket, countedAs: 'it' },
    checkpoint: null,
    fault: null,
  })
  expect(await store.load('t')).toMatchObject({
    table: { status: 'closed', invite: 'i', allowsSecondLooks: true },
    from: null,
    outline: null,
  })
  expect(await store.ticket('t', 'key')).toEqual(ticket)
  await store.close()
})

test('SQLite: who sits, has left or was invited is read from the seats of an older database, and keys become unique', async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'turnwright-store-'))
  const path = join(folder.path, 'test.sqlite')
  const db = new DatabaseSync(path)
  db.exec(`${migrations.slice(0, 6).join(';')}; PRAGMA user_version = 6`)
  const seats = JSON.stringify([
    { kind: 'person', person: 'bo', left: false, keptFor: null },
    { kind: 'person', person: 'cy', left: true, keptFor: null },
    { kind: 'open', person: null, left: false, keptFor: 'di' },
  ])
  db.prepare(
    `INSERT INTO tables VALUES ('t', 'parlour', '{}', 'invite', 'gathering', 'ana', ?, 'i', 's', NULL, NULL, '[]', NULL, 1, 1, 0)`,
  ).run(seats)
  for (const person of ['ana', 'bo', 'cy', 'di', 'ed']) db.prepare(`INSERT INTO people VALUES (?, 't')`).run(person)
  for (const seq of [0, 1]) db.prepare(`INSERT INTO entries VALUES ('t', ?, '{}', 'key', 'd', 0, 'f')`).run(seq)
  db.close()
  const store = await SqliteStore.open(path)
  const bounds = { unfinished: 1, openFrom: 9, openSince: 0 }
  const made = []
  for (const host of ['ana', 'bo', 'cy', 'di', 'ed'])
    made.push(await store.create(storedTable(`of ${host}`, { host, seats: [] }), bounds))
  const here = 'too-many-unfinished'
  expect(made).toEqual([here, here, 'created', 'created', 'created'])
  expect((await store.tablesOf('di', 9, 0)).map(({ id }) => id)).toEqual(['of di'])
  expect((await store.tablesOf('ed', 9, 0)).map(({ id }) => id)).toEqual(['of ed', 't'])
  expect(await store.ticket('t', 'key'), 'the first that had it').toMatchObject({ seq: 1 })
  expect(await store.untouched('gathering', 2, null, 9)).toContainEqual({ id: 't', updated: 1 })
  await store.close()
})

test('SQLite: in an older database tables that wait for a bot are found', async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'turnwright-store-'))
  const path = join(folder.path, 'test.sqlite')
  const db = new DatabaseSync(path)
  const older = migrations.findIndex((each) => each.includes('bots_asked'))
  db.exec(`${migrations.slice(0, older).join(';')}; PRAGMA user_version = ${older}`)
  for (const table of ASKING) {
    const row = columnsBefore(table)
    const columns = Object.keys(row)
    db.prepare(`INSERT INTO tables (${columns.join()}) VALUES (${columns.map(() => '?').join()})`).run(
      ...Object.values(row),
    )
  }
  db.close()
  const store = await SqliteStore.open(path)
  expect(await store.botsAsked({ company: 'bots', id: '' }, 99)).toEqual(ASKED)
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
