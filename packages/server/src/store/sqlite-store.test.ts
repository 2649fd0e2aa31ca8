import { mkdtempDisposableSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { describeStore, type StoreOnTrial } from '../testing/store-contract.ts'
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
