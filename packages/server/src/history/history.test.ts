import { describe, expect, test } from 'vitest'
import { A_MINUTE, clockedServer, LIVE, PATIENCE } from '../testing/clocked.ts'
import { everyStore } from '../testing/every-store.ts'
import type { TestGuest } from '../testing/test-guest.ts'
import { TestServer } from '../testing/test-server.ts'

const BOT = { kind: 'bot' as const, agent: 'steady' }
const YOU = { kind: 'you' as const }

async function playsAlone(guest: TestGuest): Promise<string> {
  const { id } = await guest.opens({ game: 'parlour', options: { rounds: 1 }, seats: [YOU, BOT] })
  await guest.answers(id, ['pass'])
  await expect.poll(async () => (await guest.sees(id)).status).toBe('finished')
  return id
}

describe.each(everyStore())('with tables in $name', (kept) => {
  test('my history tells the games that I have played to their end, the newest first, and which of them are rated', async () => {
    await using server = await TestServer.start(await kept.options())
    const [ana, bo] = [await server.guest('Ana'), await server.guest('Bo')]
    const alone = await playsAlone(ana)
    const table = await ana.opens({ game: 'parlour', options: { rounds: 1 }, seats: [YOU, { kind: 'open' }] })
    await bo.joins(table)
    for (const each of [ana, bo]) await each.answers(table.id, ['pass'])
    await ana.opens({ game: 'parlour', seats: [YOU, BOT] })
    const history = await ana.call('GET /api/history')
    expect(history.map(({ id, unrated }) => [id, unrated])).toEqual([
      [table.id, 'people'],
      [alone, null],
    ])
    expect(history[1]).toMatchObject({ game: 'parlour', seat: 0, seats: [{ name: 'Ana' }, { agent: 'steady' }] })
    expect(history[1]?.scores).toHaveLength(2)
    expect(await bo.call('GET /api/history')).toHaveLength(1)
  })

  test('a game that was left, played on from another or dealt to many is in the history, and not rated', async () => {
    await using server = await TestServer.start(await kept.options())
    const ana = await server.guest('Ana')
    const first = await playsAlone(ana)
    const body = { at: 0, seats: [YOU, BOT], key: 'k'.repeat(22) }
    const fork = await ana.call('POST /api/tables/:id/forks', { params: { id: first }, query: {}, body })
    await ana.answers(fork.id, ['pass'])
    await expect.poll(async () => (await ana.sees(fork.id)).status).toBe('finished')
    const { id: left } = await ana.opens({ game: 'parlour', seats: [YOU, BOT] })
    await ana.leaves(left)
    const history = await ana.call('GET /api/history')
    expect(Object.fromEntries(history.map(({ id, unrated }) => [id, unrated]))).toMatchObject({
      [first]: null,
      [fork.id]: 'fork',
    })
    expect(history.find(({ id }) => id === left)?.unrated ?? 'left').toBe('left')
  })

  test('a game that was played on from while it went on is not rated, wherever and however that ends', async () => {
    await using server = await TestServer.start(await kept.options())
    const ana = await server.guest('Ana')
    const { id } = await ana.opens({ game: 'parlour', options: { rounds: 2 }, seats: [YOU, BOT] })
    const unrated = async () => (await ana.call('GET /api/history')).find((each) => each.id === id)?.unrated
    const before = await ana.sees(id)
    const body = { at: 0, seats: [YOU, BOT], key: 'k'.repeat(22) }
    const fork = await ana.call('POST /api/tables/:id/forks', { params: { id }, query: {}, body })
    await ana.call('POST /api/tables/:id/close', { params: { id: fork.id }, body: { key: 'c'.repeat(22) } })
    expect(await ana.sees(id), 'nobody at the table notices').toEqual(before)
    await server.restart()
    for (let round = 0; round < 2; round++) {
      await expect.poll(async () => (await ana.sees(id)).play?.prompts.length).toBe(1)
      await ana.answers(id, ['pass'])
    }
    await expect.poll(unrated).toBe('played-on')
  })

  test('a game that could not be played on from stays rated', async () => {
    await using server = await TestServer.start(await kept.options())
    const ana = await server.guest('Ana')
    const { id } = await ana.opens({ game: 'parlour', options: { mode: 'guess', rounds: 2 }, seats: [YOU, BOT] })
    const passes = async () => {
      await expect.poll(async () => (await ana.sees(id)).play?.prompts.length).toBe(1)
      await ana.answers(id, ['pass'])
    }
    await passes()
    await expect.poll(async () => (await ana.sees(id)).play?.prompts.length).toBe(1)
    const { seq } = await ana.sees(id)
    const body = { at: seq, seats: [YOU, BOT], key: 'k'.repeat(22) }
    const fork = ana.call('POST /api/tables/:id/forks', { params: { id }, query: {}, body })
    expect(await ana.isRefused(fork)).toMatchObject({ detail: 'No other deal leads to this moment.' })
    await passes()
    await expect.poll(async () => (await ana.call('GET /api/history'))[0]).toMatchObject({ id, unrated: null })
  })

  test('a game in which a bot answered because time was over is not rated', async () => {
    await using clocked = await clockedServer(await kept.options())
    const { server, clock } = clocked
    const ana = await server.guest('Ana')
    const pace = { ...LIVE, whenOver: 'bot' as const }
    const { id } = await ana.opens({ game: 'parlour', options: { rounds: 2 }, seats: [YOU, BOT], pace })
    clock.passes(5 * A_MINUTE)
    await expect
      .poll(async () => {
        clock.passes(1)
        const { play } = await ana.sees(id)
        return play?.answers === 2 && play.prompts.length
      }, PATIENCE)
      .toBe(1)
    await ana.answers(id, ['pass'])
    const history = async () => {
      clock.passes(1)
      return (await ana.call('GET /api/history'))[0]
    }
    await expect.poll(history, PATIENCE).toMatchObject({ id, unrated: 'bot' })
  })
})
