import { newKey, type TableState } from '@turnwright/protocol'
import { expect, test } from 'vitest'
import { seated } from './testing/seated.ts'
import type { TestGuest } from './testing/test-guest.ts'
import { TestServer } from './testing/test-server.ts'

const undoesTo = (guest: TestGuest, id: string, answers: number, key = newKey()) =>
  guest.call('POST /api/tables/:id/undo', { params: { id }, body: { answers, key } })

/** Ana and Bo, whose turns have three answers each. */
async function atLongTurns(server: TestServer) {
  const { id, people } = await seated(server, 2, 'long-turns')
  const [ana, bo] = people as [TestGuest, TestGuest]
  const passes = async (guest: TestGuest, times: number, at = id) => {
    for (let answer = 0; answer < times; answer++) await guest.answers(at, ['pass'])
  }
  const turnOf = async (guest: TestGuest): Promise<TableState['turn']> => (await guest.sees(id)).turn
  return { id, ana, bo, turnOf, passes }
}

test('a turn of several answers is taken back at once and alone, while nothing has followed it', async () => {
  await using server = await TestServer.start()
  const { id, ana, bo, turnOf, passes } = await atLongTurns(server)
  await ana.answers(id, ['pass'])
  expect(await turnOf(ana), 'one answer is what undo takes back').toBeNull()
  await ana.answers(id, ['pass'])
  expect(await turnOf(ana)).toEqual({ answers: 0, means: null })
  await ana.answers(id, ['pass'])
  await passes(bo, 2)
  expect(await turnOf(bo)).toEqual({ answers: 3, means: null })

  const key = newKey()
  await undoesTo(bo, id, 3, key)
  expect((await ana.sees(id)).play).toMatchObject({ answers: 3, waitingFor: [{ seat: 1 }], secondLooks: false })
  await undoesTo(bo, id, 3, key)
  expect((await bo.sees(id)).play?.answers, 'a retry changes nothing').toBe(3)
})

test('what was revealed in a turn bars it from being taken back alone (K60), and it is said what it would mean (K122)', async () => {
  await using server = await TestServer.start()
  const { id, ana, turnOf } = await atLongTurns(server)
  await ana.answers(id, ['draw'])
  await ana.answers(id, ['pass'])
  expect(await turnOf(ana)).toEqual({ answers: 0, means: 'second-look' })
  expect((await ana.isRefused(undoesTo(ana, id, 0))).code).toBe('undo-barred')
  expect((await ana.sees(id)).play?.answers, 'a refusal takes nothing back').toBe(2)
  await undoesTo(ana, id, 1)
  expect((await ana.sees(id)).play).toMatchObject({ answers: 1, secondLooks: false })
})

test('after somebody else has answered a turn goes back by consent, and not where second looks are not allowed', async () => {
  await using server = await TestServer.start()
  const { id, ana, bo, turnOf, passes } = await atLongTurns(server)
  await passes(ana, 3)
  await bo.answers(id, ['pass'])
  expect(await turnOf(ana)).toEqual({ answers: 0, means: 'second-look' })
  expect((await ana.isRefused(undoesTo(ana, id, 0))).code).toBe('undo-barred')

  const strict = await ana.opens({
    game: 'parlour',
    options: { mode: 'long-turns' },
    seats: [{ kind: 'you' }, { kind: 'open' }],
    allowsSecondLooks: false,
  })
  await bo.joins(strict)
  await passes(ana, 3, strict.id)
  expect((await ana.sees(strict.id)).turn).toEqual({ answers: 0, means: null })
  await bo.answers(strict.id, ['pass'])
  expect((await ana.sees(strict.id)).turn).toBeNull()
})
