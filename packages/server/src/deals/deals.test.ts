import type { GameRecord } from '@turnwright/kernel/host'
import { type DealRequest, type DealState, newKey, type SeatRequest, type TableState } from '@turnwright/protocol'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Clock, machineClock } from '../around/clock.ts'
import { A_MINUTE, clockedServer, LIVE, PATIENCE } from '../testing/clocked.ts'
import { laterRules } from '../testing/later-games.ts'
import type { TestGuest } from '../testing/test-guest.ts'
import { TestServer } from '../testing/test-server.ts'

const A_DAY = 24 * 60 * 60 * 1_000
const NOON = Date.parse('2031-05-06T12:00:00Z')

// Clocks of the server and of this test are the same; nothing else is faked.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOON })
})
afterEach(() => {
  vi.useRealTimers()
})

const opens = (guest: TestGuest, more: Partial<DealRequest> = {}) =>
  guest.call('POST /api/deals', {
    body: { of: 'game', game: 'parlour', players: 2, agent: 'steady', days: 3, key: newKey(), ...more } as DealRequest,
  })

const plays = (guest: TestGuest, id: string, company: 'bots' | 'friends' = 'bots') =>
  guest.call('POST /api/deals/:id/tables', { params: { id }, body: { company, key: newKey() } })

const deal = (guest: TestGuest, id: string): Promise<DealState> => guest.call('GET /api/deals/:id', { params: { id } })

const recordOf = (guest: TestGuest, id: string): Promise<GameRecord> =>
  guest.call('GET /api/tables/:id/record', { params: { id } }) as Promise<unknown> as Promise<GameRecord>

const endOf = (guest: TestGuest, id: string, number: number) =>
  guest.call('GET /api/deals/:id/games/:number', { params: { id, number }, query: {} })

const handOf = ({ play }: TableState): unknown => (play?.view as { hands?: readonly unknown[] } | undefined)?.hands?.[0]

/** Plays with the first card as long as there are turns, or passes. */
async function playOut(guest: TestGuest, id: string, selection?: readonly string[]): Promise<TableState> {
  for (let turns = 0; turns < 200; turns++) {
    const state = await guest.sees(id)
    if (state.status !== 'playing') return state
    if (state.play?.prompts.length === 1) await guest.answers(id, selection === undefined ? undefined : [...selection])
  }
  throw new Error('it never ends')
}

/** Somebody who has played a deal to its end. */
async function played(server: TestServer, name: string, id: string, selection?: readonly string[]): Promise<TestGuest> {
  const guest = await server.guest(name)
  await playOut(guest, (await plays(guest, id)).id, selection)
  return guest
}

describe('a deal that somebody opens', () => {
  test('is dealt alike to everybody who has its link, each at a table of their own', async () => {
    await using server = await TestServer.start()
    const [ana, bo] = await Promise.all(['Ana', 'Bo'].map((name) => server.guest(name)))
    const { id } = await opens(ana!)
    const tables = await Promise.all([ana!, bo!].map(async (guest) => guest.sees((await plays(guest, id)).id)))
    expect(handOf(tables[0]!)).toEqual(handOf(tables[1]!))
    expect(tables[0]!.id).not.toBe(tables[1]!.id)
    expect(tables[0]!.deal).toEqual({ id, closes: new Date(NOON + 3 * A_DAY).toISOString() })
    const { id: another } = await opens(ana!)
    expect(handOf(await ana!.sees((await plays(ana!, another)).id))).not.toEqual(handOf(tables[0]!))
  })

  test('is played once by each: whoever comes again is led to the game they have begun', async () => {
    await using server = await TestServer.start()
    const ana = await server.guest('Ana')
    const { id } = await opens(ana)
    const first = await plays(ana, id)
    expect(await plays(ana, id)).toEqual(first)
    await playOut(ana, first.id)
    expect(await plays(ana, id)).toEqual(first)
    await server.restart()
    expect(await plays(ana, id)).toEqual(first)
    expect((await deal(ana, id)).played).toBe(1)
  })

  test('shows no score to those who have not played it to the end, and all of them afterwards', async () => {
    await using server = await TestServer.start()
    const ana = await server.guest('Ana')
    const { id } = await opens(ana)
    await played(server, 'Bo', id, ['pass'])
    vi.setSystemTime(NOON + 1_000)
    await played(server, 'Cy', id)
    const before = await deal(ana, id)
    expect(before).toMatchObject({ sealed: true, you: null, played: 2 })
    expect(before.games.map(({ name, score, won, table }) => [name, score, won, table])).toEqual([
      ['Bo', null, null, null],
      ['Cy', null, null, null],
    ])
    expect(await ana.isRefused(endOf(ana, id, 1))).toMatchObject({ code: 'deal-open' })
    const { id: table } = await plays(ana, id)
    expect((await deal(ana, id)).sealed).toBe(true)
    await playOut(ana, table)
    const after = await deal(ana, id)
    expect(after.sealed).toBe(false)
    expect(after.games.map(({ name }) => name).toSorted()).toEqual(['Ana', 'Bo', 'Cy'])
    expect(after.games.at(-1)).toMatchObject({ name: 'Bo', score: 0 })
    const bo = after.games.find(({ name }) => name === 'Bo')
    expect(bo?.table).toBeNull()
    const end = await endOf(ana, id, bo?.number ?? 0)
    expect(end).toMatchObject({ alike: 0, parted: 'Play a card' })
    expect(end.play.result?.scores[0]).toBe(0)
  })

  test('what everybody at its table came to is kept with the table, by which its games are ordered', async () => {
    await using server = await TestServer.start()
    const ana = await server.guest('Ana')
    const { id } = await opens(ana)
    const { id: table, play } = await playOut(ana, (await plays(ana, id)).id)
    await using ledger = await server.ledger()
    const [row] = await ledger.all<{ scores: string }>('SELECT scores FROM tables WHERE id = $1', table)
    expect(JSON.parse(row?.scores ?? '')).toEqual(play?.result?.scores)
  })

  test('the same answers lead to the same game, bots included, as long as they are the same', async () => {
    await using server = await TestServer.start()
    const ana = await server.guest('Ana')
    const { id } = await opens(ana)
    await playOut(ana, (await plays(ana, id)).id)
    await played(server, 'Bo', id)
    const { games } = await deal(ana, id)
    const end = await endOf(ana, id, games.find(({ name }) => name === 'Bo')?.number ?? 0)
    expect(end).toMatchObject({ alike: end.answers, parted: null })
  })

  test('while it is open it gives no record, no seed, no other eyes and no fork, not even to who has played it', async () => {
    await using server = await TestServer.start()
    const ana = await server.guest('Ana')
    const { id } = await opens(ana)
    const table = (await plays(ana, id)).id
    const invite = (await ana.sees(table)).invite ?? ''
    const eve = await server.guest('Eve')
    expect(await eve.isRefused(eve.sees(table, { invite }))).toMatchObject({ code: 'deal-open' })
    expect(await eve.isRefused(eve.follows(table, null, { invite }))).toMatchObject({ code: 'deal-open' })
    const seats: SeatRequest[] = [{ kind: 'you' }, { kind: 'bot' }]
    const fork = () =>
      ana.call('POST /api/tables/:id/forks', {
        params: { id: table },
        query: {},
        body: { at: 0, seats, key: newKey() },
      })
    expect(await ana.isRefused(fork())).toMatchObject({ code: 'deal-open' })
    await playOut(ana, table)
    expect(await ana.isRefused(recordOf(ana, table))).toMatchObject({ code: 'deal-open' })
    expect(await ana.isRefused(fork())).toMatchObject({ code: 'deal-open' })
    expect(await eve.isRefused(eve.sees(table, { invite }))).toMatchObject({ code: 'deal-open' })
    vi.setSystemTime(NOON + 3 * A_DAY)
    const { seed } = await recordOf(ana, table)
    for (const guest of [ana, eve]) expect(guest.heard.slice(0, -1).join()).not.toContain(seed)
    expect((await eve.sees(table)).status).toBe('finished')
    expect((await fork()).id).toMatch(/^[\w-]{22}$/)
  })

  test('gives no record before it closes where later rules play its games differently either', async () => {
    await using server = await TestServer.start()
    const ana = await server.guest('Ana')
    const table = (await plays(ana, (await opens(ana)).id)).id
    await playOut(ana, table)
    await server.restart(laterRules('endless'))
    expect(await ana.isRefused(recordOf(ana, table))).toMatchObject({ code: 'deal-open' })
    vi.setSystemTime(NOON + 3 * A_DAY)
    expect(await recordOf(ana, table)).toMatchObject({ rules: 1 })
  })

  test('closes on its date: nobody begins any more, and everybody may look', async () => {
    await using server = await TestServer.start()
    const ana = await server.guest('Ana')
    const { id } = await opens(ana, { days: 1 })
    await played(server, 'Bo', id)
    vi.setSystemTime(NOON + A_DAY)
    expect(await ana.isRefused(plays(ana, id))).toMatchObject({ code: 'deal-closed' })
    const open = await deal(ana, id)
    expect(open).toMatchObject({ open: false, sealed: false })
    expect(open.games[0]).toMatchObject({ name: 'Bo', state: 'finished' })
    expect(open.games[0]?.score).not.toBeNull()
    expect((await endOf(ana, id, 1)).alike).toBeNull()
  })

  test('when it closes, games that go on stop and those that wait do not begin: its seed lies open from then on', async () => {
    await using server = await TestServer.start()
    const [ana, bo] = (await Promise.all(['Ana', 'Bo'].map((name) => server.guest(name)))) as [TestGuest, TestGuest]
    const { id } = await opens(ana, { days: 1 })
    const running = (await plays(ana, id)).id
    const waiting = (await plays(bo, id, 'friends')).id
    vi.setSystemTime(NOON + A_DAY)
    expect(await ana.isRefused(ana.answers(running))).toMatchObject({ code: 'deal-closed' })
    const starts = bo.call('POST /api/tables/:id/start', { params: { id: waiting }, body: { key: newKey() } })
    expect(await bo.isRefused(starts)).toMatchObject({ code: 'deal-closed' })
  })

  test('whoever looked at a table of it before it began watches none of it', async () => {
    await using server = await TestServer.start()
    const [ana, bo] = (await Promise.all(['Ana', 'Bo'].map((name) => server.guest(name)))) as [TestGuest, TestGuest]
    const { id } = await opens(ana)
    const table = await ana.sees((await plays(ana, id, 'friends')).id)
    const eve = await server.guest('Eve')
    const stream = await eve.follows(table.id, null, { invite: table.invite ?? '' })
    expect((await bo.joins(table)).status).toBe('playing')
    expect((await stream.until(({ status }) => status === 'playing')).play).toBeNull()
    expect(eve.heard.join()).not.toContain('"view"')
  })

  test('who closes a table without having played it is told nothing of what others came to', async () => {
    await using server = await TestServer.start()
    const ana = await server.guest('Ana')
    const { id } = await opens(ana)
    await played(server, 'Bo', id)
    const table = (await plays(ana, id, 'friends')).id
    await ana.call('POST /api/tables/:id/close', { params: { id: table }, body: { key: newKey() } })
    expect(await deal(ana, id)).toMatchObject({ sealed: true })
    expect(await ana.isRefused(endOf(ana, id, 1))).toMatchObject({ code: 'deal-open' })
  })

  test('everybody meets its bots, whichever the host asks for', async () => {
    await using server = await TestServer.start()
    const ana = await server.guest('Ana')
    const { id } = await opens(ana)
    const table = (await plays(ana, id, 'friends')).id
    const body = { seat: 1, kind: 'bot', agent: 'random', key: newKey() } as const
    const state = await ana.call('POST /api/tables/:id/seats', { params: { id: table }, query: {}, body })
    expect(state.seats[1]).toMatchObject({ kind: 'bot', agent: 'steady' })
  })

  test.each(['leave', 'close'] as const)(
    'a table of it that is given up before it begins counts for nothing: %s',
    async (by) => {
      await using server = await TestServer.start()
      const ana = await server.guest('Ana')
      const { id } = await opens(ana)
      for (let given = 1; given <= 3; given++) {
        const table = await ana.sees((await plays(ana, id, 'friends')).id)
        expect(table.status).toBe('gathering')
        await ana.call(`POST /api/tables/:id/${by}`, { params: { id: table.id }, body: { key: newKey() } })
        expect((await deal(ana, id)).played).toBe(0)
      }
      const counts = await playOut(ana, (await plays(ana, id)).id)
      expect(counts.status).toBe('finished')
      expect((await plays(ana, id)).id).toBe(counts.id)
    },
  )

  test('whoever has given up ten tables of it opens no more, and is still led to the one of a friend', async () => {
    await using server = await TestServer.start()
    const [ana, bo] = (await Promise.all(['Ana', 'Bo'].map((name) => server.guest(name)))) as [TestGuest, TestGuest]
    const { id } = await opens(ana)
    for (let given = 1; given <= 10; given++) await bo.leaves((await plays(bo, id, 'friends')).id)
    expect(await bo.isRefused(plays(bo, id))).toMatchObject({
      code: 'deal-played',
      detail: 'You have given up many tables of this deal.',
    })
    const table = await ana.sees((await plays(ana, id, 'friends')).id)
    await bo.joins(table)
    expect(await plays(bo, id)).toEqual({ id: table.id })
  })

  test('is played with friends too: whoever sits down plays it there and nowhere else', async () => {
    await using server = await TestServer.start()
    const [ana, bo, cy] = (await Promise.all(['Ana', 'Bo', 'Cy'].map((name) => server.guest(name)))) as [
      TestGuest,
      TestGuest,
      TestGuest,
    ]
    const { id } = await opens(ana)
    const table = await ana.sees((await plays(ana, id, 'friends')).id)
    expect(table.status).toBe('gathering')
    await plays(cy, id)
    expect(await cy.isRefused(cy.joins(table))).toMatchObject({ code: 'deal-played' })
    expect((await bo.joins(table)).status).toBe('playing')
    expect(await plays(bo, id)).toEqual({ id: table.id })
    expect((await deal(bo, id)).games.find(({ you }) => you)?.seat).toBe(1)
  })

  test('whoever gets up before it has begun may play it elsewhere', async () => {
    await using server = await TestServer.start()
    const [ana, bo] = (await Promise.all(['Ana', 'Bo'].map((name) => server.guest(name)))) as [TestGuest, TestGuest]
    const { id } = await opens(ana, { players: 3 } as Partial<DealRequest>)
    const table = await ana.sees((await plays(ana, id, 'friends')).id)
    await bo.joins(table)
    await bo.leaves(table.id)
    expect((await plays(bo, id)).id).not.toBe(table.id)
  })

  test('whoever gives up has played it', async () => {
    await using server = await TestServer.start()
    const ana = await server.guest('Ana')
    const { id } = await opens(ana)
    const { id: table } = await plays(ana, id)
    await ana.leaves(table)
    expect((await deal(ana, id)).games[0]).toMatchObject({ state: 'given-up' })
    expect(await plays(ana, id)).toEqual({ id: table })
  })
})

describe('a deal that was played at a table', () => {
  async function alone(server: TestServer): Promise<{ ana: TestGuest; table: TableState }> {
    const ana = await server.guest('Ana')
    const seats: SeatRequest[] = [{ kind: 'bot', agent: 'steady' }, { kind: 'you' }]
    const opened = await ana.opens({ game: 'parlour', options: { mode: 'turns', rounds: 2 }, seats })
    return { ana, table: await playOut(ana, opened.id) }
  }

  test('is offered to others by whoever played it, with their own result among those that are sealed', async () => {
    await using server = await TestServer.start()
    const { ana, table } = await alone(server)
    const { seed } = await recordOf(ana, table.id)
    const { id } = await ana.call('POST /api/deals', {
      body: { of: 'table', table: table.id, days: 2, key: newKey() },
    })
    expect(await ana.isRefused(recordOf(ana, table.id))).toMatchObject({ code: 'deal-open' })
    const bo = await server.guest('Bo')
    expect(await deal(bo, id)).toMatchObject({ by: 'Ana', sealed: true, played: 1 })
    const theirs = await bo.sees((await plays(bo, id)).id)
    expect(theirs.you.seat).toBe(1)
    expect(bo.heard.join()).not.toContain(seed)
    expect(await plays(ana, id)).toEqual({ id: table.id })
    await server.restart()
    expect((await ana.sees(table.id)).deal?.id).toBe(id)
  })

  test('a key that opened another deal opens none of this game', async () => {
    await using server = await TestServer.start()
    const { ana, table } = await alone(server)
    const key = newKey()
    const { id } = await opens(ana, { key })
    const again = ana.call('POST /api/deals', { body: { of: 'table', table: table.id, days: 2, key } })
    expect(await ana.isRefused(again)).toMatchObject({ code: 'key-reused' })
    expect((await deal(ana, id)).played).toBe(0)
    expect((await ana.sees(table.id)).deal).toBeNull()
  })

  test('is not opened of a game that goes on, of one with other people, by strangers, or of a fork', async () => {
    await using server = await TestServer.start()
    const { ana, table } = await alone(server)
    const of = (guest: TestGuest, id: string) =>
      guest.call('POST /api/deals', { body: { of: 'table', table: id, days: 2, key: newKey() } })
    const eve = await server.guest('Eve')
    expect(await eve.isRefused(of(eve, table.id))).toMatchObject({ code: 'invite-needed' })
    const running = await ana.opens({ game: 'parlour', seats: [{ kind: 'you' }, { kind: 'bot', agent: 'steady' }] })
    expect(await ana.isRefused(of(ana, running.id))).toMatchObject({ code: 'not-finished' })
    const shared = await ana.opens({ game: 'parlour', seats: [{ kind: 'you' }, { kind: 'open' }] })
    await eve.joins(shared)
    await eve.leaves(shared.id)
    expect(await ana.isRefused(of(ana, shared.id))).toMatchObject({ code: 'refused' })
    const seats: SeatRequest[] = [{ kind: 'you' }, { kind: 'bot', agent: 'steady' }]
    const fork = await ana.call('POST /api/tables/:id/forks', {
      params: { id: table.id },
      query: {},
      body: { at: 1, seats, key: newKey() },
    })
    await playOut(ana, fork.id)
    expect(await ana.isRefused(of(ana, fork.id))).toMatchObject({ code: 'refused' })
  })

  test('is not opened of a game that was played on before it was over: answers could be tried out beside it', async () => {
    await using server = await TestServer.start()
    const ana = await server.guest('Ana')
    const seats: SeatRequest[] = [{ kind: 'you' }, { kind: 'bot', agent: 'steady' }]
    const { id } = await ana.opens({ game: 'parlour', options: { mode: 'turns', rounds: 2 }, seats })
    await ana.call('POST /api/tables/:id/forks', { params: { id }, query: {}, body: { at: 0, seats, key: newKey() } })
    await playOut(ana, id)
    const offered = ana.call('POST /api/deals', { body: { of: 'table', table: id, days: 2, key: newKey() } })
    expect(await ana.isRefused(offered)).toMatchObject({
      code: 'refused',
      detail: 'This game was played on before it was over, which deals do not allow.',
    })
    expect((await ana.sees(id)).deal).toBeNull()
  })

  test('is not opened of a game in which a bot answered for whoever played it', async () => {
    await using clocked = await clockedServer()
    const { server, clock } = clocked
    const ana = await server.guest('Ana')
    const { id } = await ana.opens({
      game: 'parlour',
      options: { mode: 'turns', rounds: 2 },
      seats: [{ kind: 'you' }, { kind: 'bot', agent: 'steady' }],
      pace: { ...LIVE, whenOver: 'bot' },
    })
    clock.passes(5 * A_MINUTE)
    await expect.poll(async () => (await ana.sees(id)).seq, PATIENCE).toBeGreaterThan(0)
    await playOut(ana, id)
    const offered = ana.call('POST /api/deals', { body: { of: 'table', table: id, days: 2, key: newKey() } })
    expect(await ana.isRefused(offered)).toMatchObject({
      code: 'refused',
      detail: 'A bot answered for you in this game, which deals do not allow.',
    })
  })
})

describe('the deal of the day', () => {
  const today = (guest: TestGuest) => guest.call('GET /api/deals', {})

  test('is the same for everybody here all day, and another the next day', async () => {
    await using server = await TestServer.start()
    const [ana, bo] = (await Promise.all(['Ana', 'Bo'].map((name) => server.guest(name)))) as [TestGuest, TestGuest]
    const [one, other] = await Promise.all([today(ana), today(bo)])
    expect(one).toEqual(other)
    expect(one).toMatchObject({ day: '2031-05-06', closes: '2031-05-07T00:00:00.000Z' })
    expect(one.deals.map(({ game }) => game)).toEqual(['tic-tac-toe', 'parlour'])
    await server.restart()
    expect(await today(bo)).toEqual(one)
    vi.setSystemTime(NOON + A_DAY)
    const next = await today(ana)
    expect(next.deals.map(({ before }) => before)).toEqual(one.deals.map(({ id }) => id))
    for (const { id } of next.deals) expect(one.deals.map((each) => each.id)).not.toContain(id)
  })

  test('its seed is none that could be made from the day, nor the same on another server', async () => {
    const hands: unknown[] = []
    for (let server = 0; server < 2; server++) {
      await using house = await TestServer.start()
      const ana = await house.guest('Ana')
      const { deals } = await today(ana)
      const { id } = deals.find(({ game }) => game === 'parlour')!
      hands.push(handOf(await ana.sees((await plays(ana, id)).id)))
    }
    expect(hands[0]).not.toEqual(hands[1])
  })

  test('whoever is not done with it at midnight has not played it', async () => {
    await using server = await TestServer.start()
    const ana = await server.guest('Ana')
    const { deals } = await today(ana)
    const { id } = deals.find(({ game }) => game === 'parlour')!
    const { id: table } = await plays(ana, id)
    vi.setSystemTime(NOON + A_DAY / 2)
    expect(await ana.isRefused(ana.answers(table, ['pass']))).toMatchObject({ code: 'deal-closed' })
    expect((await deal(ana, id)).games[0]).toMatchObject({ name: 'Ana', score: null })
  })
})

test('whether a deal is open is told by the clock of the server, whatever the machine says', async () => {
  const early: Clock = { ...machineClock, now: () => NOON - 5 * A_DAY }
  await using server = await TestServer.start({ clock: early })
  const [ana, eve] = [await server.guest('Ana'), await server.guest('Eve')]
  const { id } = await opens(ana)
  const table = await plays(ana, id)
  const { invite } = await ana.sees(table.id)
  expect(await eve.isRefused(eve.sees(table.id, { invite: invite ?? '' }))).toMatchObject({ code: 'deal-open' })
  await playOut(ana, table.id)
  expect(await ana.isRefused(recordOf(ana, table.id))).toMatchObject({ code: 'deal-open' })
})

describe('what is asked wrongly', () => {
  test('is refused with what is wrong about it', async () => {
    await using server = await TestServer.start()
    const ana = await server.guest('Ana')
    const said = async (path: string, body: unknown) =>
      (
        await ana.speak('POST', path, {
          body: JSON.stringify(body),
          headers: { 'content-type': 'application/json' },
        })
      ).body
    const whole = { of: 'game', game: 'parlour', days: 3, key: newKey() }
    for (const [change, code] of [
      [{ days: 0 }, 'malformed'],
      [{ days: 31 }, 'malformed'],
      [{ game: 'nothing' }, 'no-such-game'],
      [{ players: 9 }, 'bad-seats'],
      [{ agent: 'nobody' }, 'no-such-agent'],
      [{ seed: 'mine' }, 'malformed'],
      [{ of: 'table', table: 'short' }, 'malformed'],
      [{ key: '' }, 'malformed'],
    ] as const)
      expect({ change, told: await said('/api/deals', { ...whole, ...change }) }).toMatchObject({ told: { code } })
    const { id } = await opens(ana)
    const nowhere = 'x'.repeat(22)
    expect(await said(`/api/deals/${nowhere}/tables`, { company: 'bots', key: newKey() })).toMatchObject({
      code: 'no-such-deal',
    })
    expect(await said(`/api/deals/${id}/tables`, { company: 'cheats', key: newKey() })).toMatchObject({
      code: 'malformed',
    })
    expect(await ana.isRefused(deal(ana, nowhere))).toMatchObject({ code: 'no-such-deal' })
    for (const number of ['0', 'one', '-1', '1.5'])
      expect((await ana.speak('GET', `/api/deals/${id}/games/${number}`)).body).toMatchObject({ code: 'no-such-deal' })
    const stranger = server.stranger()
    expect(await stranger.isRefused(plays(stranger, id))).toMatchObject({ code: 'no-identity' })
    expect(await stranger.isRefused(opens(stranger))).toMatchObject({ code: 'no-identity' })
  })

  test('nobody opens deals without end', async () => {
    await using server = await TestServer.start()
    const ana = await server.guest('Ana')
    const key = newKey()
    const first = await opens(ana, { key })
    for (let i = 1; i < 20; i++) await opens(ana)
    expect(await ana.isRefused(opens(ana))).toMatchObject({ code: 'too-many-tables' })
    expect(await opens(ana, { key })).toEqual(first)
    vi.setSystemTime(NOON + 3 * A_DAY)
    expect((await opens(ana)).id).toMatch(/^[\w-]{22}$/)
  })
})
