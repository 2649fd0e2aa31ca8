import { games } from '@turnwright/games'
import type { GameRecord } from '@turnwright/kernel/host'
import type { GivenHint, TableRequest, TableState } from '@turnwright/protocol'
import { adviceWords } from '@turnwright/search/hint'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestGuest } from './testing/test-guest.ts'
import { TestServer } from './testing/test-server.ts'

const gamesUrl = import.meta.resolve('@turnwright/games')
const you = { kind: 'you' } as const
const open = { kind: 'open' } as const
const bot = { kind: 'bot', agent: 'random' } as const

const DEPTH = { budget: { playouts: 20 }, deals: 8 }

/** With all games. A thread that gives hints loads every one of them first, so that most tests share one. */
let server: TestServer
beforeAll(async () => {
  server = await TestServer.start({ games, gamesUrl, hintDepth: DEPTH })
})
afterAll(() => server[Symbol.asyncDispose]())

/** Waits for the bots until this guest is asked something. */
async function asked(guest: TestGuest, id: string): Promise<TableState> {
  for (let tries = 0; tries < 200; tries++) {
    const state = await guest.sees(id)
    if ((state.play?.prompts.length ?? 0) > 0 || state.status !== 'playing') return state
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  throw new Error('nobody is asked')
}

const idOf = (state: TableState): string => state.play?.prompts[0]?.requestId ?? ''

function hints(guest: TestGuest, id: string, requestId: string): Promise<GivenHint> {
  return guest.call('POST /api/tables/:id/hints', { params: { id }, body: { requestId } })
}

async function hintsNow(guest: TestGuest, id: string): Promise<GivenHint> {
  return hints(guest, id, idOf(await asked(guest, id)))
}

/** Plays on with first choices until the game is over. */
async function playsOut(guest: TestGuest, id: string): Promise<TableState> {
  for (;;) {
    const state = await asked(guest, id)
    if (state.status !== 'playing') return state
    await guest.answers(id)
  }
}

async function recordOf(guest: TestGuest, id: string): Promise<GameRecord> {
  return (await guest.call('GET /api/tables/:id/record', { params: { id }, query: {} })) as unknown as GameRecord
}

/** Two people at a table that was opened with this rule. */
async function together(server: TestServer, rule?: TableRequest['hints']) {
  const [ana, bo] = await Promise.all(['Ana', 'Bo'].map((name) => server.guest(name)))
  if (ana === undefined || bo === undefined) throw new Error('nobody came')
  const table = await ana.opens({
    game: 'tic-tac-toe',
    seats: [you, open],
    visibility: 'open',
    ...(rule === undefined ? {} : { hints: rule }),
  })
  const body = rule === 'everybody' ? { agreesToHints: true } : {}
  await bo.call('POST /api/tables/:id/join', { params: { id: table.id }, body })
  return { ana, bo, id: table.id }
}

test('against bots a hint shows up to three answers, counts itself, and the answer is marked in the record', async () => {
  const ana = await server.guest('Ana')
  const { id, hints: before } = await ana.opens({ game: 'tic-tac-toe', seats: [you, bot] })
  expect(before).toEqual({ rule: 'bots', mayAsk: true, given: [0, null] })
  const first = await hintsNow(ana, id)
  expect(first.number).toBe(1)
  expect(first.hint.options.length).toBe(3)
  expect(first.hint.options[0]?.worth?.interval).toHaveLength(2)
  expect((await ana.sees(id)).hints.given).toEqual([1, null])
  await ana.answers(id, first.hint.options[0]!.answer)
  const over = await playsOut(ana, id)
  expect(over.hints).toEqual({ rule: 'bots', mayAsk: false, given: [1, 0] })
  const { log } = await recordOf(ana, id)
  expect(log.map((entry) => 'hinted' in entry)).toEqual([true, ...log.slice(1).map(() => false)])
})

test('asked again on the same question it is the same hint, and counts once', async () => {
  const ana = await server.guest('Ana')
  const { id } = await ana.opens({ game: 'tic-tac-toe', seats: [you, bot] })
  expect(await hintsNow(ana, id)).toEqual(await hintsNow(ana, id))
  expect((await ana.sees(id)).hints.given).toEqual([1, null])
})

test('a hint is remembered over a restart, and when the answer is taken back', async () => {
  await using server = await TestServer.start({ hintDepth: DEPTH })
  const ana = await server.guest('Ana')
  const { id } = await ana.opens({ game: 'tic-tac-toe', seats: [you, bot], hints: 'bots' })
  await hintsNow(ana, id)
  await server.restart()
  expect((await ana.sees(id)).hints.given).toEqual([1, null])
  await ana.answers(id)
  await asked(ana, id)
  await ana.call('POST /api/tables/:id/undo-offers', { params: { id }, body: { answers: 0, key: 'take-back' } })
  await ana.answers(id, ({ choices }) => [choices.at(-1)!.id])
  await playsOut(ana, id)
  const { log } = await recordOf(ana, id)
  const own = log.filter((entry) => entry.kind === 'answer' && entry.seat === 0)
  expect(own.slice(0, 3).map((entry) => 'hinted' in entry)).toEqual([true, true, false])
})

test.for(['wingspan', 'agricola', 'estraven', 'pokemon', 'sealed-auction', 'tic-tac-toe'])(
  'in %s there are hints, also where others are asked at the same time',
  async (game) => {
    const ana = await server.guest('Ana')
    const { id } = await ana.opens({ game, seats: [you, bot] })
    for (let turn = 0; turn < 3; turn++) {
      const { hint, number } = await hintsNow(ana, id)
      expect(number).toBe(turn + 1)
      expect(adviceWords(hint)).toMatch(/\w/)
      await ana.answers(id, hint.options[0]!.answer)
    }
  },
)

test('with other people there are none, unless the table was opened so', async () => {
  for (const rule of [undefined, 'nobody'] as const) {
    const { ana, id } = await together(server, rule)
    expect((await ana.sees(id)).hints.mayAsk).toBe(false)
    const { code, detail } = await ana.isRefused(hintsNow(ana, id))
    expect(code).toBe('no-hints')
    expect(detail).toMatch(rule === undefined ? /Other people play/ : /without hints/)
  }
  const { ana, bo, id } = await together(server, 'everybody')
  for (const guest of [ana, bo]) expect((await guest.sees(id)).hints.mayAsk).toBe(true)
  expect((await hintsNow(ana, id)).number).toBe(1)
})

test('whoever sits down where everybody may be given hints must agree to that, also in a rematch', async () => {
  const [ana, bo] = [await server.guest('Ana'), await server.guest('Bo')]
  const seats = [you, open]
  const { id } = await ana.opens({ game: 'tic-tac-toe', seats, visibility: 'open', hints: 'everybody' })
  const join = (table: string, body: object) =>
    bo.call('POST /api/tables/:id/join', { params: { id: table }, body: body as { agreesToHints?: boolean } })
  for (const body of [{}, { agreesToHints: false }]) {
    const { code, next } = await bo.isRefused(join(id, body))
    expect(code).toBe('hints-not-agreed')
    expect(next).toMatch(/agreesToHints/)
  }
  await join(id, { agreesToHints: true })
  while ((await ana.sees(id)).status === 'playing')
    for (const guest of [ana, bo]) if ((await guest.sees(id)).play?.prompts.length === 1) await guest.answers(id)
  const next = await ana.call('POST /api/tables/:id/rematch', { params: { id }, body: { key: 'another-game' } })
  expect((await ana.sees(next.id)).hints).toMatchObject({ rule: 'everybody', mayAsk: false })
  expect((await bo.isRefused(join(next.id, {}))).code).toBe('hints-not-agreed')
})

test('nobody else notices that somebody was given a hint before the game is over', async () => {
  const { ana, bo, id } = await together(server, 'everybody')
  const watcher = server.stranger()
  const others = [bo, watcher]
  const streams = await Promise.all(others.map((guest) => guest.follows(id)))
  for (const stream of streams) await stream.hears('sync')
  // Who watches is told to all of them a little later.
  await new Promise((resolve) => setTimeout(resolve, 500))
  const listed = () => bo.call('GET /api/tables', { query: { which: 'mine' } })
  const [told, list] = [await Promise.all(others.map((guest) => guest.sees(id))), await listed()]
  const heard = others.map((guest) => guest.heard.length)
  await hintsNow(ana, id)
  expect(others.map((guest) => guest.heard.length)).toEqual(heard)
  expect(await Promise.all(others.map((guest) => guest.sees(id)))).toEqual(told)
  expect(await listed()).toEqual(list)
  await ana.answers(id)
  for (const guest of others) {
    expect((await guest.sees(id)).hints.given).toEqual(guest === bo ? [null, 0] : [null, null])
    expect(guest.heard.join('\n')).not.toContain('hinted')
    const query = { eyes: undefined }
    const { next } = await guest.call('GET /api/tables/:id/moments/:answers', { params: { id, answers: 0 }, query })
    expect(next?.isHinted).toBe(false)
  }
  const { next } = await ana.call('GET /api/tables/:id/moments/:answers', { params: { id, answers: 0 }, query: {} })
  expect(next?.isHinted).toBe(true)
  await bo.leaves(id)
  expect((await watcher.sees(id)).hints.given).toEqual([1, 0])
})

test('nobody gets a hint from a seat that is not theirs, nor on a question that is no longer open', async () => {
  const { ana, bo, id } = await together(server, 'everybody')
  const requestId = idOf(await asked(ana, id))
  const stranger = server.stranger()
  const cy = await server.guest('Cy')
  expect((await stranger.isRefused(hints(stranger, id, requestId))).code).toBe('no-identity')
  expect((await cy.isRefused(hints(cy, id, requestId))).code).toBe('not-seated')
  expect((await bo.isRefused(hints(bo, id, requestId))).code).toBe('stale-request')
  await ana.answers(id)
  const { code, detail, next } = await ana.isRefused(hints(ana, id, requestId))
  expect([code, detail]).toEqual(['stale-request', 'That question is no longer asked.'])
  expect(next).toMatch(/answer what is asked now/)
  expect((await ana.sees(id)).hints.given).toEqual([0, null])
  await ana.leaves(id)
  expect((await ana.isRefused(hints(ana, id, requestId))).code).toBe('not-seated')
  expect((await bo.isRefused(hints(bo, id, requestId))).code).toBe('finished')
})

test('there are no hints at a table that gathers, was closed, or does not exist', async () => {
  const ana = await server.guest('Ana')
  const { id } = await ana.opens({ game: 'tic-tac-toe', seats: [you, open] })
  expect((await ana.isRefused(hints(ana, id, 'x'))).code).toBe('not-started')
  await ana.call('POST /api/tables/:id/close', { params: { id }, body: { key: 'close-it' } })
  expect((await ana.isRefused(hints(ana, id, 'x'))).code).toBe('closed')
  expect((await ana.isRefused(hints(ana, 'A'.repeat(22), 'x'))).code).toBe('no-such-table')
})

test('a deal that others play too is played without hints', async () => {
  const ana = await server.guest('Ana')
  const { deals } = await ana.call('GET /api/deals', {})
  const deal = deals.find(({ game }) => game === 'sealed-auction')
  const { id } = await ana.call('POST /api/deals/:id/tables', {
    params: { id: deal?.id ?? '' },
    body: { company: 'bots', key: 'play-deal' },
  })
  expect((await asked(ana, id)).hints.mayAsk).toBe(false)
  expect((await ana.isRefused(hintsNow(ana, id))).detail).toMatch(/Others play this deal/)
})

test('a game that was played with hints is not offered to others as a deal', async () => {
  const ana = await server.guest('Ana')
  const offered = async (isHinted: boolean) => {
    const { id } = await ana.opens({ game: 'tic-tac-toe', seats: [you, bot] })
    if (isHinted) await hintsNow(ana, id)
    await playsOut(ana, id)
    const body = { of: 'table', table: id, days: 1, key: `offer-${id}` } as const
    return ana.call('POST /api/deals', { body })
  }
  const { detail, next } = await ana.isRefused(offered(true))
  expect(detail).toBe('This game was played with hints, which deals do not allow.')
  expect(next).toBe('Open a fresh deal for all.')
  expect((await offered(false)).id).toMatch(/\w/)
})

test('whoever asks without end gets one hint at a time, and other tables go on meanwhile', async () => {
  await using server = await TestServer.start({
    games,
    gamesUrl,
    hintDepth: { budget: { ms: 800 }, deals: 20, ms: 400 },
  })
  const [ana, bo] = [await server.guest('Ana'), await server.guest('Bo')]
  const own = await ana.opens({ game: 'wingspan', seats: [you, bot] })
  const other = await bo.opens({ game: 'tic-tac-toe', seats: [you, bot] })
  const second = await ana.opens({ game: 'sealed-auction', seats: [you, bot] })
  const questions = [own, second].map(async ({ id }) => [id, idOf(await asked(ana, id))] as const)
  const [first, next] = await Promise.all(questions)
  const flood = Array.from({ length: 30 }, () => hints(ana, ...first!))
  const more = Array.from({ length: 10 }, () => ana.isRefused(hints(ana, ...next!)))
  const began = performance.now()
  for (let turn = 0; turn < 2; turn++) {
    await asked(bo, other.id)
    await bo.answers(other.id)
  }
  expect(performance.now() - began, 'ms for two answers elsewhere').toBeLessThan(800)
  const came = await Promise.all(flood)
  for (const each of came) expect(each, 'it is worked out once').toEqual(came[0])
  for (const refused of await Promise.all(more)) expect(refused.code).toBe('too-many-requests')
  expect((await ana.sees(own.id)).hints.given).toEqual([1, null])
})

test('an answer that was given while the hint was on its way is not marked, and the hint is not told', async () => {
  await using server = await TestServer.start({ hintDepth: { budget: { ms: 400 }, deals: 20, ms: 200 } })
  const ana = await server.guest('Ana')
  const { id } = await ana.opens({ game: 'tic-tac-toe', seats: [you, bot] })
  const state = await asked(ana, id)
  const hint = ana.isRefused(hints(ana, id, idOf(state)))
  await new Promise((resolve) => setTimeout(resolve, 100))
  await ana.answers(id)
  expect((await hint).code).toBe('stale-request')
  await playsOut(ana, id)
  expect(JSON.stringify(await recordOf(ana, id))).not.toContain('hinted')
})

test('a client cannot say of itself that it had a hint, or had none', async () => {
  const ana = await server.guest('Ana')
  const { id } = await ana.opens({ game: 'tic-tac-toe', seats: [you, bot] })
  const answer = { ...ana.answerTo(await asked(ana, id), ({ choices }) => [choices[0]!.id]), hinted: false }
  expect((await ana.isRefused(ana.sends(id, answer as never))).code).toBe('malformed')
})

describe('further ahead', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await TestServer.start({ games, gamesUrl, hintDepth: { budget: { playouts: 60 }, deals: 60 } })
  })
  afterAll(() => server[Symbol.asyncDispose]())

  test.for([
    ['wingspan', ['Birds', 'Bonus cards', 'Round goals', 'Eggs', 'Food on cards', 'Tucked cards']],
    ['agricola', ['Fields', 'Grain', 'People', 'Pastures', 'Unused cells', 'Begging', 'Vegetables', 'Points on cards']],
  ] as const)('in %s hints tell from which source points come, in words', async ([game, known]) => {
    const ana = await server.guest('Ana')
    const { id } = await ana.opens({ game, seats: [you, bot] })
    const told = new Set<string>()
    for (let turn = 0; turn < 6 && told.size === 0; turn++) {
      const { hint } = await hintsNow(ana, id)
      for (const { sources } of hint.options) for (const { words } of sources) told.add(words)
      await ana.answers(id, hint.options[0]!.answer)
    }
    expect([...told].some((words) => (known as readonly string[]).includes(words))).toBe(true)
  })
})
