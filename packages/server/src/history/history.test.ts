import { describe, expect, test } from 'vitest'
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
})
