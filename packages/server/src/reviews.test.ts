import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { games } from '@turnwright/games'
import type { GameModule } from '@turnwright/kernel'
import type { GameRecord } from '@turnwright/kernel/host'
import { newKey, type ToldReview } from '@turnwright/protocol'
import { openReview, type Review, reviewTogether } from '@turnwright/search/review'
import { expect, test } from 'vitest'
import type { ServerOptions } from './server-options.ts'
import type { TestGuest } from './testing/test-guest.ts'
import { TestServer } from './testing/test-server.ts'

const gamesUrl = import.meta.resolve('@turnwright/games')
const reviewLooks = { rough: { playouts: 30, deals: 10 }, fine: { playouts: 60, deals: 30 } }
const SLOW = { ...reviewLooks, rough: { playouts: 4_000, deals: 4_000 } }
const seats = [{ kind: 'you' as const }, { kind: 'bot' as const, agent: 'random' }]

const start = (options: ServerOptions = {}): Promise<TestServer> =>
  TestServer.start({ games, gamesUrl, reviewThreads: 2, reviewLooks, ...options })

async function opened(guest: TestGuest): Promise<string> {
  return (await guest.opens({ game: 'tic-tac-toe', seats })).id
}

/** Plays on with first choices until the game is over. */
async function playsOut(guest: TestGuest, id: string): Promise<string> {
  for (let tries = 0; tries < 2_000; tries++) {
    const { status, play } = await guest.sees(id)
    if (status !== 'playing') return id
    if ((play?.prompts.length ?? 0) > 0) await guest.answers(id)
    else await new Promise((resolve) => setTimeout(resolve, 5))
  }
  throw new Error('it never ends')
}

function asks(guest: TestGuest, id: string, seat = 0, after = 0): Promise<ToldReview> {
  return guest.call('POST /api/tables/:id/reviews', { params: { id }, query: {}, body: { seat, after } })
}

async function reviewed(guest: TestGuest, id: string, seat = 0): Promise<Review> {
  for (let tries = 0; tries < 1_000; tries++) {
    const told = await asks(guest, id, seat)
    if (told.state === 'done') return told.review
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  throw new Error('it is never done')
}

/** What a page makes of the record by itself. */
async function inPage(guest: TestGuest, id: string, seat: number): Promise<Review> {
  const given: unknown = await guest.call('GET /api/tables/:id/record', { params: { id }, query: {} })
  const record = given as GameRecord
  const module = games.find(({ definition }) => definition.id === record.game) as GameModule
  const review = openReview(module, record, { seat, looks: reviewLooks })
  return reviewTogether([async (entry, look) => review.judge(entry, look)], review)
}

test('a server whose operator gave it no threads reviews nothing, and says where it can be done', async () => {
  await using server = await start({ reviewThreads: 0 })
  const ana = await server.guest('Ana')
  const id = await playsOut(ana, await opened(ana))
  expect(await ana.isRefused(asks(ana, id))).toMatchObject({
    code: 'no-reviews',
    next: expect.stringContaining('The page works them out by itself'),
  })
  const told = await ana.call('GET /api/games', {})
  expect(told.filter(({ reviews }) => reviews === true)).toEqual([])
})

test('a review is the one that any page would make of the record, for every seat, and is kept over a restart', async () => {
  await using server = await start()
  const ana = await server.guest('Ana')
  expect((await ana.call('GET /api/games', {})).every(({ reviews }) => reviews === true)).toBe(true)
  const id = await playsOut(ana, await opened(ana))
  for (const seat of [0, 1]) {
    const review = await reviewed(ana, id, seat)
    expect(review.answers.length).toBeGreaterThan(1)
    expect(review).toEqual(JSON.parse(JSON.stringify(await inPage(ana, id, seat))))
  }
  await server.restart()
  expect(await asks(ana, id)).toMatchObject({ state: 'done' })
})

test('while it is worked out everybody who may see the table is told how far it is, and no judgement twice', async () => {
  await using server = await start({ reviewThreads: 1, reviewLooks: SLOW })
  const ana = await server.guest('Ana')
  const id = await playsOut(ana, await opened(ana))
  const told: Extract<ToldReview, { state: 'at-work' }>[] = []
  const known = (): readonly string[] =>
    told.flatMap(({ judged }) => judged.map(({ entry, look }) => `${entry} ${look}`))
  for (;;) {
    const now = await asks(ana, id, 0, known().length)
    if (now.state === 'done') break
    if (now.state === 'at-work') told.push(now)
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  expect(new Set(known()).size).toBe(known().length)
  expect(known().length).toBeGreaterThan(0)
  expect(told.every(({ entries, judged }) => judged.every(({ entry }) => entries.includes(entry)))).toBe(true)
  expect(told.every(({ done, of }) => done <= of)).toBe(true)
})

test('nothing is reviewed of a game that goes on, of an open deal, at a seat that is not there, or for somebody who may not see it', async () => {
  await using server = await start()
  const [ana, eve] = [await server.guest('Ana'), await server.guest('Eve')]
  const running = await opened(ana)
  expect(await ana.isRefused(asks(ana, running))).toMatchObject({ code: 'not-finished' })
  const id = await playsOut(ana, running)
  expect(await eve.isRefused(asks(eve, id))).toMatchObject({ code: 'invite-needed' })
  expect(await ana.isRefused(asks(ana, id, 2))).toMatchObject({ code: 'malformed' })
  const { id: deal } = await ana.call('POST /api/deals', {
    body: { of: 'game', game: 'tic-tac-toe', players: 2, days: 1, key: newKey() },
  })
  const { id: dealt } = await ana.call('POST /api/deals/:id/tables', {
    params: { id: deal },
    body: { company: 'bots', key: newKey() },
  })
  await playsOut(ana, dealt)
  expect(await ana.isRefused(asks(ana, dealt))).toMatchObject({ code: 'deal-open' })
  expect(readdirSync(join(server.folder, 'records')), 'nothing was made of any of them').toEqual([])
})

test('one person has two reviews on their way at most', async () => {
  await using server = await start({ reviewThreads: 1, reviewLooks: SLOW })
  const ana = await server.guest('Ana')
  const id = await playsOut(ana, await opened(ana))
  const other = await playsOut(ana, await opened(ana))
  expect(await asks(ana, id, 0)).toMatchObject({ state: 'waiting' })
  expect(await asks(ana, other, 0)).toMatchObject({ state: 'waiting' })
  expect(await ana.isRefused(asks(ana, other, 1))).toMatchObject({ code: 'too-many-requests' })
  // The same one again is the one that is on its way.
  expect(await asks(ana, other, 0)).toMatchObject({ state: 'waiting' })
})

test('a review goes with its table', async () => {
  await using server = await start()
  const ana = await server.guest('Ana')
  const id = await playsOut(ana, await opened(ana))
  await reviewed(ana, id)
  const kept = (): readonly string[] => readdirSync(join(server.folder, 'records'))
  expect(kept().filter((name) => name.startsWith(`${id}-`))).toHaveLength(2)
  await server.stop()
  {
    await using ledger = await server.ledger('write')
    await ledger.run('UPDATE tables SET updated = 0, day = 0')
  }
  await server.restart({ keepRecordsDays: 60 })
  await expect.poll(kept).toEqual([])
})

test('a review that was made under the name of somebody who was forgotten is told to nobody, and does not stay', async () => {
  await using server = await start({ sweepEvery: 100 })
  const [ana, bo] = [await server.guest('Ana'), await server.guest('Bo')]
  const company = [{ kind: 'you' as const }, { kind: 'open' as const }]
  const table = await ana.opens({ game: 'tic-tac-toe', seats: company })
  await bo.joins(table)
  for (let turn = 0; (await ana.sees(table.id)).status === 'playing'; turn++)
    await [ana, bo][turn % 2]!.answers(table.id)
  const before = await reviewed(bo, table.id)
  const folder = join(server.folder, 'records')
  const [name = ''] = readdirSync(folder).filter((each) => each.includes('-review-'))
  await ana.call('POST /api/account/delete', { body: { name: 'Ana' } })
  // As it would lie at another server, which was told of no deletion.
  writeFileSync(join(folder, name), '{}')
  expect(await reviewed(bo, table.id)).toEqual(before)
  await expect.poll(() => readdirSync(folder)).not.toContain(name)
})
