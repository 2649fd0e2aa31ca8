import type { LogEntry } from '@turnwright/kernel/host'
import { describe, expect, test } from 'vitest'
import {
  A_DAY,
  A_MINUTE,
  A_SECOND,
  AN_HOUR,
  clockedServer,
  DAYS,
  isOver,
  LIVE,
  PATIENCE,
  seatedWith,
  UNHURRIED,
} from '../testing/clocked.ts'
import { everyStore } from '../testing/every-store.ts'
import type { TestGuest } from '../testing/test-guest.ts'

const stores = everyStore()

describe.each(stores)('with tables in $name', (kept) => {
  test('the clock of whoever is asked runs, a move gives time back, and the others stand', async () => {
    await using clocked = await clockedServer(await kept.options())
    const { server, clock } = clocked
    const { id, people } = await seatedWith(server, 2, LIVE)
    const [ana, bo] = people as [TestGuest, TestGuest]
    expect(await ana.sees(id)).toMatchObject({
      pace: LIVE,
      clock: { left: [5 * A_MINUTE, 5 * A_MINUTE], since: [expect.any(Number), null], over: [] },
    })
    clock.passes(30 * A_SECOND)
    await ana.answers(id, ['pass'])
    const after = (await bo.sees(id)).clock
    expect(after).toMatchObject({ left: [4 * A_MINUTE + 40 * A_SECOND, 5 * A_MINUTE], over: [] })
    expect(after?.since).toEqual([null, expect.any(Number)])
    clock.passes(A_MINUTE)
    await bo.answers(id, ['pass'])
    expect((await bo.sees(id)).clock?.left).toEqual([4 * A_MINUTE + 40 * A_SECOND, 4 * A_MINUTE + 10 * A_SECOND])
  })

  test('time survives a restart, and is not counted while the server is away', async () => {
    await using clocked = await clockedServer(await kept.options())
    const { server, clock } = clocked
    const { id, people } = await seatedWith(server, 2, DAYS)
    const [ana, bo] = people as [TestGuest, TestGuest]
    clock.passes(20 * AN_HOUR)
    await server.stop()
    clock.passes(9 * A_DAY)
    await server.restart()
    clock.passes(3 * AN_HOUR)
    expect((await bo.sees(id)).clock?.over, '23 of 24 hours').toEqual([])
    clock.passes(2 * AN_HOUR)
    await isOver(clock, bo, id, [0])
    await ana.answers(id, ['pass'])
    expect((await bo.sees(id)).clock, 'whoever is late can still answer').toMatchObject({
      left: [0, A_DAY],
      since: [null, expect.any(Number)],
      over: [],
    })
  })
})

test('each of several who are asked at once has a clock of their own', async () => {
  await using clocked = await clockedServer()
  const { server, clock } = clocked
  const { id, people } = await seatedWith(server, 3, LIVE, 'picks')
  const [ana, bo, cy] = people as [TestGuest, TestGuest, TestGuest]
  expect((await ana.sees(id)).clock?.since).toEqual([0, 0, 0])
  clock.passes(A_MINUTE)
  await bo.answers(id)
  clock.passes(A_MINUTE)
  await cy.answers(id)
  expect((await ana.sees(id)).clock).toMatchObject({
    left: [5 * A_MINUTE, 4 * A_MINUTE + 10 * A_SECOND, 3 * A_MINUTE + 10 * A_SECOND],
    since: [0, null, null],
  })
  clock.passes(3 * A_MINUTE)
  await isOver(clock, bo, id, [0])
})

test('a list tells since when each is waited for, whatever others do meanwhile', async () => {
  await using clocked = await clockedServer()
  const { server, clock } = clocked
  const { id, people } = await seatedWith(server, 3, UNHURRIED, 'picks')
  const [ana, bo] = people as [TestGuest, TestGuest]
  const begun = new Date(clock.now()).toISOString()
  const listed = async () => (await ana.call('GET /api/tables')).find((table) => table.id === id)
  expect(await listed()).toMatchObject({ waitingFor: [0, 1, 2], waitingSince: [begun, begun, begun] })
  clock.passes(3 * AN_HOUR)
  await bo.answers(id)
  expect(await listed()).toMatchObject({
    waitingFor: [0, 2],
    waitingSince: [begun, begun],
    updated: new Date(clock.now()).toISOString(),
  })
})

test('several questions in a row are one move, and bots have no clock', async () => {
  await using clocked = await clockedServer()
  const { server, clock } = clocked
  const ana = await server.guest('Ana')
  const { id } = await ana.opens({
    game: 'parlour',
    options: { mode: 'long-turns', rounds: 3 },
    seats: [{ kind: 'you' }, { kind: 'bot' }],
    pace: LIVE,
  })
  for (let answer = 0; answer < 2; answer++) {
    clock.passes(10 * A_SECOND)
    await ana.answers(id, ['pass'])
    expect((await ana.sees(id)).clock).toMatchObject({ left: [5 * A_MINUTE, 5 * A_MINUTE], since: [0, null] })
  }
  clock.passes(10 * A_SECOND)
  await ana.answers(id, ['pass'])
  await expect.poll(async () => (await ana.sees(id)).play?.prompts.length, PATIENCE).toBe(1)
  const { clock: told } = await ana.sees(id)
  expect(told?.left).toEqual([5 * A_MINUTE - 20 * A_SECOND, 5 * A_MINUTE])
  expect(told?.since[1]).toBeNull()
})

test('what is taken back gives no time back, and answered again no more of it', async () => {
  await using clocked = await clockedServer()
  const { server, clock } = clocked
  const { id, people } = await seatedWith(server, 2, LIVE)
  const [ana] = people as [TestGuest]
  clock.passes(A_MINUTE)
  await ana.answers(id, ['pass'])
  const once = 4 * A_MINUTE + 10 * A_SECOND
  expect((await ana.sees(id)).clock?.left).toEqual([once, 5 * A_MINUTE])
  for (let again = 0; again < 3; again++) {
    await ana.undoes(id)
    expect((await ana.sees(id)).clock).toMatchObject({ left: [once, 5 * A_MINUTE], since: [expect.any(Number), null] })
    await ana.answers(id, ['pass'])
  }
  expect((await ana.sees(id)).clock?.left).toEqual([once, 5 * A_MINUTE])
})

test('who takes an answer back pays for the time that others have thought about it, and nobody else does', async () => {
  await using clocked = await clockedServer()
  const { server, clock } = clocked
  const { id, people } = await seatedWith(server, 2, LIVE)
  const [ana, bo] = people as [TestGuest, TestGuest]
  await ana.answers(id, ['pass'])
  for (const left of [3, 1]) {
    clock.passes(2 * A_MINUTE)
    await ana.undoes(id)
    expect((await ana.sees(id)).clock).toMatchObject({
      left: [left * A_MINUTE + 10 * A_SECOND, 5 * A_MINUTE],
      since: [expect.any(Number), null],
    })
    await ana.answers(id, ['pass'])
  }
  clock.passes(2 * A_MINUTE)
  await ana.undoes(id)
  expect((await ana.sees(id)).clock?.left).toEqual([0, 5 * A_MINUTE])
  await isOver(clock, bo, id, [0])
})

test('a move of days that was taken back goes on with what was left of it', async () => {
  await using clocked = await clockedServer()
  const { server, clock } = clocked
  const { id, people } = await seatedWith(server, 2, DAYS)
  const [ana, bo] = people as [TestGuest, TestGuest]
  clock.passes(20 * AN_HOUR)
  await ana.answers(id, ['pass'])
  await ana.undoes(id)
  expect((await ana.sees(id)).clock?.left[0]).toBe(4 * AN_HOUR)
  await ana.answers(id, ['pass'])
  expect((await ana.sees(id)).clock?.left[1]).toBe(A_DAY)
  await bo.answers(id, ['pass'])
  expect((await ana.sees(id)).clock?.left[0]).toBe(A_DAY)
})

test('where it was agreed a bot answers the one question whose time is over, and the log says so', async () => {
  await using clocked = await clockedServer()
  const { server, clock } = clocked
  const { id, people } = await seatedWith(server, 2, { ...LIVE, whenOver: 'bot' })
  const [ana, bo] = people as [TestGuest, TestGuest]
  clock.passes(5 * A_MINUTE)
  await expect.poll(async () => (await bo.sees(id)).play?.prompts.length, PATIENCE).toBe(1)
  expect(await bo.sees(id)).toMatchObject({
    seats: [{ standIn: null }, { standIn: null }],
    clock: { left: [10 * A_SECOND, 5 * A_MINUTE], over: [] },
  })
  await bo.answers(id, ['pass'])
  await ana.answers(id, ['pass'])
  await bo.leaves(id)
  const record = await bo.call('GET /api/tables/:id/record', { params: { id } })
  const log = record['log'] as readonly LogEntry[]
  expect(log.map(({ kind, ...rest }) => [kind, 'seat' in rest ? rest.seat : null])).toEqual([
    ['timeout', 0],
    ['answer', 1],
    ['answer', 0],
    ['leave', 1],
  ])
})

test('everybody at a table is told the time by which its clocks go, before every change and with every heartbeat', async () => {
  await using clocked = await clockedServer({ heartbeat: A_SECOND })
  const { server, clock } = clocked
  const { id, people } = await seatedWith(server, 2, LIVE)
  const [ana] = people as [TestGuest]
  const stream = await ana.follows(id)
  await stream.until(() => true)
  expect(stream.events.map(({ event }) => event).slice(0, 2)).toEqual(['time', 'sync'])
  clock.passes(30 * A_SECOND)
  await ana.answers(id, ['pass'])
  await stream.until(({ seq }) => seq === 1)
  const times = (): number[] =>
    stream.events.flatMap(({ event, data }) => (event === 'time' ? [(JSON.parse(data) as { now: number }).now] : []))
  expect(times().at(-1)).toBe(30 * A_SECOND)
  await expect
    .poll(
      () => {
        // Of sixty parts of those who listen one is told each time.
        clock.passes(A_SECOND)
        return times().at(-1)
      },
      { ...PATIENCE, interval: 5 },
    )
    .toBeGreaterThan(30 * A_SECOND)
})

test('a table without a clock is told no time', async () => {
  await using clocked = await clockedServer({ heartbeat: A_SECOND })
  const { server } = clocked
  const ana = await server.guest('Ana')
  const { id, clock } = await ana.opens({ game: 'parlour', seats: [{ kind: 'you' }, { kind: 'bot' }] })
  expect(clock).toBeNull()
  const stream = await ana.follows(id)
  await ana.answers(id, ['pass'])
  await stream.until(({ seq }) => seq === 2)
  expect(stream.events.some(({ event }) => event === 'time')).toBe(false)
})

test.for([
  [{ clock: { kind: 'live', minutes: 0, increment: 5 } }, 'a live clock begins with 1 to 180 whole minutes'],
  [{ clock: { kind: 'live', minutes: 1.5, increment: 5 } }, 'a live clock begins with 1 to 180 whole minutes'],
  [{ clock: { kind: 'live', minutes: 5, increment: -1 } }, 'a move gives back 0 to 600 whole seconds'],
  [{ clock: { kind: 'days', days: 15 } }, 'a move has 1 to 14 whole days'],
  [{ clock: { kind: 'days', days: '3' } }, 'a move has 1 to 14 whole days'],
  [{ clock: { kind: 'sundial' } }, 'a clock is none, live (minutes, increment) or days (days)'],
  [{ clock: null }, 'a clock is none, live (minutes, increment) or days (days)'],
  [
    { clock: { kind: 'none' }, whenOver: 'host' },
    'when time is over the table decides (table), or a bot answers (bot)',
  ],
  [{ clock: { kind: 'none' }, awayMinutes: 0 }, 'somebody is away after 1 to 60 whole minutes'],
  [{ clock: { kind: 'none', minutes: 3 } }, 'minutes'],
] as const)('a clock that is wrong gets a sentence, and opens nothing: %j', async ([pace, sentence]) => {
  await using clocked = await clockedServer()
  const { server } = clocked
  const ana = await server.guest('Ana')
  const opening = ana.opens({ game: 'parlour', seats: [{ kind: 'you' }, { kind: 'bot' }], pace: pace as never })
  const problem = await ana.isRefused(opening)
  expect(problem).toMatchObject({ code: 'malformed', detail: expect.stringContaining(sentence) })
  expect(await ana.call('GET /api/tables')).toEqual([])
})

test('another game of the same company keeps its pace, and a game that is played on or dealt to many has no clock', async () => {
  await using clocked = await clockedServer()
  const { server } = clocked
  const { id, people } = await seatedWith(server, 2, DAYS)
  const [ana, bo] = people as [TestGuest, TestGuest]
  await ana.answers(id, ['pass'])
  await bo.leaves(id)
  const key = 'a-key-of-ana'
  const { id: again } = await ana.call('POST /api/tables/:id/rematch', { params: { id }, body: { key } })
  expect(await ana.sees(again)).toMatchObject({ pace: DAYS, clock: null })
  const seats = [{ kind: 'you' as const }, { kind: 'bot' as const }]
  const fork = await ana.call('POST /api/tables/:id/forks', { params: { id }, body: { at: 0, seats, key: `${key}-2` } })
  expect((await ana.sees(fork.id)).pace.clock.kind).toBe('none')
  const { deals } = await ana.call('GET /api/deals', {})
  const body = { company: 'bots' as const, key: `${key}-3` }
  const deal = await ana.call('POST /api/deals/:id/tables', { params: { id: deals[0]!.id }, body })
  expect((await ana.sees(deal.id)).pace.clock.kind).toBe('none')
})
