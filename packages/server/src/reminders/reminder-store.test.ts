import { mkdtempDisposableSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll } from 'vitest'
import { sharedPostgres } from '../../../../scripts/postgres/shared-postgres.ts'
import type { TestPostgres } from '../../../../scripts/postgres/test-postgres.ts'
import { PostgresStore } from '../store/postgres/postgres-store.ts'
import { SqliteStore } from '../store/sqlite-store.ts'
import { PostgresTalk } from '../talk/postgres-talk.ts'
import { describeReminders } from '../testing/reminders-contract.ts'
import { describeTalk } from '../testing/talk-contract.ts'
import { PostgresReminders } from './postgres-reminders.ts'

let server: TestPostgres
let database: string
beforeAll(async () => {
  server = await sharedPostgres()
  database = await server.database()
}, 60_000)

async function sqlite() {
  const folder = mkdtempDisposableSync(join(tmpdir(), 'turnwright-store-'))
  const path = join(folder.path, 'test.sqlite')
  let store = await SqliteStore.open(path)
  return {
    store,
    reminders: () => store.reminders,
    talk: () => store.talk,
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

async function postgres() {
  const url = await server.empty(database)
  let store = await PostgresStore.open(url)
  return {
    store,
    reminders: () => new PostgresReminders(store.sql),
    talk: () => new PostgresTalk(store.sql),
    async reopen() {
      await store.close()
      store = await PostgresStore.open(url)
      return store
    },
    async [Symbol.asyncDispose]() {
      await store.close()
    },
  }
}

for (const [name, open] of [
  ['SQLite', sqlite],
  ['PostgreSQL', postgres],
] as const) {
  describeReminders(name, open)
  describeTalk(name, open)
}
