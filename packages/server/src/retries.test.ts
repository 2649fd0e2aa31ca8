import { connect } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { newKey } from '@turnwright/protocol'
import { describe, expect, test } from 'vitest'
import type { Store } from './store/store.ts'
import { seated } from './testing/seated.ts'
import type { TestGuest } from './testing/test-guest.ts'
import { TestServer } from './testing/test-server.ts'

test('a repeated answer gets the same acknowledgement and counts once', async () => {
  await using server = await TestServer.start()
  const { id, people } = await seated(server, 2)
  const [ana, bo] = people as [TestGuest, TestGuest]
  const answer = ana.answerTo(await ana.sees(id), ['pass'])
  const repeated = await Promise.all([1, 2, 3, 4].map(() => ana.sends(id, answer)))
  expect(new Set(repeated.map((ack) => JSON.stringify(ack))).size).toBe(1)
  await bo.answers(id, ['pass'])
  expect(await ana.sends(id, answer), 'however late').toEqual(repeated[0])
  expect((await ana.sees(id)).seq).toBe(2)
})

test('a repeated answer gets the same acknowledgement after a restart', async () => {
  await using server = await TestServer.start()
  const { id, people } = await seated(server, 2)
  const [ana] = people as [TestGuest]
  const answer = ana.answerTo(await ana.sees(id), ['pass'])
  const acknowledged = await ana.sends(id, answer)
  await server.restart()
  expect(await ana.sends(id, answer)).toEqual(acknowledged)
  expect((await ana.sees(id)).seq).toBe(1)
})

test('while nobody can look up whether an answer was taken, its copy is not refused but told to come again', async () => {
  await using server = await TestServer.start()
  const { id, people } = await seated(server, 2)
  const [ana] = people as [TestGuest]
  const answer = ana.answerTo(await ana.sees(id), ['pass'])
  const acknowledged = await ana.sends(id, answer)
  let isAway = true
  const wrapStore = interrupted(async (operation) => {
    if (operation === 'ticket' && isAway) throw new Error('the store is away')
  })
  await server.restart({ wrapStore })
  await ana.sees(id)
  expect(await ana.isRefused(ana.sends(id, answer))).toMatchObject({ code: 'not-stored', status: 503 })
  isAway = false
  expect(await ana.sends(id, answer)).toEqual(acknowledged)
})

test('a copy of an answer is known although the table was read anew while it was looked up', async () => {
  await using server = await TestServer.start()
  const { id, people } = await seated(server, 2)
  const [ana, bo] = people as [TestGuest, TestGuest]
  const answer = ana.answerTo(await ana.sees(id), ['pass'])
  const acknowledged = await ana.sends(id, answer)
  const between: { act: (() => Promise<unknown>) | null } = { act: null }
  let isFull = false
  const wrapStore = interrupted(async (operation) => {
    if (operation === 'save' && isFull) {
      isFull = false
      throw new Error('the disk is full')
    }
    if (operation !== 'ticket' || between.act === null) return
    const { act } = between
    between.act = null
    await act()
  })
  await server.restart({ wrapStore })
  const his = bo.answerTo(await bo.sees(id), ['pass'])
  let sent: Promise<unknown> = Promise.resolve()
  between.act = async () => {
    isFull = true
    sent = bo.sends(id, his)
    await setTimeout(200)
  }
  expect(await ana.sends(id, answer)).toEqual(acknowledged)
  await sent
  expect((await ana.sees(id)).seq).toBe(2)
})

test('an answer that was taken back is not given again by a late copy of it', async () => {
  await using server = await TestServer.start()
  const { id, people } = await seated(server, 2)
  const [ana] = people as [TestGuest]
  const answer = ana.answerTo(await ana.sees(id), ['pass'])
  await ana.sends(id, answer)
  await ana.undoes(id)
  await ana.sends(id, answer)
  expect((await ana.sees(id)).play?.answers).toBe(0)
})

test('a repeated undo takes back one answer, not two', async () => {
  await using server = await TestServer.start()
  const ana = await server.guest('Ana')
  const bo = await server.guest('Bo')
  const table = await ana.opens({ game: 'tic-tac-toe', seats: [{ kind: 'you' }, { kind: 'open' }] })
  await bo.joins(table)
  await ana.answers(table.id, ['a1'])
  const key = newKey()
  const [one, two] = await Promise.all([ana.undoes(table.id, key), ana.undoes(table.id, key)])
  expect(two).toEqual(one)
  expect((await ana.sees(table.id)).play?.answers).toBe(0)
})

test('a key stands for one request: with another answer it is refused', async () => {
  await using server = await TestServer.start()
  const { id, people } = await seated(server, 2)
  const [ana, bo] = people as [TestGuest, TestGuest]
  const answer = ana.answerTo(await ana.sees(id), ['pass'])
  await ana.sends(id, answer)
  const other = await ana.isRefused(ana.sends(id, { ...answer, selection: ['draw'] }))
  expect(other).toMatchObject({ code: 'key-reused', status: 409 })
  const stolen = { ...bo.answerTo(await bo.sees(id), ['pass']), key: answer.key }
  expect((await bo.isRefused(bo.sends(id, stolen))).code).toBe('key-reused')
})

test('a refused answer may be corrected under the same key', async () => {
  await using server = await TestServer.start()
  const { id, people } = await seated(server, 2)
  const [ana] = people as [TestGuest]
  const answer = ana.answerTo(await ana.sees(id), ['fly'])
  expect(await ana.isRefused(ana.sends(id, answer))).toMatchObject({ code: 'unknown-choice', status: 422 })
  expect((await ana.sends(id, { ...answer, selection: ['pass'] })).seq).toBe(1)
})

test('an answer whose connection drops before the reply is kept once, and the table goes on', async () => {
  await using server = await TestServer.start()
  const { id, people } = await seated(server, 2)
  const [ana, bo] = people as [TestGuest, TestGuest]
  const stream = await bo.follows(id)
  const answer = ana.answerTo(await ana.sees(id), ['pass'])
  const body = JSON.stringify(answer)
  const { hostname, port } = new URL(server.origin)
  const socket = connect(Number(port), hostname)
  socket.end(
    `POST /api/tables/${id}/answers HTTP/1.1\r\nhost: ${hostname}:${port}\r\ncookie: ${ana.cookie}\r\n` +
      `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
    () => socket.destroy(),
  )
  await stream.until(({ seq }) => seq === 1)
  expect((await ana.sends(id, answer)).seq).toBe(1)
  await bo.answers(id, ['pass'])
})

test('an answer that comes late, after the others went on, is stale and changes nothing', async () => {
  await using server = await TestServer.start()
  const { id, people } = await seated(server, 3, 'picks')
  const [ana, bo, cy] = people as [TestGuest, TestGuest, TestGuest]
  const looked = await ana.sees(id)
  for (const guest of [ana, bo, cy]) await guest.answers(id)
  const late = await ana.isRefused(
    ana.sends(
      id,
      ana.answerTo(looked, ({ choices }) => [choices[1]!.id]),
    ),
  )
  expect(late.status).toBe(409)
  expect((await ana.sees(id)).seq).toBe(3)
})

test('a repeated offer, reply or departure is the same one, also after a restart', async () => {
  await using server = await TestServer.start()
  const { id, people } = await seated(server, 3)
  const [ana, bo] = people as [TestGuest, TestGuest]
  const params = { id }
  await ana.answers(id, ['draw'])
  const offer = { params, body: { answers: 0, key: newKey() } }
  const decline = { params, body: { accept: false, key: newKey() } }
  await ana.call('POST /api/tables/:id/undo-offers', offer)
  await bo.call('POST /api/tables/:id/undo-offers/reply', decline)
  const late = await ana.call('POST /api/tables/:id/undo-offers', offer)
  expect(late.offer, 'what was declined is not offered again').toBeNull()
  await ana.call('POST /api/tables/:id/undo-offers', { params, body: { answers: 0, key: newKey() } })
  await server.restart()
  const again = await bo.call('POST /api/tables/:id/undo-offers/reply', decline)
  expect(again.offer, 'another offer is not declined by a late copy').not.toBeNull()
  const changed = { params, body: { ...decline.body, accept: true } }
  expect((await bo.isRefused(bo.call('POST /api/tables/:id/undo-offers/reply', changed))).code).toBe('key-reused')
})

test('whoever left before the start may say so twice, and is not sent away again after coming back', async () => {
  await using server = await TestServer.start()
  const [ana, bo] = [await server.guest('Ana'), await server.guest('Bo')]
  const open = { kind: 'open' } as const
  const table = await ana.opens({ game: 'parlour', visibility: 'open', seats: [{ kind: 'you' }, open, open] })
  await bo.joins(table)
  const key = newKey()
  await bo.leaves(table.id, key)
  await server.restart()
  expect((await bo.leaves(table.id, key)).you.seat).toBeNull()
  await bo.joins(table)
  expect((await bo.leaves(table.id, key)).you.seat).toBe(1)
})

describe('what is done to a table is done once, however often it is asked for', () => {
  const open = { kind: 'open' } as const
  const seats = [{ kind: 'you' } as const, open, open]

  test('a start whose reply got lost is told again, and nobody else may use its key', async () => {
    await using server = await TestServer.start()
    const [ana, bo] = [await server.guest('Ana'), await server.guest('Bo')]
    const table = await ana.opens({ game: 'parlour', visibility: 'open', seats })
    await bo.joins(table)
    const start = { params: { id: table.id }, body: { key: newKey() } }
    const first = await ana.call('POST /api/tables/:id/start', start)
    expect(first).toMatchObject({ status: 'playing', seats: { length: 2 } })
    expect(await ana.call('POST /api/tables/:id/start', start)).toEqual(first)
    await server.restart()
    expect((await ana.call('POST /api/tables/:id/start', start)).status).toBe('playing')
    expect((await bo.isRefused(bo.call('POST /api/tables/:id/start', start))).code).toBe('key-reused')
    const another = { ...start, body: { key: newKey() } }
    expect((await ana.isRefused(ana.call('POST /api/tables/:id/start', another))).code).toBe('already-started')
  })

  test('a late copy of a change of seats does not undo the change after it', async () => {
    await using server = await TestServer.start()
    const ana = await server.guest('Ana')
    const { id } = await ana.opens({ game: 'parlour', seats })
    const change = (kind: 'bot' | 'open') => ({ params: { id }, body: { seat: 1, kind, key: newKey() } })
    const [bot, free] = [change('bot'), change('open')]
    await ana.call('POST /api/tables/:id/seats', bot)
    await ana.call('POST /api/tables/:id/seats', free)
    expect((await ana.call('POST /api/tables/:id/seats', bot)).seats[1]?.kind).toBe('open')
    const other = { ...bot, body: { ...bot.body, seat: 2 } }
    expect((await ana.isRefused(ana.call('POST /api/tables/:id/seats', other))).code).toBe('key-reused')
  })

  test('a table is closed once, by its host or by the host who leaves it', async () => {
    await using server = await TestServer.start()
    const ana = await server.guest('Ana')
    const { id } = await ana.opens({ game: 'parlour', seats })
    const close = { params: { id }, body: { key: newKey() } }
    const closed = await ana.call('POST /api/tables/:id/close', close)
    expect(closed.status).toBe('closed')
    expect(await ana.call('POST /api/tables/:id/close', close)).toEqual(closed)
    expect((await ana.isRefused(ana.leaves(id, close.body.key))).code).toBe('key-reused')
  })

  test('a rematch asked for again is the same table', async () => {
    await using server = await TestServer.start()
    const { id, people } = await seated(server, 2)
    const [ana, bo] = people as [TestGuest, TestGuest]
    await ana.leaves(id)
    const rematch = { params: { id }, body: { key: newKey() } }
    const next = await bo.call('POST /api/tables/:id/rematch', rematch)
    expect(await bo.call('POST /api/tables/:id/rematch', rematch)).toEqual(next)
    expect((await ana.isRefused(ana.call('POST /api/tables/:id/rematch', rematch))).code).toBe('key-reused')
  })

  test('an opening asked for again, at once or after a restart, is the same table', async () => {
    await using server = await TestServer.start()
    const [ana, bo] = [await server.guest('Ana'), await server.guest('Bo')]
    const seats = [{ kind: 'you' as const }, { kind: 'bot' as const }]
    const request = { game: 'tic-tac-toe', seats, key: newKey() }
    const opened = await Promise.all([1, 2, 3].map(() => ana.opens(request)))
    await server.restart()
    opened.push(await ana.opens(request))
    expect(new Set(opened.map(({ id }) => id)).size).toBe(1)
    expect(opened.map(({ status }) => status)).toEqual(opened.map(() => 'playing'))
    expect(await ana.call('GET /api/tables', { query: { which: 'mine' } })).toHaveLength(1)
    const others = [
      { ...request, allowsSecondLooks: false },
      { ...request, allowsSpectators: false },
      { ...request, seats: [{ kind: 'you' as const }, { kind: 'open' as const }] },
      { ...request, seats: seats.toReversed() },
    ]
    for (const other of others) expect((await ana.isRefused(ana.opens(other))).code).toBe('key-reused')
    expect((await bo.opens(request)).id, 'a key is its person’s').not.toBe(opened[0]?.id)
    expect((await ana.opens({ ...request, key: newKey() })).id).not.toBe(opened[0]?.id)
  })

  test('who left while others stayed asks for no rematch; where nobody stayed, they do', async () => {
    await using server = await TestServer.start()
    const { id, people } = await seated(server, 2)
    const [ana, bo] = people as [TestGuest, TestGuest]
    await ana.leaves(id)
    const rematch = () => ({ params: { id }, body: { key: newKey() } })
    expect(await ana.isRefused(ana.call('POST /api/tables/:id/rematch', rematch()))).toMatchObject({
      code: 'not-seated',
      next: expect.stringContaining('Those who stayed'),
    })
    expect((await bo.call('POST /api/tables/:id/rematch', rematch())).id).toHaveLength(22)
    const alone = await ana.opens({ game: 'tic-tac-toe', seats: [{ kind: 'you' }, { kind: 'bot' }] })
    await ana.leaves(alone.id)
    const again = { params: { id: alone.id }, body: { key: newKey() } }
    expect((await ana.call('POST /api/tables/:id/rematch', again)).id).toHaveLength(22)
  })
})

/** A store before whose every operation something else happens. */
function interrupted(before: (operation: string) => Promise<void>): (store: Store) => Store {
  return (store) =>
    new Proxy(store, {
      get(target, name) {
        const own: unknown = Reflect.get(target, name)
        if (typeof own !== 'function') return own
        return async (...args: unknown[]) => {
          await before(String(name))
          return own.apply(target, args) as unknown
        }
      },
    })
}
