import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { sharedPostgres } from '../../../../../scripts/postgres/shared-postgres.ts'
import { MutedProxy } from '../../testing/muted-proxy.ts'
import { addressFrom, connect } from './connect.ts'

/** Long enough for what the driver does once a line has ended. */
const A_MOMENT = 100

test.each([
  ['hung up', (proxy: MutedProxy) => proxy.hangUp(), 3_000],
  ['silent', (proxy: MutedProxy) => proxy.fallSilent('open lines'), 500],
])('a line that is %s in the middle of a transaction costs that transaction alone', async (_how, endLines, silence) => {
  await using proxy = await MutedProxy.before(await (await sharedPostgres()).database())
  const sql = await connect(addressFrom(proxy.url), 'test', { statement: 10_000, silence })
  await sql`CREATE TABLE kept (n INT)`
  const changes = Array.from({ length: 8 }, (_, n) =>
    sql.begin(async (line) => {
      await line`INSERT INTO kept VALUES (${n})`
      await line`SELECT pg_sleep(5)`
    }),
  )
  const outcomes = Promise.allSettled(changes)
  await pause(A_MOMENT)
  endLines(proxy)
  for (const { status } of await outcomes) expect(status).toBe('rejected')
  await pause(A_MOMENT)
  const rows = await sql.begin((line) => line`SELECT * FROM kept`)
  expect(rows).toHaveLength(0)
  await sql.end({ timeout: 1 })
})

test('what is wrong with a transaction takes it back, and its line goes on', async () => {
  const url = await (await sharedPostgres()).database()
  const sql = await connect(addressFrom(url), 'test')
  await sql`CREATE TABLE kept (n INT)`
  const mistaken = sql.begin(async (line) => {
    await line`INSERT INTO kept VALUES (1)`
    throw new Error('changed my mind')
  })
  await expect(mistaken).rejects.toThrow('changed my mind')
  const unknown = undefined as unknown as string
  await expect(sql.begin((line) => line`INSERT INTO kept VALUES (${unknown})`)).rejects.toThrow('UNDEFINED_VALUE')
  await expect(sql.begin((line) => line`INSERT INTO nowhere VALUES (1)`)).rejects.toThrow('nowhere')
  expect(await sql.begin('READ ONLY', (line) => [line`SELECT * FROM kept`, line`SELECT 1 AS n`])).toEqual([
    [],
    [{ n: 1 }],
  ])
  await sql.end({ timeout: 1 })
})
