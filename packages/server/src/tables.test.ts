import { replay } from '@turnwright/kernel/host'
import { newKey } from '@turnwright/protocol'
import { expect, test } from 'vitest'
import { ticTacToe } from '@turnwright/tic-tac-toe'
import { TestServer } from './testing/test-server.ts'

test('one click starts a game against a bot, and it can be played to the end', async () => {
  await using server = await TestServer.start()
  const ana = await server.guest('Ana')
  const { id, status, you } = await ana.opens({ game: 'tic-tac-toe', seats: [{ kind: 'you' }, { kind: 'bot' }] })
  expect(status).toBe('playing')
  expect(you).toEqual({ seat: 0, host: true })

  const stream = await ana.follows(id)
  for (;;) {
    const state = await stream.until(({ status: now, play }) => now === 'finished' || play?.prompts.length === 1)
    if (state.status === 'finished') break
    const { seq } = await ana.answers(id)
    await stream.until((next) => next.seq >= seq)
  }
  expect(stream.state?.play?.result).not.toBeNull()
})

test('an invited friend sits down, and the last to do so starts the game', async () => {
  await using server = await TestServer.start()
  const [ana, bo] = await Promise.all([server.guest('Ana'), server.guest('Bo')])
  const table = await ana.opens({ game: 'tic-tac-toe', seats: [{ kind: 'you' }, { kind: 'open' }] })
  expect(table.status).toBe('gathering')
  expect(table.play).toBeNull()

  const joined = await bo.joins(table)
  expect(joined.status).toBe('playing')
  expect(joined.you).toEqual({ seat: 1, host: false })
  expect(joined.play?.players.map(({ name }) => name)).toEqual(['Ana', 'Bo'])
  expect((await bo.joins(table)).you.seat).toBe(1)
})

test('an invite table shows nothing without its token, to join or to watch', async () => {
  await using server = await TestServer.start()
  const [ana, eve] = await Promise.all([server.guest('Ana'), server.guest('Eve')])
  const { id } = await ana.opens({ game: 'tic-tac-toe', seats: [{ kind: 'you' }, { kind: 'open' }] })
  const invite = 'A'.repeat(22)
  expect((await eve.isRefused(eve.sees(id))).code).toBe('invite-needed')
  expect((await eve.isRefused(eve.follows(id))).code).toBe('invite-needed')
  const guessed = eve.call('POST /api/tables/:id/join', { params: { id }, body: { invite } })
  expect((await eve.isRefused(guessed)).status).toBe(403)
  expect(await eve.call('GET /api/tables', { query: { which: 'open' } })).toEqual([])
})

test('an open table is listed, anyone may sit down, and a full one is full', async () => {
  await using server = await TestServer.start()
  const [ana, bo, cy] = await Promise.all(['Ana', 'Bo', 'Cy'].map((name) => server.guest(name)))
  const { id } = await ana!.opens({
    game: 'parlour',
    visibility: 'open',
    seats: [{ kind: 'you' }, { kind: 'open' }, { kind: 'bot' }],
  })
  const [listed] = await bo!.call('GET /api/tables', { query: { which: 'open' } })
  expect(listed).toMatchObject({ id, status: 'gathering', you: { seat: null, host: false } })
  await bo!.call('POST /api/tables/:id/join', { params: { id }, body: {} })
  const late = cy!.call('POST /api/tables/:id/join', { params: { id }, body: {} })
  expect((await cy!.isRefused(late)).code).toBe('already-started')
  expect((await cy!.sees(id)).you).toEqual({ seat: null, host: false })
})

test('your tables say whose turn it is and what is asked', async () => {
  await using server = await TestServer.start()
  const [ana, bo] = await Promise.all([server.guest('Ana'), server.guest('Bo')])
  const table = await ana.opens({ game: 'tic-tac-toe', seats: [{ kind: 'you' }, { kind: 'open' }] })
  await bo.joins(table)
  const [own] = await ana.call('GET /api/tables')
  const [others] = await bo.call('GET /api/tables')
  expect(own).toMatchObject({ id: table.id, yourTurn: true, asks: 'Mark a cell', waitingFor: [0] })
  expect(others).toMatchObject({ id: table.id, yourTurn: false, asks: null, waitingFor: [0] })
})

test('the host may fill a seat with a bot, or start with fewer players', async () => {
  await using server = await TestServer.start()
  const [ana, bo] = await Promise.all([server.guest('Ana'), server.guest('Bo')])
  const seats = [{ kind: 'you' }, { kind: 'open' }, { kind: 'open' }, { kind: 'open' }] as const
  const table = await ana.opens({ game: 'parlour', seats: [...seats] })
  const params = { id: table.id }
  const tooEarly = ana.call('POST /api/tables/:id/start', { params, body: { key: newKey() } })
  expect((await ana.isRefused(tooEarly)).code).toBe('bad-seats')

  await bo.joins(table)
  const notHost = bo.call('POST /api/tables/:id/seats', { params, body: { seat: 3, kind: 'bot', key: newKey() } })
  expect((await bo.isRefused(notHost)).code).toBe('not-host')
  await ana.call('POST /api/tables/:id/seats', {
    params,
    body: { seat: 3, kind: 'bot', agent: 'steady', key: newKey() },
  })
  const started = await ana.call('POST /api/tables/:id/start', { params, body: { key: newKey() } })
  expect(started.seats.map(({ name }) => name)).toEqual(['Ana', 'Bo', 'Steady bot'])
  expect(started.status).toBe('playing')
})

test('two players of the same name are told apart', async () => {
  await using server = await TestServer.start()
  const [one, other] = await Promise.all([server.guest('Ana'), server.guest('Ana')])
  const table = await one.opens({ game: 'tic-tac-toe', seats: [{ kind: 'you' }, { kind: 'open' }] })
  const { seats } = await other.joins(table)
  expect(seats.map(({ name }) => name)).toEqual(['Ana', 'Ana 2'])
})

test('leaving before the start frees the seat and hands the table on; afterwards it concedes', async () => {
  await using server = await TestServer.start()
  const [ana, bo] = await Promise.all([server.guest('Ana'), server.guest('Bo')])
  const table = await ana.opens({ game: 'parlour', seats: [{ kind: 'you' }, { kind: 'open' }, { kind: 'open' }] })
  await bo.joins(table)
  await ana.leaves(table.id)
  expect((await bo.sees(table.id)).you).toEqual({ seat: 1, host: true })

  const game = await ana.opens({ game: 'tic-tac-toe', seats: [{ kind: 'you' }, { kind: 'open' }] })
  await bo.joins(game)
  const { status, play } = await bo.leaves(game.id)
  expect(status).toBe('finished')
  expect(play?.result?.winners).toEqual([0])
})

test('when the last person leaves, bots do not play on for nobody', async () => {
  await using server = await TestServer.start()
  const ana = await server.guest('Ana')
  const seats = [{ kind: 'you' }, { kind: 'bot' }, { kind: 'bot' }] as const
  const { id } = await ana.opens({ game: 'parlour', seats: [...seats], options: { rounds: 50 } })
  expect((await ana.leaves(id)).status).toBe('closed')
})

test('a rematch keeps the seats for those who played, and asking twice gives one table', async () => {
  await using server = await TestServer.start()
  const [ana, bo, eve] = await Promise.all([server.guest('Ana'), server.guest('Bo'), server.guest('Eve')])
  const table = await ana.opens({ game: 'tic-tac-toe', visibility: 'open', seats: [{ kind: 'you' }, { kind: 'open' }] })
  await bo.joins(table)
  const params = { id: table.id }
  expect(
    (await ana.isRefused(ana.call('POST /api/tables/:id/rematch', { params, body: { key: newKey() } }))).code,
  ).toBe('not-finished')
  await bo.leaves(table.id)

  const [{ id }, second] = await Promise.all([
    ana.call('POST /api/tables/:id/rematch', { params, body: { key: newKey() } }),
    ana.call('POST /api/tables/:id/rematch', { params, body: { key: newKey() } }),
  ])
  expect(second.id).toBe(id)
  const led = await bo.call('POST /api/tables/:id/rematch', { params, body: { key: newKey() } })
  expect(led.id, 'whoever left, too').toBe(id)
  expect((await bo.sees(table.id)).rematch).toBe(id)
  const taken = eve.call('POST /api/tables/:id/join', { params: { id }, body: {} })
  expect((await eve.isRefused(taken)).code).toBe('no-free-seat')
  const joined = await bo.call('POST /api/tables/:id/join', { params: { id }, body: {} })
  expect(joined.status).toBe('playing')
  expect(joined.you.seat, 'the other one begins').toBe(0)
})

test('the record is handed out once the game is finished, and replays exactly', async () => {
  await using server = await TestServer.start()
  const [ana, bo] = await Promise.all([server.guest('Ana'), server.guest('Bo')])
  const table = await ana.opens({ game: 'tic-tac-toe', seats: [{ kind: 'you' }, { kind: 'open' }] })
  await bo.joins(table)
  const params = { id: table.id }
  await ana.answers(table.id, ['b2'])
  expect((await ana.isRefused(ana.call('GET /api/tables/:id/record', { params }))).code).toBe('not-finished')
  for (const [guest, cell] of [
    [bo, 'a1'],
    [ana, 'a2'],
    [bo, 'b1'],
    [ana, 'c2'],
  ] as const)
    await guest.answers(table.id, [cell])
  const record = await ana.call('GET /api/tables/:id/record', { params })
  expect(replay(ticTacToe, record as never).verdict).toBe('EXACT')
})

test('a finished game takes nothing back', async () => {
  await using server = await TestServer.start()
  const [ana, bo] = await Promise.all([server.guest('Ana'), server.guest('Bo')])
  const table = await ana.opens({ game: 'tic-tac-toe', seats: [{ kind: 'you' }, { kind: 'open' }] })
  await bo.joins(table)
  const moves = [
    [ana, 'a1'],
    [bo, 'a2'],
    [ana, 'b1'],
    [bo, 'b2'],
    [ana, 'c1'],
  ] as const
  for (const [guest, cell] of moves) await guest.answers(table.id, [cell])
  expect(await ana.sees(table.id)).toMatchObject({ status: 'finished', play: { canUndo: false } })
  expect((await ana.isRefused(ana.undoes(table.id))).code).toBe('finished')
})

test('unknown games, bots, options and seat counts are refused in words that help', async () => {
  await using server = await TestServer.start()
  const ana = await server.guest('Ana')
  const codeOf = async (request: Parameters<typeof ana.opens>[0]) => (await ana.isRefused(ana.opens(request))).code
  expect(await codeOf({ game: 'chess', seats: [{ kind: 'you' }] })).toBe('no-such-game')
  expect(await codeOf({ game: 'tic-tac-toe', seats: [{ kind: 'you' }] })).toBe('bad-seats')
  expect(await codeOf({ game: 'tic-tac-toe', seats: [{ kind: 'you' }, { kind: 'you' }] })).toBe('bad-seats')
  expect(await codeOf({ game: 'tic-tac-toe', seats: [{ kind: 'you' }, { kind: 'bot', agent: 'toString' }] })).toBe(
    'no-such-agent',
  )
  expect(await codeOf({ game: 'parlour', seats: [{ kind: 'you' }, { kind: 'bot' }], options: { mode: 'x' } })).toBe(
    'bad-options',
  )
})
