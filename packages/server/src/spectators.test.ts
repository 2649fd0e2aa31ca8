import { newKey, permissions, streamRoute, type TableState } from '@turnwright/protocol'
import { describe, expect, test } from 'vitest'
import { everyStore } from './testing/every-store.ts'
import { SECRETS } from './testing/parlour.ts'
import { seated } from './testing/seated.ts'
import type { TestGuest } from './testing/test-guest.ts'
import { TestServer } from './testing/test-server.ts'
import { TwoNodes } from './testing/two-nodes.ts'

const CLOSED = { allowsSpectators: false } as const
const NOBODY = { code: 'no-spectators', detail: expect.stringContaining('Nobody looks on at this table') }
const ALONE = [{ kind: 'you' as const }, { kind: 'bot' as const, agent: 'steady' }]

/** What some of the routes need, so that nothing but who asks is wrong. */
const bodies: Readonly<Record<string, object>> = {
  'POST /api/tables/:id/reviews': { seat: 0 },
  'POST /api/tables/:id/forks': { at: 0, seats: ALONE, key: newKey() },
  'POST /api/tables/:id/join': {},
}
const queries: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'GET /api/tables/:id/past/views': { stops: '0' },
}

/** All doors through which somebody who only looks on could see a game. */
const doors = permissions.flatMap(([name, access]) =>
  access === 'who-may-see' || access === 'guest-who-may-see' ? [name] : [],
)

/** With what somebody who has the link is refused at each of them. */
async function refusals(guest: TestGuest, { id, invite }: TableState): Promise<Record<string, string>> {
  const link = { invite: invite ?? '' }
  const told: Record<string, string> = {}
  for (const name of doors) {
    if (name === streamRoute) {
      told[name] = (await guest.isRefused(guest.follows(id, null, link))).code
      continue
    }
    const [method = '', path = ''] = name.split(' ')
    const isJoin = path.endsWith('/join')
    const query = new URLSearchParams({ ...queries[name], ...(isJoin ? {} : link) })
    const at = `${path.replace(':id', id).replace(':answers', '0')}?${query.toString()}`
    const body = JSON.stringify({ ...bodies[name], ...(isJoin ? link : {}) })
    const init = method === 'GET' ? {} : { body, headers: { 'content-type': 'application/json' } }
    told[name] = ((await guest.speak(method, at, init)).body as { readonly code?: string }).code ?? 'yes'
  }
  return told
}

const shut = Object.fromEntries(doors.map((name) => [name, 'no-spectators']))

const stores = everyStore()

describe.each(stores)('with tables in $name', (kept) => {
  test('where nobody looks on, no door shows the game to who has only the link: not while it goes on, not when it is over', async () => {
    await using server = await TestServer.start(await kept.options())
    const { table, people } = await seated(server, 2, 'turns', 1, CLOSED)
    const eve = await server.guest('Eve')
    expect(doors.length).toBeGreaterThan(7)
    expect(await refusals(eve, table)).toEqual(shut)
    for (const person of people) await person.answers(table.id)
    expect((await people[0]!.sees(table.id)).status).toBe('finished')
    expect(await refusals(eve, table)).toEqual(shut)
    await server.restart()
    expect(await refusals(eve, table)).toEqual(shut)
    for (const secret of SECRETS) expect(eve.heard.join()).not.toContain(secret)
  })

  test('whoever plays there, and who has left, sees all of their own game', async () => {
    await using server = await TestServer.start(await kept.options())
    const { id, people } = await seated(server, 3, 'turns', 1, CLOSED)
    const [ana, bo, cy] = people as [TestGuest, TestGuest, TestGuest]
    await cy.leaves(id)
    for (const person of [ana, bo]) await person.answers(id)
    for (const person of [ana, bo, cy]) {
      expect(await person.sees(id)).toMatchObject({ status: 'finished', allowsSpectators: false })
      await person.call('GET /api/tables/:id/record', { params: { id } })
      const stream = await person.follows(id)
      expect((await stream.until(({ play }) => play !== null)).play?.result).not.toBeNull()
      stream.hangUp()
    }
  })
})

test('before it begins those who are invited see who gathers; who does not sit down then is sent away in words', async () => {
  await using server = await TestServer.start()
  const [ana, bo, eve] = [await server.guest('Ana'), await server.guest('Bo'), await server.guest('Eve')]
  const seats = [{ kind: 'you' as const }, { kind: 'open' as const }]
  const table = await ana.opens({ game: 'parlour', seats, ...CLOSED })
  const link = { invite: table.invite ?? '' }
  expect(await eve.sees(table.id, link)).toMatchObject({ status: 'gathering', allowsSpectators: false })
  const stream = await eve.follows(table.id, null, link)
  await stream.until(({ spectators }) => spectators === 1)
  const own = await ana.follows(table.id)
  await own.until(({ watching }) => watching.includes('Eve'))
  await bo.joins(table)
  await stream.hears('reconnect')
  await stream.ends()
  expect(stream.state?.play ?? null, 'not even a moment of it').toBeNull()
  expect(await eve.isRefused(eve.follows(table.id, stream.lastEventId, link))).toMatchObject(NOBODY)
  await own.until(({ play, spectators }) => play !== null && spectators === 0)
})

test('who looked on at one server is sent away when the game begins at another', async () => {
  const { databaseUrl } = await stores[1]!.options()
  await using nodes = await TwoNodes.start(databaseUrl!)
  const [ana, bo, eve] = [await nodes.a.guest('Ana'), await nodes.a.guest('Bo'), await nodes.b.guest('Eve')]
  const table = await ana.opens({ game: 'parlour', seats: [{ kind: 'you' }, { kind: 'open' }], ...CLOSED })
  const link = { invite: table.invite ?? '' }
  const stream = await eve.follows(table.id, null, link)
  await stream.until(({ status }) => status === 'gathering')
  await bo.joins(table)
  await stream.ends()
  expect(stream.state?.play ?? null).toBeNull()
  expect(await eve.isRefused(eve.sees(table.id, link))).toMatchObject(NOBODY)
})

test('a table that was closed before it began says so to those who looked at it', async () => {
  await using server = await TestServer.start()
  const [ana, eve] = [await server.guest('Ana'), await server.guest('Eve')]
  const table = await ana.opens({ game: 'parlour', seats: [{ kind: 'you' }, { kind: 'open' }], ...CLOSED })
  const stream = await eve.follows(table.id, null, { invite: table.invite ?? '' })
  await ana.call('POST /api/tables/:id/close', { params: { id: table.id }, body: { key: newKey() } })
  expect((await stream.until(({ status }) => status === 'closed')).play).toBeNull()
  expect((await eve.sees(table.id, { invite: table.invite ?? '' })).status).toBe('closed')
})

test('a table lets others look on unless it was opened without, also after a restart and in the next game', async () => {
  await using server = await TestServer.start()
  const { id, people } = await seated(server, 2, 'turns', 1, CLOSED)
  const [ana, bo] = people as [TestGuest, TestGuest]
  expect((await ana.opens({ game: 'parlour', seats: ALONE })).allowsSpectators).toBe(true)
  for (const person of [ana, bo]) await person.answers(id)
  await server.restart()
  expect((await ana.sees(id)).allowsSpectators).toBe(false)
  const next = await ana.call('POST /api/tables/:id/rematch', { params: { id }, body: { key: newKey() } })
  expect((await bo.sees(next.id)).allowsSpectators).toBe(false)
})

test('a game that is played on from there is for its players too, and tells guests of it nothing of the first', async () => {
  await using server = await TestServer.start()
  const { id, people } = await seated(server, 2, 'turns', 2, CLOSED)
  const [ana, bo] = people as [TestGuest, TestGuest]
  for (const person of [ana, bo, ana, bo]) await person.answers(id)
  const eve = await server.guest('Eve')
  const fork = await ana.call('POST /api/tables/:id/forks', {
    params: { id },
    query: {},
    body: { at: 2, seats: [{ kind: 'you' }, { kind: 'open' }], key: newKey() },
  })
  const opened = await ana.sees(fork.id)
  expect(opened.allowsSpectators).toBe(false)
  await eve.joins(opened)
  for (const person of [ana, eve]) await person.answers(fork.id, ['pass'])
  const origin = (guest: TestGuest) => guest.call('GET /api/tables/:id/origin', { params: { id: fork.id }, query: {} })
  expect(await origin(ana)).toMatchObject({ state: 'finished', answers: 2 })
  expect(await origin(eve)).toMatchObject({ state: 'shut', answers: null, play: null })
})

test('whether others may look on is yes or no, and nothing else', async () => {
  await using server = await TestServer.start()
  const ana = await server.guest('Ana')
  const opens = (allowsSpectators: unknown) => ana.opens({ game: 'parlour', seats: ALONE, allowsSpectators } as never)
  for (const wrong of ['no', 0, null, {}]) expect((await ana.isRefused(opens(wrong))).code).toBe('malformed')
  expect(await ana.call('GET /api/tables', { query: { which: 'mine' } })).toEqual([])
})
