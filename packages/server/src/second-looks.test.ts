import { type GameRecord, replay } from '@turnwright/kernel/host'
import { newKey, type SeatRequest } from '@turnwright/protocol'
import { expect, test } from 'vitest'
import { parlour } from './testing/parlour.ts'
import type { TestGuest } from './testing/test-guest.ts'
import { TestServer } from './testing/test-server.ts'

const you: SeatRequest = { kind: 'you' }
const bot: SeatRequest = { kind: 'bot' }
const open: SeatRequest = { kind: 'open' }
const STILL = { botPace: [60_000, 60_000] } as const

const offers = (guest: TestGuest, id: string, answers: number) =>
  guest.call('POST /api/tables/:id/undo-offers', { params: { id }, body: { answers, key: newKey() } })
const agrees = (guest: TestGuest, id: string) =>
  guest.call('POST /api/tables/:id/undo-offers/reply', { params: { id }, body: { accept: true, key: newKey() } })
const recordOf = async (guest: TestGuest, id: string) =>
  (await guest.call('GET /api/tables/:id/record', { params: { id } })) as unknown as GameRecord

/** Ana and Bo at a table of the test game. */
async function together(server: TestServer, allowsSecondLooks: boolean, rounds = 9) {
  const [ana, bo] = await Promise.all([server.guest('Ana'), server.guest('Bo')])
  const table = await ana.opens({ game: 'parlour', options: { rounds }, seats: [you, open], allowsSecondLooks })
  await bo.joins(table)
  return { ana, bo, id: table.id }
}

test('against bots something revealed is taken back at once, and table, result and record say so for good', async () => {
  await using server = await TestServer.start({ botPace: [0, 0] })
  const ana = await server.guest('Ana')
  const { id } = await ana.opens({ game: 'parlour', options: { rounds: 1 }, seats: [bot, you] })
  const stream = await ana.follows(id)
  await stream.until(({ play }) => play?.answers === 1)
  expect((await ana.sees(id)).play).toMatchObject({ secondLooks: false })
  await ana.answers(id, ['pass'])
  const over = await ana.sees(id)
  expect(over.play?.result?.secondLooks).toBeUndefined()
  expect((await recordOf(ana, id)).secondLooks).toBe(false)

  const again = await ana.opens({ game: 'parlour', options: { rounds: 2 }, seats: [you, bot] })
  const next = await ana.follows(again.id)
  await ana.answers(again.id, ['draw'])
  await next.until(({ play }) => play?.answers === 2)
  expect((await offers(ana, again.id, 1)).play).toMatchObject({ answers: 0, secondLooks: true })
  await ana.answers(again.id, ['pass'])
  await next.until(({ play }) => play?.answers === 2)
  await ana.answers(again.id, ['pass'])
  const { play } = await next.until(({ status }) => status === 'finished')
  expect(play).toMatchObject({ secondLooks: true, result: { secondLooks: true } })
  const record = await recordOf(ana, again.id)
  expect(record).toMatchObject({ secondLooks: true, result: { secondLooks: true } })
  expect(replay(parlour, record).verdict).toBe('EXACT')
  await server.restart()
  expect((await ana.sees(again.id)).play).toMatchObject({ secondLooks: true, result: { secondLooks: true } })
})

test('a table allows second looks unless it was opened without, also after a restart and in the next game', async () => {
  await using server = await TestServer.start(STILL)
  const ana = await server.guest('Ana')
  expect((await ana.opens({ game: 'parlour', seats: [you, bot] })).allowsSecondLooks).toBe(true)
  const { id } = await ana.opens({ game: 'parlour', seats: [you, bot], allowsSecondLooks: false })
  await server.restart()
  expect((await ana.sees(id)).allowsSecondLooks).toBe(false)
  await ana.leaves(id)
  const next = await ana.call('POST /api/tables/:id/rematch', { params: { id }, body: { key: newKey() } })
  expect((await ana.sees(next.id)).allowsSecondLooks).toBe(false)
})

test('a table without second looks takes nothing back past what was revealed, bots or not', async () => {
  await using server = await TestServer.start(STILL)
  const ana = await server.guest('Ana')
  const { id } = await ana.opens({ game: 'parlour', seats: [you, bot], allowsSecondLooks: false })
  expect(await ana.isRefused(ana.undoes(id))).toMatchObject({ detail: expect.stringContaining('nobody has answered') })
  await ana.answers(id, ['draw'])
  const barred = {
    code: 'undo-barred',
    detail: expect.stringContaining('This table allows no second looks'),
    next: expect.stringContaining('Play on'),
  }
  expect((await ana.sees(id)).mayOffer).toBeNull()
  expect(await ana.isRefused(ana.undoes(id))).toMatchObject(barred)
  expect(await ana.isRefused(offers(ana, id, 0))).toMatchObject(barred)
  expect((await ana.sees(id)).play).toMatchObject({ answers: 1, secondLooks: false })
})

test('at a table without second looks people cannot agree on one, but each still takes back what nothing followed', async () => {
  await using server = await TestServer.start()
  const { ana, bo, id } = await together(server, false)
  await ana.answers(id, ['pass'])
  expect((await offers(ana, id, 0)).offer).toMatchObject({ by: 0, means: 'no-second-look' })
  expect((await agrees(bo, id)).play).toMatchObject({ answers: 0, secondLooks: false })
  await ana.answers(id, ['pass'])
  await ana.undoes(id)
  await ana.answers(id, ['draw'])
  await bo.answers(id, ['pass'])
  for (const [guest, answers] of [
    [ana, 0],
    [ana, 1],
    [bo, 0],
  ] as const)
    expect((await guest.isRefused(offers(guest, id, answers))).detail).toContain('no second looks')
  expect((await ana.isRefused(agrees(ana, id))).code).toBe('no-offer')
  await bo.undoes(id)
  expect((await bo.sees(id)).play).toMatchObject({ answers: 1, secondLooks: false })
})

test('before and while an undo is offered everybody is told what it would mean', async () => {
  await using server = await TestServer.start()
  const { ana, bo, id } = await together(server, true)
  expect((await ana.sees(id)).mayOffer, 'nobody has answered').toBeNull()
  await ana.answers(id, ['draw'])
  expect((await ana.sees(id)).mayOffer).toBe('second-look')
  expect((await offers(ana, id, 0)).offer?.means).toBe('second-look')
  await bo.answers(id, ['pass'])
  expect((await ana.sees(id)).mayOffer, 'Bo alone knows').toBe('perhaps-second-look')
  expect((await offers(ana, id, 1)).offer?.means).toBe('perhaps-second-look')
  expect((await bo.sees(id)).offer?.means).toBe('no-second-look')
  expect((await agrees(bo, id)).play).toMatchObject({ answers: 1, secondLooks: false })
  await bo.answers(id, ['pass'])
  await offers(ana, id, 0)
  expect((await bo.sees(id)).offer?.means, 'answers of both').toBe('second-look')
  expect((await agrees(bo, id)).play).toMatchObject({ answers: 0, secondLooks: true })
})

test('nobody learns from what an undo would mean whether another player was shown something', async () => {
  await using server = await TestServer.start()
  for (const allowsSecondLooks of [true, false]) {
    const told = []
    for (const move of ['draw', 'pass']) {
      const { ana, bo, id } = await together(server, allowsSecondLooks)
      await ana.answers(id, ['pass'])
      await bo.answers(id, [move])
      const { mayOffer } = await ana.sees(id)
      const reply = await offers(ana, id, 1).then(
        ({ offer }) => offer,
        ({ problem }) => problem,
      )
      told.push({ mayOffer, reply })
    }
    expect(told[0]).toEqual(told[1])
  }
})

test('whoever left, those who watch and a game that is over have nothing to offer', async () => {
  await using server = await TestServer.start()
  const [ana, bo, cy, eve] = await Promise.all(['Ana', 'Bo', 'Cy', 'Eve'].map((name) => server.guest(name)))
  const table = await ana!.opens({ game: 'parlour', visibility: 'open', seats: [you, open, open] })
  await bo!.joins(table)
  await cy!.joins(table)
  await ana!.answers(table.id, ['draw'])
  await cy!.leaves(table.id)
  expect((await cy!.sees(table.id)).mayOffer).toBeNull()
  expect((await eve!.sees(table.id)).mayOffer).toBeNull()
  // Nobody is brought back by an undo.
  expect((await ana!.sees(table.id)).mayOffer).toBeNull()
  await bo!.leaves(table.id)
  expect(await ana!.sees(table.id)).toMatchObject({ status: 'finished', mayOffer: null })
})
