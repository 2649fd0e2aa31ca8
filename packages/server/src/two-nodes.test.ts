import { newKey } from '@turnwright/protocol'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { TestPostgres } from '../../../scripts/postgres/test-postgres.ts'
import type { ServerOptions } from './server-options.ts'
import { PostgresStore } from './store/postgres/postgres-store.ts'
import type { Store } from './store/store.ts'
import { laterRules } from './testing/later-games.ts'
import type { TestGuest } from './testing/test-guest.ts'
import { startOn } from './testing/two-nodes.ts'

let postgres: TestPostgres
let database: string
beforeAll(async () => {
  postgres = await TestPostgres.start()
  database = await postgres.database()
})
afterAll(() => postgres[Symbol.asyncDispose]())

/** Two servers on one empty database. */
const start = (options: ServerOptions = {}, ofB: ServerOptions = {}) => startOn(postgres, database, options, ofB)

test('a table is played through two servers: each takes answers, and both show everyone the same', async () => {
  await using nodes = await start()
  const { id, people } = await nodes.seated(2)
  const [ana, bo] = people as [TestGuest, TestGuest]
  const streams = [await ana.follows(id), await bo.follows(id)]
  for (let turn = 0; turn < 8; turn++) await people[turn % 2]!.answers(id, turn % 3 === 0 ? ['draw'] : ['pass'])
  for (const stream of streams)
    await stream.until(({ seq, seats }) => seq === 8 && seats.every((each) => each.connected))
  expect(streams[0]?.state).toEqual(await ana.sees(id))
  expect(streams[1]?.state).toEqual(await bo.sees(id))
  expect(await nodes.at(nodes.b, ana).sees(id)).toEqual(await ana.sees(id))
})

test('whoever reads at one server what was acknowledged by another sees it', async () => {
  await using nodes = await start()
  const { id, people } = await nodes.seated(2)
  const [ana] = people as [TestGuest]
  const elsewhere = nodes.at(nodes.b, ana)
  for (let turn = 0; turn < 6; turn++) {
    const { seq } = await people[turn % 2]!.answers(id, ['pass'])
    expect((await elsewhere.sees(id)).seq).toBe(seq)
  }
})

test('an answer to a question that a server has not heard of yet is taken there', async () => {
  await using nodes = await start({ followEvery: 60_000 })
  const { id, people } = await nodes.seated(2)
  const [ana, bo] = people as [TestGuest, TestGuest]
  await nodes.at(nodes.b, ana).sees(id)
  await ana.answers(id, ['pass'])
  const asked = await nodes.at(nodes.a, bo).sees(id)
  expect((await bo.sends(id, bo.answerTo(asked, ['pass']))).seq).toBe(2)
})

test('what another server takes back while the log is read here is taken back once', async () => {
  let meanwhile = async (): Promise<unknown> => undefined
  const wrapStore = (store: Store): Store =>
    new Proxy(store, {
      get(target, name) {
        const own: unknown = Reflect.get(target, name)
        if (typeof own !== 'function') return own
        return async (...args: unknown[]) => {
          if (name === 'history') await meanwhile()
          return own.apply(target, args) as unknown
        }
      },
    })
  await using nodes = await start({ followEvery: 60_000, wrapStore })
  const { id, people } = await nodes.seated(2)
  const [ana, bo] = people as [TestGuest, TestGuest]
  const boAtA = nodes.at(nodes.a, bo)
  await ana.answers(id, ['pass'])
  expect((await boAtA.sees(id)).seq).toBe(1)
  meanwhile = () => {
    meanwhile = async () => undefined
    return nodes.at(nodes.b, ana).undoes(id)
  }
  expect(await bo.isRefused(boAtA.undoes(id))).toMatchObject({ code: 'undo-barred' })
  expect((await boAtA.sees(id)).seq).toBe(2)
  expect((await ana.answers(id, ['pass'])).seq).toBe(3)
  expect(await bo.sees(id)).toEqual(await boAtA.sees(id))
})

test('what happened while a server did not reach its database is told there to those who follow and those who come', async () => {
  let isAway = false
  const wrapStore = (store: Store): Store =>
    new Proxy(store, {
      get(target, name) {
        const own: unknown = Reflect.get(target, name)
        if (typeof own !== 'function') return own
        return async (...args: unknown[]) => {
          if (isAway) throw new Error('nobody answers')
          return own.apply(target, args) as unknown
        }
      },
    })
  await using nodes = await start({ followEvery: 60_000, wrapStore }, { wrapStore: (store) => store })
  const { id, people } = await nodes.seated(2)
  const [ana, bo] = people as [TestGuest, TestGuest]
  const boAtA = nodes.at(nodes.a, bo)
  const followed = await boAtA.follows(id)
  const looked = await ana.sees(id)
  isAway = true
  expect(await ana.isRefused(ana.sends(id, ana.answerTo(looked, ['pass'])))).toMatchObject({ code: 'not-stored' })
  await nodes.at(nodes.b, ana).answers(id, ['pass'])
  isAway = false
  // Somebody's request is the first that reads the table again.
  expect((await ana.sees(id)).seq).toBe(1)
  await followed.until(({ seq }) => seq === 1)
  expect((await (await nodes.at(nodes.a, bo).follows(id)).until(() => true)).seq).toBe(1)
})

test('of two answers to one question, sent to two servers at the same moment, one counts', async () => {
  await using nodes = await start()
  const { id, people } = await nodes.seated(2, 'turns', 50)
  for (let turn = 0; turn < 12; turn++) {
    const one = people[turn % 2]!
    const other = nodes.at(turn % 2 === 0 ? nodes.b : nodes.a, one)
    const looked = await other.sees(id)
    const outcomes = await Promise.allSettled([
      one.sends(id, one.answerTo(looked, ['pass'])),
      other.sends(id, other.answerTo(looked, ['draw'])),
    ])
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const lost = outcomes.find((outcome) => outcome.status === 'rejected')
    expect(await one.isRefused(Promise.reject(lost?.reason))).toMatchObject({ status: 409 })
    expect((await one.sees(id)).seq).toBe(turn + 1)
  }
})

test('four who answer at the same moment at two servers are all taken, round after round', async () => {
  await using nodes = await start()
  const rounds = 6
  const { id, people } = await nodes.seated(4, 'picks', rounds)
  for (let round = 0; round < rounds; round++) {
    const looked = await Promise.all(people.map((guest) => guest.sees(id)))
    const answers = people.map((guest, seat) => guest.answerTo(looked[seat]!, ({ choices }) => [choices[0]!.id]))
    const taken = await Promise.all(people.map((guest, seat) => guest.sends(id, answers[seat]!)))
    expect(taken.map(({ seq }) => seq).sort((a, b) => a - b)).toEqual([1, 2, 3, 4].map((n) => round * 4 + n))
  }
  expect((await people[1]!.sees(id)).status).toBe('finished')
})

test('a retry at another server gets the words of the first, however long ago that was', async () => {
  await using nodes = await start()
  const { id, people } = await nodes.seated(2, 'turns', 100)
  const [ana] = people as [TestGuest]
  const elsewhere = nodes.at(nodes.b, ana)
  await elsewhere.sees(id)
  const answer = ana.answerTo(await ana.sees(id), ['pass'])
  const words = await ana.sends(id, answer)
  expect(await elsewhere.sends(id, answer)).toEqual(words)
  const reused = await elsewhere.isRefused(elsewhere.sends(id, { ...answer, selection: ['draw'] }))
  expect(reused.code).toBe('key-reused')
  for (let turn = 1; turn < 80; turn++) await people[turn % 2]!.answers(id, ['pass'])
  await nodes.b.restart()
  expect(await elsewhere.sends(id, answer)).toEqual(words)
  expect((await ana.sees(id)).play?.answers).toBe(80)
})

test('the same request sent to two servers at once is done once, and both say the same', async () => {
  await using nodes = await start()
  const { id, people } = await nodes.seated(2, 'turns', 50)
  for (let turn = 0; turn < 8; turn++) {
    const one = people[turn % 2]!
    const other = nodes.at(turn % 2 === 0 ? nodes.b : nodes.a, one)
    const answer = one.answerTo(await one.sees(id), ['pass'])
    const [first, second] = await Promise.all([one.sends(id, answer), other.sends(id, answer)])
    expect(second).toEqual(first)
    expect(first.seq).toBe(turn + 1)
  }
})

test('what is taken back at one server is taken back at the other', async () => {
  await using nodes = await start()
  const { id, people } = await nodes.seated(2)
  const [ana, bo] = people as [TestGuest, TestGuest]
  const stream = await bo.follows(id)
  await ana.answers(id, ['pass'])
  await stream.until(({ play }) => play?.prompts.length === 1)
  await nodes.at(nodes.b, ana).undoes(id)
  await stream.until(({ play }) => play?.answers === 0)
  await ana.answers(id, ['draw'])
  await stream.until(({ play }) => play?.answers === 1)
  expect((await bo.sees(id)).seq).toBe(3)
})

test('what changed without a word to anybody reaches those who follow the table all the same', async () => {
  await using nodes = await start({ followEvery: 100 })
  const { id, people } = await nodes.seated(2)
  const streams = await Promise.all(people.map((guest) => guest.follows(id)))
  const store = await PostgresStore.open(nodes.url)
  expect(await store.closeUntouched(id, Date.now() + 1_000, Date.now())).toBe(true)
  await store.close()
  for (const stream of streams) expect((await stream.until(({ status }) => status === 'closed')).seq).toBe(0)
})

test('whoever comes from a server that died before it told anybody brings the news to those at other servers', async () => {
  await using nodes = await start({ followEvery: 600_000 })
  const { id, people } = await nodes.seated(2)
  const [ana, bo] = people as [TestGuest, TestGuest]
  const stream = await bo.follows(id)
  const store = await PostgresStore.open(nodes.url)
  expect(await store.closeUntouched(id, Date.now() + 1_000, Date.now())).toBe(true)
  await store.close()
  await ana.follows(id)
  await stream.until(({ status }) => status === 'closed')
})

test('after the database was away servers hear of each other again by themselves', async () => {
  await using nodes = await start({ followEvery: 600_000 })
  const { id, people } = await nodes.seated(2)
  const streams = await Promise.all(people.map((guest) => guest.follows(id)))
  for (const stream of streams) await stream.until(({ seats }) => seats.every(({ connected }) => connected))
  await postgres.restart(700)
  for (const turn of [0, 1]) {
    const answered = async (): Promise<void> => {
      for (;;) {
        const done = await people[turn]!.answers(id, ['pass']).catch(() => null)
        if (done !== null) return
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
    }
    await answered()
  }
  for (const stream of streams) expect((await stream.until(({ seq }) => seq === 2)).status).toBe('playing')
})

test('who is at the table is known at every server, and so is that they went', async () => {
  await using nodes = await start({ followEvery: 100 })
  const { id, people } = await nodes.seated(2)
  const [ana, bo] = people as [TestGuest, TestGuest]
  const hers = await ana.follows(id)
  const his = await bo.follows(id)
  await hers.until(({ seats }) => seats.every(({ connected }) => connected))
  await his.until(({ seats }) => seats.every(({ connected }) => connected))
  his.hangUp()
  const { seats } = await hers.until((state) => state.seats[1]?.connected === false)
  expect(seats[0]?.connected).toBe(true)
})

test('the seat of somebody who is at the table, at another server, cannot be given away', async () => {
  await using nodes = await start()
  const ana = await nodes.a.guest('Ana')
  const bo = await nodes.b.guest('Bo')
  const open = { kind: 'open' as const }
  const { id, invite } = await ana.opens({ game: 'parlour', seats: [{ kind: 'you' }, open, open] })
  await bo.call('POST /api/tables/:id/join', { params: { id }, body: { invite: invite ?? '' } })
  const stream = await bo.follows(id)
  await stream.until(({ seats }) => seats[1]?.connected === true)
  const free = (): Promise<unknown> =>
    ana.call('POST /api/tables/:id/seats', { params: { id }, body: { seat: 1, kind: 'open', key: newKey() } })
  expect(await ana.isRefused(free())).toMatchObject({
    code: 'bad-seats',
    detail: expect.stringContaining('is at the table'),
  })
  stream.hangUp()
  await vi.waitFor(free, { timeout: 10_000, interval: 200 })
  expect((await bo.sees(id, { invite: invite ?? '' })).seats[1]?.kind).toBe('open')
})

test('of two who ask for another game at two servers at once both are led to the same table', async () => {
  await using nodes = await start()
  const { id, people } = await nodes.seated(2, 'turns', 1)
  for (const person of people) await person.answers(id, ['pass'])
  const led = await Promise.all(
    people.map((person) => person.call('POST /api/tables/:id/rematch', { params: { id }, body: { key: newKey() } })),
  )
  expect(led[0]).toEqual(led[1])
  const listed = await people[1]!.call('GET /api/tables')
  expect(listed.filter(({ status }) => status === 'gathering')).toHaveLength(1)
})

test('a server with older rules leaves a table to those who have carried it on by newer ones', async () => {
  await using nodes = await start({}, laterRules('same'))
  const ana = await nodes.a.guest('Ana')
  const bo = await nodes.a.guest('Bo')
  const seats = [{ kind: 'you' as const }, { kind: 'open' as const }]
  const { id } = await bo.joins(await ana.opens({ game: 'parlour', options: { mode: 'turns', rounds: 9 }, seats }))
  const looked = await ana.sees(id)
  const newer = nodes.at(nodes.b, ana)
  expect((await newer.sees(id)).seq, 'the log says that the rules have risen').toBe(1)
  expect(await ana.isRefused(ana.sends(id, ana.answerTo(looked, ['pass'])))).toMatchObject({
    code: 'newer-rules',
    status: 503,
  })
  expect(await bo.isRefused(bo.sees(id))).toMatchObject({ code: 'newer-rules' })
  expect((await newer.sees(id)).seq, 'nothing was added by the older one').toBe(1)
  expect((await newer.answers(id, ['pass'])).seq).toBe(2)
})

test('a server with older rules refuses nothing by what it knew last: it says that another has to be asked', async () => {
  await using nodes = await start({ followEvery: 60_000 }, laterRules('same'))
  const ana = await nodes.a.guest('Ana')
  const bo = await nodes.a.guest('Bo')
  const seats = [{ kind: 'you' as const }, { kind: 'open' as const }]
  const { id } = await bo.joins(await ana.opens({ game: 'parlour', options: { mode: 'turns', rounds: 9 }, seats }))
  await nodes.at(nodes.b, ana).answers(id, ['pass'])
  const asked = await nodes.at(nodes.b, bo).sees(id)
  expect(await bo.isRefused(bo.sends(id, bo.answerTo(asked, ['pass'])))).toMatchObject({ code: 'newer-rules' })
})

test('a table that is being played goes on by newer rules at another server, and no answer is asked for again', async () => {
  await using nodes = await start({}, laterRules('same'))
  const ana = await nodes.a.guest('Ana')
  const bo = await nodes.a.guest('Bo')
  const seats = [{ kind: 'you' as const }, { kind: 'open' as const }]
  const { id } = await bo.joins(await ana.opens({ game: 'parlour', options: { mode: 'turns', rounds: 9 }, seats }))
  for (const person of [ana, bo, ana, bo, ana]) await person.answers(id, ['draw'])
  const before = await bo.sees(id)
  const after = await nodes.at(nodes.b, bo).sees(id)
  expect(after.play?.answers).toBe(5)
  expect(after.play?.view).toEqual(before.play?.view)
  await nodes.at(nodes.b, bo).answers(id, ['pass'])
})

test('an answer at one server is marked where another gave the hint', async () => {
  const hintDepth = { budget: { playouts: 20 }, deals: 5 }
  await using nodes = await start({ followEvery: 60_000, hintDepth })
  const ana = await nodes.a.guest('Ana')
  const elsewhere = nodes.at(nodes.b, ana)
  const bot = { kind: 'bot', agent: 'random' } as const
  const { id } = await ana.opens({ game: 'tic-tac-toe', seats: [{ kind: 'you' }, bot] })
  const state = await elsewhere.sees(id)
  const requestId = state.play?.prompts[0]?.requestId ?? ''
  await ana.call('POST /api/tables/:id/hints', { params: { id }, body: { requestId } })
  await elsewhere.sends(id, elsewhere.answerTo(state, ['b2']))
  await elsewhere.leaves(id)
  const record = await ana.call('GET /api/tables/:id/record', { params: { id }, query: {} })
  expect(record['log']).toContainEqual(expect.objectContaining({ seat: 0, selection: ['b2'], hinted: true }))
})
