import { followTable, type TableState } from '@turnwright/protocol'
import { beforeAll, expect, test, vi } from 'vitest'
import { sharedPostgres } from '../../../scripts/postgres/shared-postgres.ts'
import type { TestPostgres } from '../../../scripts/postgres/test-postgres.ts'
import type { ServerOptions } from './server-options.ts'
import { FailoverProxy } from './testing/failover-proxy.ts'
import { TestGuest } from './testing/test-guest.ts'
import { startOn, TwoNodes } from './testing/two-nodes.ts'

let postgres: TestPostgres
let database: string
beforeAll(async () => {
  postgres = await sharedPostgres()
  database = await postgres.database()
}, 60_000)

const start = (options: ServerOptions = {}): Promise<TwoNodes> => startOn(postgres, database, options)

const PLENTY = { perSecond: 1_000, burst: 10_000 }
const LOCAL = { port: 0, host: '127.0.0.1', token: null }

async function nodesTold(server: { readonly operators: string }): Promise<number> {
  const text = await (await fetch(`${server.operators}/metrics`)).text()
  return Number(/^turnwright_nodes (\d+)$/m.exec(text)?.[1])
}

test('streams move to another server before one ends, and every answer meanwhile is taken', async () => {
  await using nodes = await start({ drain: 3_000 })
  await using proxy = await FailoverProxy.start([nodes.a.origin, nodes.b.origin])
  const [ana, bo] = ['Ana', 'Bo'].map(() => new TestGuest(() => proxy.origin)) as [TestGuest, TestGuest]
  await ana.call('POST /api/identity', { body: { name: 'Ana' } })
  await bo.call('POST /api/identity', { body: { name: 'Bo' } })
  const table = await ana.opens({
    game: 'parlour',
    options: { mode: 'turns', rounds: 100_000 },
    seats: [{ kind: 'you' }, { kind: 'open' }],
  })
  await bo.joins(table)
  let latest: TableState | null = null
  let longestGap = 0
  let heardAt = performance.now()
  const followers = [ana, bo, ana, bo].map((guest) =>
    followTable(guest.client, {
      id: table.id,
      onState: (state) => {
        const now = performance.now()
        if (guest === ana) longestGap = Math.max(longestGap, now - heardAt)
        heardAt = now
        latest = state
      },
    }),
  )
  await vi.waitFor(() => expect(latest).not.toBeNull(), { timeout: 20_000 })
  heardAt = performance.now()
  longestGap = 0
  let hasStopped = false
  const stopped = nodes.a.stop().then(() => (hasStopped = true))
  let answers = 0
  while (!hasStopped)
    for (const guest of [ana, bo]) {
      await guest.answers(table.id, ['pass'])
      answers++
    }
  await stopped
  await vi.waitFor(() => expect(latest?.seq).toBe(answers), { timeout: 20_000 })
  for (const follower of followers) follower.stop()
  expect(answers).toBeGreaterThan(20)
  expect(longestGap, 'nobody is without news for long').toBeLessThan(2_500)
})

test('what one visitor may ask for is divided among the servers, and given back when one ends', async () => {
  const limits = { guest: { perSecond: 0.001, burst: 40 }, address: PLENTY, opening: PLENTY, connections: 1_000 }
  await using nodes = await start({ limits, operators: LOCAL, streams: { ...STREAMS_OF_FOUR }, countServersEvery: 200 })
  await vi.waitFor(async () => expect([await nodesTold(nodes.a), await nodesTold(nodes.b)]).toEqual([2, 2]), {
    timeout: 12_000,
    interval: 50,
  })
  const ana = await nodes.a.guest('Ana')
  const there = nodes.at(nodes.b, ana)
  const allowed = async (guest: TestGuest): Promise<number> => {
    let count = 0
    while ((await guest.speak('GET', '/api/me')).status === 200) count++
    return count
  }
  expect(await allowed(ana)).toBe(20)
  expect(await allowed(there)).toBe(20)
  const bo = await nodes.b.guest('Bo')
  const { id } = await bo.opens({ game: 'parlour', seats: [{ kind: 'you' }, { kind: 'open' }] })
  const streams = [await bo.follows(id), await bo.follows(id)]
  expect((await bo.isRefused(bo.follows(id))).code).toBe('too-many-streams')
  await nodes.a.stop()
  await vi.waitFor(async () => expect(await nodesTold(nodes.b)).toBe(1), { timeout: 12_000, interval: 50 })
  streams.push(await bo.follows(id))
  const cy = await nodes.b.guest('Cy')
  expect(await allowed(cy)).toBe(40)
})

const STREAMS_OF_FOUR = {
  perPerson: 4,
  seatsPerAddress: 1_000,
  perVisitor: 30,
  perAddress: 500,
  perTable: 200,
  perAddressAtTable: 100,
}

test('of servers that start at once one gives a faulted table another chance, once', async () => {
  const url = await postgres.empty(database)
  let id = ''
  {
    await using nodes = await TwoNodes.start(url)
    const seated = await nodes.seated(2)
    id = seated.id
    await seated.people[0]!.answers(id, ['break']).catch(() => undefined)
  }
  const version = async (): Promise<number> =>
    Number((await postgres.run(url, `SELECT version FROM turnwright.tables WHERE id = '${id}'`))[0]?.['version'])
  const before = await version()
  const starts = await Promise.all([TwoNodes.start(url), TwoNodes.start(url)])
  try {
    expect(await version()).toBe(before + 1)
  } finally {
    for (const nodes of starts) await nodes[Symbol.asyncDispose]()
  }
})
