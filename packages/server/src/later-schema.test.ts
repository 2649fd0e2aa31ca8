import { newKey } from '@turnwright/protocol'
import { expect, test } from 'vitest'
import { sharedPostgres } from '../../../scripts/postgres/shared-postgres.ts'
import type { TestPostgres } from '../../../scripts/postgres/test-postgres.ts'
import { type Seated, seated } from './testing/seated.ts'
import type { TestGuest } from './testing/test-guest.ts'
import { TestServer } from './testing/test-server.ts'

const TABLES = 6
/** Often enough for every line to the database to have been asked everything. */
const ROUNDS = 12

/** Whose turn it is plays and reads, the other talks; all tables at once, and none of them stays in memory. */
async function plays({ id, people }: Seated, rounds: number): Promise<void> {
  const params = { id }
  for (let round = 0; round < rounds; round++)
    for (const [seat, guest] of people.entries()) {
      await guest.answers(id, ['pass'])
      const other = people[1 - seat] as TestGuest
      await other.call('POST /api/tables/:id/talk', {
        params,
        body: { kind: 'phrase', phrase: 'hello', key: newKey() },
      })
      await other.call('GET /api/tables/:id/talk', { params, query: {} })
      await guest.call('GET /api/tables', {})
    }
}

async function opensDeal({ people }: Seated): Promise<void> {
  const body = { of: 'game', game: 'parlour', players: 2, agent: 'steady', days: 3, key: newKey() } as const
  for (const guest of people) await guest.call('POST /api/deals', { body })
}

/** What a migration of a later version may do, to one table after the other. */
async function migratesOn(postgres: TestPostgres, url: string): Promise<void> {
  const found = await postgres.run(url, `SELECT tablename FROM pg_tables WHERE schemaname = 'turnwright'`)
  for (const { tablename } of found)
    await postgres.run(url, `ALTER TABLE turnwright.${String(tablename)} ADD COLUMN future TEXT`)
  await postgres.run(url, 'UPDATE turnwright.schema SET version = version + 1')
}

test('while a newer version comes up and adds to the tables of the database, the older one refuses nobody', {
  timeout: 120_000,
}, async () => {
  const postgres = await sharedPostgres()
  const url = await postgres.database()
  await using server = await TestServer.start({ databaseUrl: url, liveTables: 1 })
  const tables: Seated[] = []
  for (let n = 0; n < TABLES; n++) tables.push(await seated(server, 2, 'turns', 3 * ROUNDS))
  const all = (act: (table: Seated) => Promise<void>): Promise<unknown> => Promise.all(tables.map(act))
  await all((table) => plays(table, ROUNDS))
  await all(opensDeal)
  await Promise.all([all((table) => plays(table, ROUNDS)), migratesOn(postgres, url)])
  await all((table) => plays(table, ROUNDS))
  await all(opensDeal)
  for (const { id, people } of tables) expect((await people[0]!.sees(id)).status).toBe('finished')
  expect(server.reports).toEqual([])
})
