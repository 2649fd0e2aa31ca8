import { type GameRecord, replay } from '@turnwright/kernel/host'
import { newKey, type SeatRequest, type TableState } from '@turnwright/protocol'
import { openReplay } from '@turnwright/replay'
import { describe, expect, test } from 'vitest'
import { parlour, SECRETS } from '../testing/parlour.ts'
import { seated } from '../testing/seated.ts'
import type { TestGuest } from '../testing/test-guest.ts'
import { TestServer } from '../testing/test-server.ts'

const ALONE: readonly SeatRequest[] = [{ kind: 'you' }, { kind: 'bot', agent: 'steady' }]

const forks = (guest: TestGuest, id: string, at: number, seats = ALONE, key = newKey(), invite?: string) =>
  guest.call('POST /api/tables/:id/forks', {
    params: { id },
    query: invite === undefined ? {} : { invite },
    body: { at, seats: [...seats], key },
  })

const recordOf = (guest: TestGuest, id: string): Promise<GameRecord> =>
  guest.call('GET /api/tables/:id/record', { params: { id } }) as Promise<unknown> as Promise<GameRecord>

const originOf = (guest: TestGuest, id: string) =>
  guest.call('GET /api/tables/:id/origin', { params: { id }, query: {} })

interface View {
  readonly hands: readonly (readonly string[] | number)[]
  readonly played: readonly string[]
}
const viewOf = ({ play }: TableState): View => play?.view as View

/** Two people play two rounds of two cards each. */
async function finished(server: TestServer): Promise<{ id: string; ana: TestGuest; bo: TestGuest }> {
  const { id, people } = await seated(server, 2, 'turns', 2)
  const [ana, bo] = people as [TestGuest, TestGuest]
  for (const person of [ana, bo, ana, bo]) await person.answers(id)
  expect((await ana.sees(id)).status).toBe('finished')
  return { id, ana, bo }
}

/** A person alone against a bot, after one answer of each. */
async function running(server: TestServer, mode = 'turns'): Promise<{ table: TableState; ana: TestGuest }> {
  const ana = await server.guest('Ana')
  const opened = await ana.opens({ game: 'parlour', options: { mode, rounds: 9 }, seats: [...ALONE] })
  const { id } = opened
  await ana.answers(id, ['pass'])
  await expect.poll(async () => (await ana.sees(id)).play?.prompts.length).toBe(1)
  return { table: await ana.sees(id), ana }
}

async function playOut(guest: TestGuest, id: string): Promise<void> {
  for (let rounds = 0; rounds < 40; rounds++) {
    const state = await guest.sees(id)
    if (state.status !== 'playing') return
    if (state.play?.prompts.length === 1) await guest.answers(id, ['pass'])
  }
}

describe('of a game that is over', () => {
  test('a new table begins exactly at the moment that was asked for, and the old one stays as it is', async () => {
    await using server = await TestServer.start()
    const { id, ana } = await finished(server)
    const before = await ana.sees(id)
    const fork = await ana.sees((await forks(ana, id, 2)).id)
    expect(fork.status).toBe('playing')
    expect(fork.origin).toEqual({ table: id, at: 2, players: ['Ana', 'Bo'], knownTo: null })
    const hand = viewOf(fork).hands[0] as readonly string[]
    expect(viewOf(before).played.slice(0, 2)).toEqual(viewOf(fork).played)
    expect(hand).toHaveLength(4)
    expect(hand).toEqual(expect.arrayContaining([...(viewOf(before).hands[0] as string[])]))
    expect(await ana.sees(id)).toEqual(before)
  })

  test('it survives a restart, plays to its end, and its record replays EXACT by itself', async () => {
    await using server = await TestServer.start()
    const { id, ana } = await finished(server)
    const fork = (await forks(ana, id, 1, [{ kind: 'bot', agent: 'steady' }, { kind: 'you' }])).id
    const before = await ana.sees(fork)
    await server.restart()
    expect((await ana.sees(fork)).play).toEqual(before.play)
    await playOut(ana, fork)
    const record = await recordOf(ana, fork)
    expect(record.from).toMatchObject({ at: 1 })
    expect(replay(parlour, record)).toMatchObject({ verdict: 'EXACT', reason: null })
    const original = await recordOf(ana, id)
    expect([record, original].map((each) => openReplay(parlour, each).summary.isPlayedOn)).toEqual([true, false])
    expect(record.seed).not.toBe(original.seed)
    expect(JSON.stringify(record)).not.toContain(original.seed)
  })

  test('whoever plays it looks back at it as far as the moment it began from', async () => {
    await using server = await TestServer.start()
    const { id, ana } = await finished(server)
    const fork = (await forks(ana, id, 2)).id
    const { play } = await ana.sees(fork)
    const { outline } = await ana.call('GET /api/tables/:id/moments', { params: { id: fork }, query: {} })
    expect(outline.stops).toHaveLength(1)
    const first = { params: { id: fork, answers: outline.first }, query: {} }
    const moment = await ana.call('GET /api/tables/:id/moments/:answers', first)
    expect(moment.projection.view).toEqual(play?.view)
  })

  test('people sit down in any seat by invitation, and it begins when all are taken', async () => {
    await using server = await TestServer.start()
    const { id, ana } = await finished(server)
    const open = await ana.sees((await forks(ana, id, 2, [{ kind: 'open' }, { kind: 'you' }])).id)
    expect(open.status).toBe('gathering')
    const eve = await server.guest('Eve')
    expect(
      await ana.isRefused(ana.call('POST /api/tables/:id/start', { params: { id: open.id }, body: { key: newKey() } })),
    ).toMatchObject({ code: 'bad-seats', detail: 'Every seat of this game must be taken.' })
    const joined = await eve.joins(open)
    expect(joined).toMatchObject({ status: 'playing', you: { seat: 0 } })
    expect(joined.play?.players.map(({ name }) => name)).toEqual(['Eve', 'Ana'])
  })

  test('the same key opens the same table, and another moment with it is refused', async () => {
    await using server = await TestServer.start()
    const { id, ana } = await finished(server)
    const key = newKey()
    const first = await forks(ana, id, 2, ALONE, key)
    expect(await forks(ana, id, 2, ALONE, key)).toEqual(first)
    expect(await ana.isRefused(forks(ana, id, 1, ALONE, key))).toMatchObject({ code: 'key-reused' })
  })

  test('what really happened is told when the fork is over, and where the two parted', async () => {
    await using server = await TestServer.start()
    const { id, ana, bo } = await finished(server)
    const seats: readonly SeatRequest[] = [{ kind: 'you' }, { kind: 'open' }]
    const fork = await ana.sees((await forks(ana, id, 2, seats)).id)
    await bo.joins(fork)
    const untold = { state: 'untold', answers: null, alike: null, parted: null, result: null, play: null }
    expect(await originOf(ana, fork.id)).toMatchObject(untold)
    await ana.answers(fork.id)
    await bo.answers(fork.id, ['pass'])
    const ending = await originOf(ana, fork.id)
    expect(ending).toMatchObject({ table: id, state: 'finished', at: 2, answers: 2, alike: 1 })
    expect(ending.parted).toEqual({ seat: 1, title: 'Play a card', bySeat: 1 })
    expect(ending.play?.result?.scores).toEqual([2, 2])
    expect(await ana.isRefused(originOf(ana, id))).toMatchObject({ code: 'no-origin' })
  })

  test('as long as the fork goes on, whoever asks for its origin does not have that game taken up', async () => {
    await using server = await TestServer.start({ operators: { port: 0, host: '127.0.0.1', token: null } })
    const { id, ana } = await finished(server)
    const fork = (await forks(ana, id, 2)).id
    await server.restart()
    expect(await originOf(ana, fork)).toMatchObject({ state: 'untold', open: true })
    const metrics = await (await fetch(`${server.operators}/metrics`)).text()
    expect(metrics).toMatch(/^turnwright_live_tables 1$/m)
  })

  test('a friend is told how it ended, and that its table is not open to them; who played there, that it is', async () => {
    await using server = await TestServer.start()
    const { id, ana, bo } = await finished(server)
    const fork = await ana.sees((await forks(ana, id, 2, [{ kind: 'you' }, { kind: 'open' }])).id)
    const eve = await server.guest('Eve')
    await eve.joins(fork)
    const invited = { params: { id: fork.id }, query: { invite: fork.invite ?? '' } }
    for (const state of ['untold', 'finished']) {
      expect(await originOf(eve, fork.id)).toMatchObject({ state, open: false })
      expect(await eve.isRefused(eve.sees(id))).toMatchObject({ code: 'invite-needed' })
      for (const guest of [ana, bo])
        expect(await guest.call('GET /api/tables/:id/origin', invited)).toMatchObject({ state, open: true })
      if (state === 'untold') for (const player of [ana, eve]) await player.answers(fork.id, ['pass'])
    }
    expect((await originOf(eve, fork.id)).result?.scores).toEqual([2, 2])
  })

  test('its end, and what lies beyond, cannot be played on from', async () => {
    await using server = await TestServer.start()
    const { id, ana } = await finished(server)
    expect(await ana.isRefused(forks(ana, id, 4))).toMatchObject({
      code: 'no-fork',
      detail: 'At this moment nobody is asked anything.',
    })
    expect(await ana.isRefused(forks(ana, id, 5))).toMatchObject({
      code: 'no-fork',
      detail: 'This game has not come so far.',
    })
  })

  test('a fork is played on in turn', async () => {
    await using server = await TestServer.start()
    const { id, ana } = await finished(server)
    const fork = (await forks(ana, id, 2)).id
    await playOut(ana, fork)
    const again = await ana.sees((await forks(ana, fork, 1)).id)
    expect(again.origin).toMatchObject({ table: fork, at: 1 })
  })
})

describe('of a game that goes on', () => {
  test('whoever plays it alone against bots plays on with what they know, and all else is dealt anew', async () => {
    await using server = await TestServer.start()
    const { table, ana } = await running(server)
    const fork = await ana.sees((await forks(ana, table.id, table.seq)).id)
    expect(fork.origin?.knownTo).toBe(0)
    expect(viewOf(fork)).toEqual(viewOf(table))
    expect(fork.play?.log.lines).toEqual(table.play?.log.lines)
  })

  test('nothing of its hidden cards is found in the fork, from whichever seat it is played on', async () => {
    await using server = await TestServer.start()
    const { table, ana } = await running(server)
    const others = new Set<string>()
    for (let i = 0; i < 6; i++) {
      const seats: readonly SeatRequest[] = [{ kind: 'bot', agent: 'steady' }, { kind: 'you' }]
      const fork = await ana.sees((await forks(ana, table.id, table.seq, seats)).id)
      others.add(JSON.stringify(viewOf(fork).hands[1]))
    }
    expect(others.size, 'the hand of the bot is another in every fork').toBe(6)
  })

  test('its record is kept back until the game it was played on from is over', async () => {
    await using server = await TestServer.start()
    const { table, ana } = await running(server)
    const fork = (await forks(ana, table.id, table.seq)).id
    await ana.leaves(fork)
    expect((await ana.sees(fork)).status).toBe('finished')
    expect(await ana.isRefused(recordOf(ana, fork))).toMatchObject({
      code: 'not-finished',
      detail: 'The game that this one was played on from still goes on.',
    })
    expect(await originOf(ana, fork)).toMatchObject({ state: 'unfinished', play: null })
    const further = (await forks(ana, fork, 0)).id
    await ana.leaves(further)
    expect(await ana.isRefused(recordOf(ana, further)), 'a fork of the fork').toMatchObject({ code: 'not-finished' })
    await ana.leaves(table.id)
    expect(replay(parlour, await recordOf(ana, fork)).verdict).toBe('EXACT')
    expect(await originOf(ana, fork)).toMatchObject({ state: 'finished' })
  })

  test('where other people play nobody does, whoever they are', async () => {
    await using server = await TestServer.start()
    const { id, table, people } = await seated(server, 2)
    const [ana] = people as [TestGuest]
    const refused = { code: 'no-fork', detail: 'Other people play in this game, and it goes on.' }
    expect(await ana.isRefused(forks(ana, id, 0))).toMatchObject(refused)
    const eve = await server.guest('Eve')
    expect(await eve.isRefused(forks(eve, id, 0))).toMatchObject({ code: 'invite-needed' })
    const invited = forks(eve, id, 0, ALONE, newKey(), table.invite ?? '')
    expect(await eve.isRefused(invited)).toMatchObject({ code: 'no-fork' })
  })

  test('a spectator of a game against bots plays nothing on', async () => {
    await using server = await TestServer.start()
    const { table } = await running(server)
    const eve = await server.guest('Eve')
    const invited = forks(eve, table.id, 0, ALONE, newKey(), table.invite ?? '')
    expect(await eve.isRefused(invited)).toMatchObject({
      code: 'no-fork',
      detail: 'This game goes on, and you do not play in it.',
    })
  })

  test('it is played on from the last question to its player up to there: those of others are not theirs to see', async () => {
    await using server = await TestServer.start()
    const { table, ana } = await running(server)
    const key = newKey()
    const fork = await forks(ana, table.id, 1, ALONE, key)
    expect((await ana.sees(fork.id)).origin?.at).toBe(0)
    expect(await forks(ana, table.id, 1, ALONE, key)).toEqual(fork)
    const bot = await ana.opens({
      game: 'parlour',
      options: { mode: 'turns', rounds: 9 },
      seats: [{ kind: 'bot', agent: 'stuck' }, { kind: 'you' }],
    })
    expect(await ana.isRefused(forks(ana, bot.id, 0))).toMatchObject({
      code: 'no-fork',
      detail: 'Up to this moment you were not asked anything.',
    })
  })

  test('where no other deal leads to the moment that is said', async () => {
    await using server = await TestServer.start()
    const { table, ana } = await running(server, 'guess')
    expect(await ana.isRefused(forks(ana, table.id, table.seq))).toMatchObject({
      code: 'no-fork',
      detail: 'No other deal leads to this moment.',
    })
  })
})

describe('what is asked wrongly', () => {
  test('is refused with what is wrong about it', async () => {
    await using server = await TestServer.start()
    const { id, ana } = await finished(server)
    const refused = async (body: unknown, path = `/api/tables/${id}/forks`): Promise<unknown> =>
      (await ana.speak('POST', path, { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }))
        .body
    const whole = { at: 1, seats: ALONE, key: newKey() }
    for (const [change, code] of [
      [{ at: -1 }, 'malformed'],
      [{ at: 1.5 }, 'malformed'],
      [{ at: '1' }, 'malformed'],
      [{ seats: [] }, 'malformed'],
      [{ seats: [{ kind: 'you' }] }, 'bad-seats'],
      [{ seats: [{ kind: 'you' }, { kind: 'you' }] }, 'bad-seats'],
      [{ seats: [{ kind: 'you' }, { kind: 'bot' }, { kind: 'bot' }] }, 'bad-seats'],
      [{ seats: [{ kind: 'you' }, { kind: 'bot', agent: 'nobody' }] }, 'no-such-agent'],
      [{ more: true }, 'malformed'],
      [{ key: 'short' }, 'malformed'],
    ] as const)
      expect({ change, told: await refused({ ...whole, ...change }) }).toMatchObject({ change, told: { code } })
    expect(await refused(whole, `/api/tables/${'x'.repeat(22)}/forks`)).toMatchObject({ code: 'no-such-table' })
    const stranger = server.stranger()
    expect(await stranger.isRefused(forks(stranger, id, 1))).toMatchObject({ code: 'no-identity' })
  })

  test('nobody is told a hidden card on the way', async () => {
    await using server = await TestServer.start()
    const { table, ana } = await running(server)
    const known = new Set(viewOf(table).hands[0] as readonly string[])
    ana.heard.length = 0
    await forks(ana, table.id, table.seq)
    await ana.isRefused(forks(ana, table.id, 999))
    const told = ana.heard.join()
    expect(SECRETS.filter((card) => told.includes(card) && !known.has(card))).toEqual([])
  })
})

describe('of a record that somebody brings', () => {
  const bring = (guest: TestGuest, record: unknown, at: number, key = newKey()) =>
    guest.call('POST /api/forks', {
      body: { record: typeof record === 'string' ? record : JSON.stringify(record), at, seats: [...ALONE], key },
    })

  test('any moment is played on, at a table that stands exactly there', async () => {
    await using server = await TestServer.start()
    const { id, ana } = await finished(server)
    const record = await recordOf(ana, id)
    const eve = await server.guest('Eve')
    const key = newKey()
    const fork = await bring(eve, record, 2, key)
    expect(await bring(eve, record, 2, key)).toEqual(fork)
    expect(await eve.isRefused(bring(eve, record, 1, key))).toMatchObject({ code: 'key-reused' })
    expect(await eve.isRefused(bring(eve, { ...record, seed: 'other' }, 2, key))).toMatchObject({ code: 'key-reused' })
    const state = await eve.sees(fork.id)
    expect(state.origin).toEqual({ table: null, at: 2, players: ['Ana', 'Bo'], knownTo: null })
    expect(viewOf(state).played).toEqual(viewOf(await ana.sees(id)).played.slice(0, 2))
    await playOut(eve, fork.id)
    expect(replay(parlour, await recordOf(eve, fork.id)).verdict).toBe('EXACT')
    const { winners, scores } = record.result ?? {}
    expect(scores).toEqual([2, 2])
    expect(await originOf(eve, fork.id)).toMatchObject({ table: null, state: 'finished', result: { winners, scores } })
  })

  test('its end is told where the rules lead to one, whatever it says of itself', async () => {
    await using server = await TestServer.start()
    const { id, ana } = await finished(server)
    const record = await recordOf(ana, id)
    const [last, ...before] = record.log.toReversed()
    for (const [given, ending] of [
      [{ ...record, result: { winners: [0], scores: [99, 0], reason: '' } }, { result: { scores: [2, 2] } }],
      [
        { ...record, log: before.toReversed() },
        { state: 'gone', result: null },
      ],
      [
        { ...record, log: [...before.toReversed(), { ...last, selection: ['none'] }] },
        { state: 'gone', result: null },
      ],
    ] as const) {
      const { id: fork } = await bring(ana, given, 1)
      expect(await originOf(ana, fork)).toMatchObject({ state: 'untold', result: null })
      await playOut(ana, fork)
      expect(await originOf(ana, fork)).toMatchObject(ending)
    }
  })

  test('what is no record, was cut off, edited, of no game here, or holds states of its own is refused with why', async () => {
    await using server = await TestServer.start()
    const { id, ana } = await finished(server)
    const record = await recordOf(ana, id)
    const text = JSON.stringify(record)
    const [first, ...rest] = record.log
    for (const [given, detail] of [
      ['nonsense', 'not JSON'],
      [text.slice(0, text.length / 2), 'cut off'],
      ['[]', 'cannot be read'],
      [{ ...record, format: 1 }, 'earlier version'],
      [{ ...record, game: 'nothing' }, 'rules do not play'],
      [{ ...record, log: [{ ...first, selection: ['nonsense'] }, ...rest] }, 'rules do not play'],
      [{ ...record, log: [{ kind: 'rules', rules: 1, from: {} }, ...rest] }, 'its rules changed'],
      [{ ...record, from: { state: {} } }, 'played on from another'],
      [{ ...record, players: ['Ana'] }, 'rules do not play'],
      [{ ...record, players: ['Ana\u202E', 'Bo'] }, 'players.0'],
      [{ ...record, players: ['__proto__', 'constructor'], seed: 'x'.repeat(201) }, 'seed'],
      [{ ...record, log: [{ ...first, seat: 1e308 }, ...rest] }, 'log.0.seat'],
      [text.replace('"log":[', `"log":[${'['.repeat(5_000)}${']'.repeat(5_000)},`), 'log.0'],
      [
        { ...record, log: [{ ...first, selection: { anytimeAction: { id: '__proto__' } } }, ...rest] },
        'rules do not play',
      ],
    ] as const) {
      const refused = await ana.isRefused(bring(ana, given, 2))
      expect({ code: refused.code, detail: refused.detail }).toEqual({
        code: 'bad-record',
        detail: expect.stringContaining(detail),
      })
    }
    expect(await ana.isRefused(bring(ana, record, 9))).toMatchObject({ detail: 'This game has not come so far.' })
    expect(await ana.isRefused(bring(ana, 'x'.repeat(300_000), 0))).toMatchObject({ code: 'too-large' })
    expect((await bring(ana, record, 1)).id).toMatch(/^[\w-]{22}$/)
  })
})
