import postgres from 'postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { TestPostgres } from '../../../../../scripts/postgres/test-postgres.ts'
import { describeStore, type StoreOnTrial, storedTable } from '../../testing/store-contract.ts'
import { ASKED, ASKING, columnsBefore } from '../../testing/asked-tables.ts'
import { migrations } from './migrations.ts'
import { PostgresStore } from './postgres-store.ts'

let server: TestPostgres
let database: string
beforeAll(async () => {
  server = await TestPostgres.start()
  database = await server.database()
})
afterAll(() => server[Symbol.asyncDispose]())

async function open(): Promise<StoreOnTrial> {
  const url = await server.empty(database)
  let store = await PostgresStore.open(url)
  return {
    store,
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

describeStore('PostgreSQL', open)

test('PostgreSQL: of several nodes that start at once on an empty database one makes the tables', async () => {
  const url = await server.database()
  const stores = await Promise.all([1, 2, 3].map(() => PostgresStore.open(url)))
  expect(await server.run(url, 'SELECT version FROM turnwright.schema')).toEqual([{ version: migrations.length }])
  await stores[0]?.create(storedTable('t'))
  expect((await stores[2]?.load('t'))?.table).toEqual(storedTable('t'))
  for (const store of stores) await store.close()
})

test('PostgreSQL: a database of the first version is brought up to date with what it holds', async () => {
  const url = await server.database()
  await server.run(
    url,
    `CREATE SCHEMA turnwright; CREATE TABLE turnwright.schema (version INTEGER NOT NULL);
     INSERT INTO turnwright.schema VALUES (1); ${migrations[0]};
     INSERT INTO turnwright.tables VALUES ('t', 'parlour', '{}', 'invite', 'gathering', 'ana', '[]', 'i', 's', NULL, NULL,
       '[]', NULL, 1, 1, 0, 0, 'here')`,
  )
  const store = await PostgresStore.open(url)
  expect(await server.run(url, 'SELECT version FROM turnwright.schema')).toEqual([{ version: migrations.length }])
  const ticket = { key: 'key', digest: 'd', seq: 0, branchId: 0, fingerprint: '' }
  await store.save({
    table: storedTable('t', { status: 'closed', version: 1 }),
    changed: 'table',
    entries: [],
    ticket: { ...ticket, countedAs: 'it' },
    checkpoint: null,
    fault: null,
  })
  expect(await store.load('t')).toMatchObject({
    table: { status: 'closed', invite: 'i', openedFrom: 'here', allowsSecondLooks: true, allowsSpectators: true },
    from: null,
    outline: null,
  })
  expect(await store.ticket('t', 'key')).toEqual(ticket)
  await store.close()
})

test('PostgreSQL: in an older database tables that wait for a bot are found', async () => {
  const url = await server.database()
  const older = migrations.findIndex((each) => each.includes('bots_asked'))
  const sql = postgres(url, { max: 1, onnotice: () => undefined })
  await sql.unsafe(`CREATE SCHEMA turnwright; CREATE TABLE turnwright.schema (version INTEGER NOT NULL);
    INSERT INTO turnwright.schema VALUES (${older}); ${migrations.slice(0, older).join(';')}`)
  for (const table of ASKING) {
    const row = columnsBefore(table)
    await sql`INSERT INTO turnwright.tables ${sql({ ...row, day: 0 })}`
  }
  await sql.end()
  const store = await PostgresStore.open(url)
  expect(await store.botsAsked({ company: 'bots', id: '' }, 99)).toEqual(ASKED)
  await store.close()
})

test('PostgreSQL: a database of a newer version is refused and left as it is', async () => {
  const url = await server.database()
  await (await PostgresStore.open(url)).close()
  await server.run(url, 'UPDATE turnwright.schema SET version = 999')
  await expect(PostgresStore.open(url)).rejects.toThrow(/newer version .+: start that one/)
  expect(await server.run(url, 'SELECT version FROM turnwright.schema')).toEqual([{ version: 999 }])
})

test('PostgreSQL: an acknowledged change is there after the database was killed, and the store finds it again by itself', async () => {
  await using trial = await open()
  const { store } = trial
  await store.create(storedTable('t'))
  await server.restart()
  const again = async (): Promise<string | undefined> => {
    for (;;) {
      const found = await store.load('t').catch(() => 'not yet' as const)
      if (found !== 'not yet') return found?.table.id
    }
  }
  expect(await again()).toBe('t')
  await store.check()
})

test('PostgreSQL: a failure is named by its kind', async () => {
  await using trial = await open()
  await trial.store.create(storedTable('t'))
  await expect(trial.store.create(storedTable('t'))).rejects.toMatchObject({ code: '23505' })
})

test('PostgreSQL: answers that have to wait for somebody keep those at other tables waiting for a moment only', async () => {
  await using trial = await open()
  const { store } = trial
  const ids = ['held 1', 'held 2', 'free']
  for (const id of ids) await store.create(storedTable(id, { status: 'playing' }))
  const answer = async (id: string): Promise<string> => {
    const table = { id, pace: null, botsAsked: null, offer: null, waitingFor: [], updated: 1, version: 1 }
    const entries = [{ seq: 0, entry: { kind: 'answer', seat: 0, title: 'x', selection: [] } as const, kept: null }]
    await store.save({ changed: 'play', table, entries, ticket: null, checkpoint: null, fault: null })
    return id
  }
  const stored: string[] = []
  const holding = postgres(database, { max: 1, onnotice: () => undefined })
  const held: Promise<string>[] = []
  await holding.begin(async (sql) => {
    await sql`SELECT id FROM turnwright.tables WHERE id LIKE 'held%' FOR UPDATE`
    for (const id of ['held 1', 'held 2']) {
      held.push(answer(id))
      // Not both in one statement.
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    for (const each of held) void each.then((id) => stored.push(id))
    stored.push(await answer('free'))
  })
  await Promise.all(held)
  await holding.end()
  expect(stored[0]).toBe('free')
  expect(stored.toSorted()).toEqual(['free', 'held 1', 'held 2'])
})
