import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { expect, test, vi } from 'vitest'
import { STREAMS } from './http/stream-pools.ts'
import { seated } from './testing/seated.ts'
import type { TestGuest } from './testing/test-guest.ts'
import { TestServer } from './testing/test-server.ts'

/** Opens streams as one visitor until one is refused, and gives how many there were. */
async function fills(guest: TestGuest, id: string): Promise<number> {
  for (let n = 0; ; n++) {
    try {
      await guest.follows(id)
    } catch {
      return n
    }
  }
}

test('however many look on, from the same address too, whoever has a seat gets a stream', async () => {
  await using server = await TestServer.start()
  const ana = await server.guest('Ana')
  const seats = [{ kind: 'you' as const }, { kind: 'open' as const }]
  const { id } = await ana.opens({ game: 'parlour', visibility: 'open', seats })
  const bo = await server.guest('Bo')
  await bo.call('POST /api/tables/:id/join', { params: { id }, body: {} })
  let watching = 0
  for (let n = 0; n < 6; n++) watching += await fills(await server.guest('Eve'), id)
  expect(watching, 'half of what a table takes, for one address').toBe(100)
  for (const player of [ana, bo]) await (await player.follows(id)).until(({ you }) => you.seat !== null)
})

test('who follows their own seat thirty times has room left to look on elsewhere, and the other way round', async () => {
  await using server = await TestServer.start()
  const { id, people } = await seated(server, 2)
  const [ana, bo] = people as [TestGuest, TestGuest]
  const host = await server.guest('Cy')
  const seats = [{ kind: 'you' as const }, { kind: 'open' as const }]
  const other = await host.opens({ game: 'parlour', visibility: 'open', seats })
  expect(await fills(ana, id)).toBe(30)
  expect(await fills(ana, other.id)).toBe(30)
  expect(await fills(bo, other.id)).toBe(30)
  expect(await fills(bo, id)).toBe(30)
})

test('who sits down leaves their place among the spectators to somebody else', async () => {
  await using server = await TestServer.start()
  const ana = await server.guest('Ana')
  const seats = [{ kind: 'you' as const }, { kind: 'open' as const }, { kind: 'open' as const }]
  const { id } = await ana.opens({ game: 'parlour', visibility: 'open', seats })
  const [bo, cy] = [await server.guest('Bo'), await server.guest('Cy')]
  await bo.call('POST /api/tables/:id/join', { params: { id }, body: {} })
  const sitting = await bo.follows(id)
  const watching = await cy.follows(id)
  for (let n = 0; n < 3; n++) await fills(await server.guest('Eve'), id)
  expect(await fills(await server.guest('Eve'), id), 'nine are left of a hundred').toBe(9)
  await cy.call('POST /api/tables/:id/join', { params: { id }, body: {} })
  await watching.until(({ you }) => you.seat === 2)
  expect(await fills(await server.guest('Eve'), id)).toBe(1)
  expect(sitting.ended).toBe(false)
})

test('a stream of someone who gets up where all places are taken ends', async () => {
  await using server = await TestServer.start()
  const ana = await server.guest('Ana')
  const seats = [{ kind: 'you' as const }, { kind: 'open' as const }, { kind: 'open' as const }]
  const { id } = await ana.opens({ game: 'parlour', visibility: 'open', seats })
  const bo = await server.guest('Bo')
  await bo.call('POST /api/tables/:id/join', { params: { id }, body: {} })
  const sitting = await bo.follows(id)
  await sitting.until(({ you }) => you.seat === 1)
  for (let n = 0; n < 4; n++) await fills(await server.guest('Eve'), id)
  await bo.leaves(id)
  await sitting.hears('reconnect')
  expect((await bo.isRefused(bo.follows(id))).code).toBe('too-many-streams')
})

test('the seats of one address are bounded, however many names it takes, and the operator hears of it', async () => {
  const streams = { ...STREAMS, seatsPerAddress: 40 }
  await using server = await TestServer.start({ streams, tellRefusalsEvery: 50 })
  const seats = [{ kind: 'you' as const }, { kind: 'open' as const }]
  let held = 0
  for (let n = 0; n < 3; n++) {
    const eve = await server.guest('Eve')
    const { id } = await eve.opens({ game: 'parlour', visibility: 'open', seats })
    held += await fills(eve, id)
    if (n === 2) {
      const bo = await server.guest('Bo')
      await (await bo.follows(id)).until(({ you }) => you.seat === null)
    }
  }
  expect(held).toBe(40)
  await vi.waitFor(() => expect(server.reports.join()).toMatch(/"event":"refused".*"too-many-streams":\d/))
})

test('lines beyond what the machine can hold are refused and counted', async () => {
  await using server = await TestServer.start({ mostLines: 5, tellRefusalsEvery: 50 })
  const { hostname, port } = new URL(server.origin)
  const lines = Array.from({ length: 12 }, () => connect(Number(port), hostname))
  for (const line of lines) line.on('error', () => {})
  await vi.waitFor(() => expect(server.reports.join()).toMatch(/"event":"refused".*"line-refused":\d/))
  for (const line of lines) line.destroy()
})

test('streams that were opened together do not all beat at the same moment', async () => {
  const interval = 1_200
  await using server = await TestServer.start({ heartbeat: interval })
  const { id, people } = await seated(server, 2)
  const beats = await Promise.all(
    Array.from({ length: 30 }, async (_, n) => {
      const headers = { cookie: people[n % 2]!.cookie }
      const [line] = (await once(get(`${server.origin}/api/tables/${id}/stream`, { headers }), 'response')) as [
        IncomingMessage,
      ]
      for await (const chunk of line) if (String(chunk).endsWith(':\n\n')) break
      line.destroy()
      return performance.now()
    }),
  )
  const [first, last] = [Math.min(...beats), Math.max(...beats)]
  expect(last - first).toBeGreaterThan(interval / 4)
  expect(last - first).toBeLessThan(interval * 2)
})
