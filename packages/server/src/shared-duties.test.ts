import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { AgentKind, GameModule } from '@turnwright/kernel'
import { beforeAll, expect, test, vi } from 'vitest'
import { sharedPostgres } from '../../../scripts/postgres/shared-postgres.ts'
import type { TestPostgres } from '../../../scripts/postgres/test-postgres.ts'
import { PostgresLeases, sessionsOf } from './nodes/postgres-leases.ts'
import type { ServerOptions } from './server-options.ts'
import { PostgresStore } from './store/postgres/postgres-store.ts'
import { parlourModule } from './testing/parlour.ts'
import type { TestGuest } from './testing/test-guest.ts'
import { startOn } from './testing/two-nodes.ts'

let postgres: TestPostgres
let database: string
beforeAll(async () => {
  postgres = await sharedPostgres()
  database = await postgres.database()
})

const start = (options: ServerOptions = {}) => startOn(postgres, database, options)

const AGAINST_A_BOT = {
  game: 'parlour',
  options: { mode: 'turns', rounds: 6 },
  seats: [{ kind: 'you' as const }, { kind: 'bot' as const, agent: 'counting' }],
}

/** The test game with a bot of which one knows how often it was asked, by whichever server. */
function countingBots(): { readonly games: readonly GameModule[]; asked(): number } {
  let asked = 0
  const counting: AgentKind = {
    about: 'Passes, and counts.',
    create: () => () => {
      asked++
      return ['pass']
    },
  }
  const module = { ...parlourModule, agents: { ...parlourModule.agents, counting } }
  return { games: [module], asked: () => asked }
}

test('of two servers at which a table is followed one thinks for its bots', async () => {
  const bots = countingBots()
  await using nodes = await start({ games: bots.games })
  const ana = await nodes.a.guest('Ana')
  const { id } = await ana.opens(AGAINST_A_BOT)
  const elsewhere = nodes.at(nodes.b, ana)
  const streams = [await ana.follows(id), await elsewhere.follows(id)]
  for (let round = 0; round < 6; round++) {
    await (round % 2 === 0 ? ana : elsewhere).answers(id, ['pass'])
    for (const stream of streams) await stream.until(({ seq }) => seq === 2 * round + 2)
  }
  expect(streams[0]?.state?.status).toBe('finished')
  expect(bots.asked()).toBe(6)
})

test('when the server that thinks for a bot was killed, another does at once', async () => {
  const bots = countingBots()
  await using nodes = await start({ games: bots.games })
  const ana: TestGuest = await nodes.a.guest('Ana')
  const { id } = await ana.opens(AGAINST_A_BOT)
  const store = await PostgresStore.open(nodes.url, sessionsOf('killed'))
  expect((await new PostgresLeases(store.sql, 'killed').claim(id, 600_000)).isOurs).toBe(true)
  await store.close()
  const stream = await ana.follows(id)
  await ana.answers(id, ['pass'])
  await stream.until(({ seq }) => seq === 2)
})

test('when the server that thinks for a bot stands still, another does once its lease has ended', async () => {
  const bots = countingBots()
  await using nodes = await start({ games: bots.games })
  const ana: TestGuest = await nodes.a.guest('Ana')
  const { id } = await ana.opens(AGAINST_A_BOT)
  const store = await PostgresStore.open(nodes.url, sessionsOf('paused'))
  const lease = await new PostgresLeases(store.sql, 'paused').claim(id, 700)
  expect(lease.isOurs).toBe(true)
  const stream = await ana.follows(id)
  await ana.answers(id, ['pass'])
  const before = performance.now()
  await stream.until(({ seq }) => seq === 2)
  expect(performance.now() - before).toBeGreaterThan(300)
  await store.close()
})

async function nodeOn(url: string, name: string): Promise<{ store: PostgresStore; leases: PostgresLeases }> {
  const store = await PostgresStore.open(url, sessionsOf(name))
  return { store, leases: new PostgresLeases(store.sql, name) }
}

test('the record of a table that one server has removed goes from the folders of all', async () => {
  await using nodes = await start({ sweepEvery: 100 })
  const { id, people } = await nodes.seated(2, 'turns', 1)
  for (const person of people) await person.answers(id, ['pass'])
  await people[1]!.call('GET /api/tables/:id/record', { params: { id } })
  const records = (): readonly string[] => readdirSync(join(nodes.b.folder, 'records'))
  expect(records()).toHaveLength(1)
  const store = await PostgresStore.open(nodes.url)
  expect(await store.purge(id, Date.now() + 1_000)).toBe(true)
  await store.close()
  await vi.waitFor(() => expect(records()).toEqual([]), { timeout: 10_000 })
  expect(await people[0]!.isRefused(people[0]!.sees(id))).toMatchObject({ code: 'no-such-table' })
})

test('a lease is one node’s at a time, its epoch grows with every claim, and an old holder can do nothing with it', async () => {
  await postgres.empty(database)
  const [one, other] = [await nodeOn(database, 'one'), await nodeOn(database, 'other')]
  const claims = await Promise.all([one, other].map(({ leases }) => leases.claim('t', 60_000)))
  expect(claims.filter(({ isOurs }) => isOurs)).toHaveLength(1)
  const [holder, waiting] = claims[0]?.isOurs === true ? [one.leases, other.leases] : [other.leases, one.leases]
  expect(claims.find(({ isOurs }) => !isOurs)?.endsIn).toBeGreaterThan(50_000)
  expect(await holder.renew('t', 1, 60_000)).toBe(true)
  expect(await waiting.renew('t', 1, 60_000), 'not theirs').toBe(false)
  await waiting.release('t', 1)
  expect((await waiting.claim('t', 60_000)).isOurs).toBe(false)
  expect(await holder.claim('t', 60_000)).toMatchObject({ isOurs: true, epoch: 2 })
  await holder.release('t', 1)
  expect((await waiting.claim('t', 60_000)).isOurs, 'what is let go of is long over').toBe(false)
  await holder.release('t', 2)
  expect(await waiting.claim('t', 60_000)).toMatchObject({ isOurs: true, epoch: 3 })
  expect(await holder.renew('t', 2, 60_000), 'of an earlier epoch').toBe(false)
  await Promise.all([one, other].map(({ store }) => store.close()))
})

test('a guest is known at every server; keys rotate, cookies are signed anew, and an old one counts for one more turn', async () => {
  await using nodes = await start()
  const ana = await nodes.a.guest('Ana')
  const { id } = await ana.opens({ game: 'parlour', seats: [{ kind: 'you' }, { kind: 'open' }] })
  const first = ana.cookie
  const grow = (): Promise<unknown> =>
    postgres.run(nodes.url, `UPDATE turnwright.cookie_keys SET made = made - interval '366 days'`)

  await grow()
  await nodes.b.restart()
  const elsewhere = nodes.at(nodes.b, ana)
  expect((await elsewhere.sees(id)).you.seat, 'a new key waits until every server knows it').toBe(0)
  expect(elsewhere.cookie).toBe(first)

  await postgres.run(nodes.url, `UPDATE turnwright.cookie_keys SET made = made - interval '1 hour'`)
  await nodes.b.restart()
  expect((await elsewhere.sees(id)).you.seat).toBe(0)
  expect(elsewhere.cookie, 'signed anew').not.toBe(first)

  await grow()
  await nodes.b.restart()
  expect((await elsewhere.sees(id)).you.seat).toBe(0)
  expect((await nodes.b.stranger().speak('GET', '/api/tables', { headers: { cookie: first } })).body).toMatchObject({
    code: 'bad-identity',
  })
})
