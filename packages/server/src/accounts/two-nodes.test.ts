import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { sharedPostgres } from '../../../../scripts/postgres/shared-postgres.ts'
import type { TestPostgres } from '../../../../scripts/postgres/test-postgres.ts'
import { MovingClock } from '../testing/moving-clock.ts'
import { authenticator, keeps, NAMED, signsIn } from '../testing/passkeys.ts'
import type { TestGuest } from '../testing/test-guest.ts'
import { startOn } from '../testing/two-nodes.ts'

let postgres: TestPostgres
let database: string
beforeAll(async () => {
  postgres = await sharedPostgres()
  database = await postgres.database()
})

test('a passkey that is asked for by one server is taken by another, once', async () => {
  await using nodes = await startOn(postgres, database, NAMED)
  const ana = await nodes.a.guest('Ana')
  const passkey = authenticator()
  await keeps(ana, passkey)
  const phone = nodes.a.stranger()
  const { options } = await phone.call('POST /api/sign-in/options')
  const elsewhere = nodes.at(nodes.b, phone)
  const body = { passkey: passkey.get(options) }
  const both = [phone, elsewhere].map((each) => each.call('POST /api/sign-in', { body }))
  const outcomes = await Promise.allSettled(both)
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('a name and its games are the same at both servers, and who signs out everywhere is out at both', async () => {
  const clock = new MovingClock()
  await using nodes = await startOn(postgres, database, { ...NAMED, clock, lookForSessionsEvery: 30 })
  const { id, people } = await nodes.seated(2)
  const [ana, bo] = people as [TestGuest, TestGuest]
  const passkey = authenticator()
  await keeps(ana, passkey)
  const phone = nodes.b.stranger()
  await signsIn(phone, passkey)
  await phone.answers(id, ['pass'])
  await bo.answers(id, ['pass'])
  const stream = await phone.follows(id)
  await ana.call('POST /api/sign-out', { body: { everywhere: true } })
  await stream.ends()
  // What a server has read of a session counts for five seconds.
  clock.minutesPass(1)
  await expect.poll(async () => (await phone.call('GET /api/me')).me, { timeout: 8_000 }).toBeNull()
})

test('who is deleted at one server has no name at the other, in the table, its game and its record', async () => {
  await using nodes = await startOn(postgres, database, { ...NAMED, sweepEvery: 100 })
  const { id, people } = await nodes.seated(2, 'turns', 1)
  const [ana, bo] = people as [TestGuest, TestGuest]
  for (const each of [ana, bo]) await each.answers(id, ['pass'])
  const inFiles = () =>
    [nodes.a, nodes.b].flatMap(({ folder }) =>
      readdirSync(join(folder, 'records')).map((name) => readFileSync(join(folder, 'records', name), 'utf8')),
    )
  const told = async () =>
    JSON.stringify([await bo.sees(id), await bo.call('GET /api/tables/:id/record', { params: { id } })])
  expect(await told()).toContain('Ana')
  await ana.call('POST /api/account/delete', { body: { name: 'Ana' } })
  expect(await told()).not.toContain('Ana')
  await expect.poll(() => inFiles().filter((text) => text.includes('Ana')), { timeout: 5_000 }).toEqual([])
  expect(inFiles(), 'the record under the new name stays').toHaveLength(1)
})
