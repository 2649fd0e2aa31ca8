import { BEAT_HEADER, createClient, type Following, followTable, type TableState } from '@turnwright/protocol'
import { expect, test } from 'vitest'
import { MutedProxy } from './testing/muted-proxy.ts'
import { seated } from './testing/seated.ts'
import type { TestGuest } from './testing/test-guest.ts'
import { TestServer } from './testing/test-server.ts'

test('a stream begins with the whole state and goes on in patches that lead to the same state', async () => {
  await using server = await TestServer.start()
  const { id, people } = await seated(server, 2)
  const [ana, bo] = people as [TestGuest, TestGuest]
  const stream = await bo.follows(id)
  await stream.until(({ seats }) => seats[1]?.connected === true)
  for (let turn = 0; turn < 6; turn++) await [ana, bo][turn % 2]!.answers(id, ['draw'])
  await stream.until(({ seq }) => seq === 6)
  expect(stream.events.map(({ event }) => event).filter((event) => event === 'sync')).toHaveLength(1)
  expect(stream.state).toEqual(await bo.sees(id))
})

test('a broken stream goes on exactly where it broke', async () => {
  await using server = await TestServer.start()
  const { id, people } = await seated(server, 2)
  const [ana, bo] = people as [TestGuest, TestGuest]
  const watching = await ana.follows(id)
  const broken = await bo.follows(id)
  await broken.until(() => true)
  const before = broken.state
  const { lastEventId } = broken
  broken.hangUp()
  await watching.until(({ seats }) => seats[1]?.connected === false)
  for (let turn = 0; turn < 5; turn++) await [ana, bo][turn % 2]!.answers(id, ['draw'])

  const resumed = await bo.follows(id, lastEventId)
  resumed.state = before
  await resumed.until(({ seq, seats }) => seq === 5 && seats[1]?.connected === true)
  expect(resumed.events.every(({ event }) => event === 'patch')).toBe(true)
  expect(resumed.state).toEqual(await bo.sees(id))
})

test('two tabs of one seat: each resumes from its own place, and nothing is told twice', async () => {
  await using server = await TestServer.start()
  const { id, people } = await seated(server, 2)
  const [ana, bo] = people as [TestGuest, TestGuest]
  const tabs = [await ana.follows(id), await ana.follows(id)] as const
  for (const tab of tabs) await tab.until(() => true)
  await ana.answers(id, ['pass'])
  await tabs[0].until(({ seq }) => seq === 1)
  const { lastEventId, state } = tabs[0]
  tabs[0].hangUp()
  await bo.answers(id, ['pass'])
  await ana.answers(id, ['draw'])
  const again = await ana.follows(id, lastEventId)
  again.state = state
  await Promise.all([again.until(({ seq }) => seq === 3), tabs[1].until(({ seq }) => seq === 3)])
  expect(again.state).toEqual(tabs[1].state)
  const ids = tabs[1].events.flatMap(({ id: event }) => event ?? [])
  expect(new Set(ids).size).toBe(ids.length)
})

test('what is too old, foreign or nonsense is answered with the whole state', async () => {
  await using server = await TestServer.start()
  const { id, people } = await seated(server, 2, 'turns', 100)
  const [ana, bo] = people as [TestGuest, TestGuest]
  const open = await ana.follows(id)
  await open.until(() => true)
  const old = open.lastEventId
  for (let turn = 0; turn < 70; turn++) await [ana, bo][turn % 2]!.answers(id, ['pass'])
  await open.until(({ seq }) => seq === 70)
  for (const lastEventId of [old, 'nonsense', `${old?.split('.')[0]}.99999`, `${old?.split('.')[0]}.-1`]) {
    const stream = await ana.follows(id, lastEventId)
    await stream.until(({ seq }) => seq === 70)
    expect(stream.events[0]?.event).toBe('sync')
    stream.hangUp()
  }
  const foreign = await bo.follows(id, open.lastEventId)
  await foreign.until(({ you }) => you.seat === 1)
  expect(foreign.events[0]?.event).toBe('sync')
})

test('a spectator sees what spectators may, is counted, and becomes a seat on the same stream by sitting down', async () => {
  await using server = await TestServer.start()
  const [ana, bo] = await Promise.all([server.guest('Ana'), server.guest('Bo')])
  const table = await ana.opens({ game: 'parlour', visibility: 'open', seats: [{ kind: 'you' }, { kind: 'open' }] })
  const stream = await bo.follows(table.id)
  await stream.until(({ you, spectators, invite }) => you.seat === null && spectators === 1 && invite === null)
  await bo.call('POST /api/tables/:id/join', { params: { id: table.id }, body: {} })
  const playing = await stream.until(
    ({ you, status, seats }) => you.seat === 1 && status === 'playing' && seats[1]!.connected,
  )
  expect(playing.spectators).toBe(0)
  expect(playing).toEqual(await bo.sees(table.id))

  const stranger = server.stranger()
  const watched = await (await stranger.follows(table.id)).until(({ spectators }) => spectators === 1)
  expect(watched.play?.prompts).toEqual([])
  expect(watched.play?.seat).toBeNull()
})

test('before it stops the server tells streams to come back, and they find everything again', async () => {
  await using server = await TestServer.start()
  const { id, people } = await seated(server, 2)
  const [ana, bo] = people as [TestGuest, TestGuest]
  const stream = await bo.follows(id)
  await stream.until(() => true)
  await ana.answers(id, ['draw'])
  await server.restart()
  await stream.hears('reconnect')
  await stream.ends()
  const again = await bo.follows(id, stream.lastEventId)
  await again.until(({ seats }) => seats[1]?.connected === true)
  expect(again.events[0]?.event, 'the memory of patches died with the process').toBe('sync')
  expect(again.state?.seq).toBe(1)
})

test('the client follows a table through a restart by itself', async () => {
  await using server = await TestServer.start()
  const { id, people } = await seated(server, 2)
  const [ana, bo] = people as [TestGuest, TestGuest]
  const reached = Promise.withResolvers<TableState>()
  const statuses: string[] = []
  const following: Following = followTable(bo.client, {
    id,
    onState: (state) => {
      if (state.seq === 2) reached.resolve(state)
    },
    onStatus: (status) => statuses.push(status),
  })
  await ana.answers(id, ['draw'])
  await server.restart()
  await bo.answers(id, ['draw'])
  expect((await reached.promise).play?.answers).toBe(2)
  following.stop()
  expect(statuses).toContain('waiting')
})

test('a page whose line has died without a word misses a few beats, and follows on another', async () => {
  await using server = await TestServer.start({ heartbeat: 400 })
  await using proxy = await MutedProxy.before(server.origin)
  const { id, people } = await seated(server, 2)
  const [ana, bo] = people as [TestGuest, TestGuest]
  const page = createClient({ origin: new URL(proxy.url).origin, headers: () => ({ cookie: bo.cookie }) })
  let seen: TableState | null = null
  const following = followTable(page, { id, onState: (state) => (seen = state) })
  await expect.poll(() => seen).toMatchObject({ seq: 0 })
  proxy.fallSilent('open lines')
  await ana.answers(id, ['draw'])
  await expect.poll(() => seen, { timeout: 20_000 }).toMatchObject({ seq: 1 })
  following.stop()
})

test('unless it is told otherwise a server beats every five seconds, and says so', async () => {
  await using server = await TestServer.start()
  const { id, people } = await seated(server, 2)
  const line = new AbortController()
  const { headers } = await people[0]!.client.open(`/api/tables/${id}/stream`, { signal: line.signal })
  line.abort()
  expect(headers.get(BEAT_HEADER)).toBe('5000')
})

test('the client is told when it may not follow, and stops trying', async () => {
  await using server = await TestServer.start()
  const { id } = await seated(server, 2)
  const eve = await server.guest('Eve')
  const refused = Promise.withResolvers<string | undefined>()
  followTable(eve.client, {
    id,
    onState: () => refused.resolve('it followed'),
    onStatus: (status, problem) => status === 'refused' && refused.resolve(problem?.code),
  })
  expect(await refused.promise).toBe('invite-needed')
})

test('the acknowledgement names the fingerprint of the view that the stream then shows', async () => {
  await using server = await TestServer.start()
  const { id, people } = await seated(server, 2)
  const [ana] = people as [TestGuest]
  const stream = await ana.follows(id)
  const { seq, fingerprint, branchId } = await ana.answers(id, ['draw'])
  const shown = await stream.until((state) => state.seq === seq)
  expect(shown.fingerprint).toBe(fingerprint)
  expect(shown.play?.branchId).toBe(branchId)
})

test('of a crowd that comes and goes everybody hears a few times a second, and in the end how many there are', async () => {
  await using server = await TestServer.start()
  const ana = await server.guest('Ana')
  const { id } = await ana.opens({ game: 'parlour', visibility: 'open', seats: [{ kind: 'you' }, { kind: 'open' }] })
  const stream = await ana.follows(id)
  await stream.until(({ seats }) => seats[0]?.connected === true)
  const began = performance.now()
  const crowd = await Promise.all(Array.from({ length: 4 }, () => server.guest('Bo')))
  const lines = await Promise.all(crowd.flatMap((guest) => Array.from({ length: 20 }, () => guest.follows(id))))
  for (const line of lines.slice(1)) line.hangUp()
  await stream.until(({ spectators }) => spectators === 1)
  const patches = stream.events.filter(({ event }) => event === 'patch').length
  expect(patches).toBeLessThanOrEqual(3 + (performance.now() - began) / 250)
})
