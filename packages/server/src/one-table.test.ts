import { newKey, type TableState } from '@turnwright/protocol'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import type { LoadedTable, Store } from './store/store.ts'
import { seated } from './testing/seated.ts'
import type { TestGuest } from './testing/test-guest.ts'
import { TestServer } from './testing/test-server.ts'
import type { TestStream } from './testing/test-stream.ts'

/** A table is one table, whatever is in memory: the laws of the cache of tables, through the real server. */

const TABLES = 5
const GUESTS = 4
const ROOM = 2

type Act = { readonly kind: 'join' | 'leave' | 'answer' | 'close' | 'rematch' | 'watch' | 'look' } & {
  readonly guest: number
  readonly table: number
}

/** What the server has acknowledged about one table. */
class Acknowledged {
  /** Of each guest, how their seat stood when the server last spoke of it to them. */
  readonly seats = new Map<number, { readonly sits: boolean; readonly left: boolean }>()
  /** At which length of the log each answer was acknowledged. */
  readonly answers: number[] = []
  departures = 0
  isClosed = false
  readonly rematches = new Set<string>()
}

const act: fc.Arbitrary<Act> = fc.record({
  kind: fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom('join', 'answer') },
    { weight: 4, arbitrary: fc.constantFrom('watch', 'look') },
    { weight: 1, arbitrary: fc.constantFrom('leave', 'close', 'rematch') },
  ),
  guest: fc.nat(GUESTS - 1),
  table: fc.nat(TABLES - 1),
})
const batches = fc.array(fc.array(act, { minLength: 4, maxLength: 16 }), { minLength: 1, maxLength: 6 })

test('whatever people do at more tables than memory holds, every acknowledged change is found afterwards', {
  timeout: process.env['SOAK'] ? 20 * 60_000 : 60_000,
}, async () => {
  // One network may open only so many tables at a server.
  for (let servers = 0; servers < (process.env['SOAK'] ? 27 : 1); servers++) {
    await using server = await TestServer.start({ liveTables: ROOM })
    await fc.assert(
      fc.asyncProperty(batches, (acts) => playAndCompare(server, acts)),
      { numRuns: 15, endOnFailure: true },
    )
    expect(server.reports).toEqual([])
  }
})

async function playAndCompare(server: TestServer, acts: readonly (readonly Act[])[]): Promise<void> {
  const names = Array.from({ length: GUESTS }, (_, i) => `Guest ${i}`)
  const guests = await Promise.all(names.map((name) => server.guest(name)))
  const opened = await Promise.all(
    Array.from({ length: TABLES }, (_, i) =>
      (guests[i % GUESTS] as TestGuest).opens({
        game: 'parlour',
        options: { mode: 'turns', rounds: 1_000 },
        visibility: 'open',
        seats: [{ kind: 'you' }, { kind: 'open' }, { kind: 'open' }],
      }),
    ),
  )
  const told = opened.map(() => new Acknowledged())
  const streams: { readonly stream: TestStream; readonly guest: TestGuest; readonly id: string }[] = []

  const perform = async ({ kind, guest: at, table }: Act): Promise<void> => {
    const guest = guests[at] as TestGuest
    const { id } = opened[table] as TableState
    const known = told[table] as Acknowledged
    const noteSeat = (state: TableState): void => {
      const seat = state.you.seat === null ? undefined : state.seats[state.you.seat]
      known.seats.set(at, { sits: seat !== undefined, left: seat?.left === true })
    }
    switch (kind) {
      case 'join':
        return noteSeat(await guest.call('POST /api/tables/:id/join', { params: { id }, body: {} }))
      case 'leave': {
        const state = await guest.leaves(id)
        noteSeat(state)
        if (known.seats.get(at)?.left === true) known.departures++
        if (state.status === 'closed') known.isClosed = true
        return
      }
      case 'answer': {
        const state = await guest.sees(id)
        if (state.play?.prompts.length === 1)
          known.answers.push((await guest.sends(id, guest.answerTo(state, ['pass']))).seq)
        return
      }
      case 'close':
        await guest.call('POST /api/tables/:id/close', { params: { id }, body: { key: newKey() } })
        known.isClosed = true
        return
      case 'rematch':
        known.rematches.add(
          (await guest.call('POST /api/tables/:id/rematch', { params: { id }, body: { key: newKey() } })).id,
        )
        return
      case 'watch':
        streams.push({ stream: await guest.follows(id), guest, id })
        return
      case 'look':
        await guest.sees(id)
    }
  }
  // Each person does one thing after the other, all of them at the same time.
  for (const batch of acts)
    await Promise.all(
      guests.map(async (guest, at) => {
        for (const each of batch) if (each.guest === at) await perform(each).catch((error) => isAnswered(guest, error))
      }),
    )

  for (const [table, { id }] of opened.entries()) {
    const known = told[table] as Acknowledged
    const now = await (guests[0] as TestGuest).sees(id)
    for (const [at, { sits, left }] of known.seats) {
      const seat = now.seats.find(({ name }) => name === names[at])
      expect({ sits: seat !== undefined, left: seat?.left === true }).toEqual({ sits, left })
    }
    expect(new Set(known.answers).size).toBe(known.answers.length)
    expect(now.seq).toBe(known.answers.length + known.departures)
    expect(now.status === 'closed').toBe(known.isClosed)
    expect(known.rematches.size === 0 || known.rematches.has(now.rematch ?? '')).toBe(true)
    expect(known.rematches.size).toBeLessThanOrEqual(1)
  }
  for (const { stream, guest, id } of streams)
    await vi.waitFor(async () => expect(stream.state).toEqual(await guest.sees(id)), { timeout: 5_000 })
  for (const guest of guests) guest.hangUp()
}

/** The server may say no, but for a reason of the game: a change must not fail to be stored. */
async function isAnswered(guest: TestGuest, error: unknown): Promise<void> {
  const { code } = await guest.isRefused(Promise.reject(error))
  expect(['not-stored', 'bug']).not.toContain(code)
}

test('at more watched tables than memory holds everybody sees and hears the same', async () => {
  await using server = await TestServer.start({ liveTables: 3 })
  const ana = await server.guest('Ana')
  const tables = await Promise.all(
    Array.from({ length: 12 }, () =>
      ana.opens({ game: 'parlour', visibility: 'open', seats: [{ kind: 'you' }, ...OPEN, ...OPEN, ...OPEN] }),
    ),
  )
  const streams = await Promise.all(tables.map(({ id }) => ana.follows(id)))
  const others = await Promise.all(['Bo', 'Cy', 'Di'].map((name) => server.guest(name)))
  await Promise.all(others.flatMap((guest) => tables.map((table) => guest.joins(table))))
  for (const stream of streams) await stream.until(({ status }) => status === 'playing')
  await Promise.all(tables.map(({ id }) => ana.answers(id, ['pass'])))
  for (const stream of streams) await stream.until(({ seq }) => seq === 1)
  for (const { id } of tables) expect((await ana.sees(id)).seats.map(({ name }) => name)).toEqual(NAMES)
  expect(server.reports).toEqual([])
})

const OPEN = [{ kind: 'open' as const }]
const NAMES = ['Ana', 'Bo', 'Cy', 'Di']

test('bots that think at more tables than memory holds all answer at the table they were asked at', async () => {
  await using server = await TestServer.start({ liveTables: 1, botPace: [20, 60] })
  const ana = await server.guest('Ana')
  const seats = [{ kind: 'you' as const }, { kind: 'bot' as const, agent: 'steady' }]
  const tables = await Promise.all(
    Array.from({ length: 8 }, () => ana.opens({ game: 'parlour', options: { rounds: 3 }, seats })),
  )
  await Promise.all(
    tables.map(async ({ id }) => {
      for (let round = 1; round <= 3; round++) {
        await ana.answers(id, ['pass'])
        await vi.waitFor(async () => expect((await ana.sees(id)).seq).toBe(2 * round), { timeout: 10_000 })
      }
    }),
  )
  for (const { id } of tables) expect((await ana.sees(id)).status).toBe('finished')
  expect(server.reports).toEqual([])
})

test('tables that are asked for but do not exist push no table out of memory', async () => {
  const loads: string[] = []
  const noteLoads = (store: Store): Store =>
    new Proxy(store, {
      get: (target, name: keyof Store) => {
        if (name === 'load') return (id: string) => (loads.push(id), target.load(id))
        return (target[name] as (...args: never[]) => unknown).bind(target)
      },
    })
  await using server = await TestServer.start({ liveTables: 2, wrapStore: noteLoads })
  const { id, people } = await seated(server, 2)
  const [ana] = people as [TestGuest]
  for (let i = 0; i < 5; i++) expect((await ana.isRefused(ana.sees('A'.repeat(21) + i))).code).toBe('no-such-table')
  const before = loads.length
  await ana.answers(id, ['pass'])
  expect(loads).toHaveLength(before)
})

test('what was wanted of an old version of a table is judged again by what the table is now', async () => {
  const stores: Store[] = []
  const wrapStore = (given: Store): Store => {
    stores.push(given)
    return given
  }
  await using server = await TestServer.start({ wrapStore })
  const [store] = stores as [Store]
  const [ana, bo] = await Promise.all([server.guest('Ana'), server.guest('Bo')])
  const table = await ana.opens({ game: 'parlour', seats: [{ kind: 'you' }, ...OPEN, ...OPEN] })
  const stream = await ana.follows(table.id)
  await stream.until(({ seats }) => seats[0]?.connected === true)

  // Somebody else, who also holds this database, seats a bot.
  const { table: stored } = (await store.load(table.id)) as LoadedTable
  const bot = { kind: 'bot', person: null, name: 'Steady bot', agent: 'steady', left: false, keptFor: null } as const
  const changed = { ...stored, seats: stored.seats.with(1, bot), version: stored.version + 1 }
  await store.save({ table: changed, changed: 'seats', entries: [], ticket: null, checkpoint: null, fault: null })

  expect((await bo.joins(table)).seats.map(({ name }) => name)).toEqual(['Ana', 'Steady bot', 'Bo'])
  await stream.until(({ seats }) => seats[1]?.kind === 'bot' && seats[2]?.name === 'Bo')
})
