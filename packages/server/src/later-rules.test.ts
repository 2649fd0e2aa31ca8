import type { GameRecord } from '@turnwright/kernel/host'
import { newKey } from '@turnwright/protocol'
import { expect, test } from 'vitest'
import { laterRules } from './testing/later-games.ts'
import { seated } from './testing/seated.ts'
import type { TestGuest } from './testing/test-guest.ts'
import { TestServer } from './testing/test-server.ts'

const NEWS = 'The rules of this game have changed. It goes on from here'

test('a running table goes on from where it stood, everybody is told, and its log says so', async () => {
  await using server = await TestServer.start()
  const { id, people } = await seated(server, 2)
  const [ana, bo] = people as [TestGuest, TestGuest]
  await ana.answers(id, ['draw'])
  const before = await bo.sees(id)
  await server.restart(laterRules('same'))
  const after = await bo.sees(id)
  expect(after.play?.view).toEqual(before.play?.view)
  expect(after.seq).toBe(2)
  expect(after.play?.log.lines.at(-1)?.parts).toEqual([NEWS])
  await bo.answers(id, ['pass'])
  await server.restart(laterRules('same'))
  expect((await ana.sees(id)).seq).toBe(3)
  await ana.answers(id, ['pass'])
})

test('what was answered under earlier rules is not offered to be taken back, and whoever asks for it is told why', async () => {
  await using server = await TestServer.start()
  const { id, people } = await seated(server, 2)
  const [ana] = people as [TestGuest]
  await ana.answers(id, ['draw'])
  expect((await ana.sees(id)).mayOffer).toBe('second-look')
  await server.restart(laterRules('same'))
  expect((await ana.sees(id)).mayOffer).toBeNull()
  const offer = ana.call('POST /api/tables/:id/undo-offers', { params: { id }, body: { answers: 0, key: newKey() } })
  expect(await ana.isRefused(offer)).toMatchObject({
    code: 'undo-barred',
    detail: 'That was answered under earlier rules, and stays.',
  })
})

test('a game that was over stays as it ended, whatever the rules say now', async () => {
  await using server = await TestServer.start()
  const { id, people } = await seated(server, 2, 'turns', 2)
  const [ana, bo] = people as [TestGuest, TestGuest]
  for (const person of [ana, bo, ana, bo]) await person.answers(id, ['pass'])
  const before = await bo.sees(id)
  expect(before.play?.result?.reason).toBe('All rounds are played')
  await server.restart(laterRules('endless'))
  expect(await bo.sees(id)).toEqual(before)
  const [listed] = await ana.call('GET /api/tables')
  expect(listed).toMatchObject({ status: 'finished', winners: [0, 1] })
})

test('the record of a game that was over is handed out as long as it comes out the same, and refused in words after', async () => {
  await using server = await TestServer.start()
  const { id, people } = await seated(server, 2, 'turns', 1)
  const [ana, bo] = people as [TestGuest, TestGuest]
  for (const person of [ana, bo]) await person.answers(id, ['pass'])
  const params = { params: { id } }
  await server.restart(laterRules('same'))
  expect((await ana.call('GET /api/tables/:id/record', params)) as unknown as GameRecord).toMatchObject({ rules: 2 })
  await server.restart(laterRules('endless'))
  expect(await ana.isRefused(ana.call('GET /api/tables/:id/record', params))).toMatchObject({
    code: 'faulted',
    detail: expect.stringContaining('can no longer be replayed under the present rules'),
  })
})

test('tables that left memory lose no answer to later rules', async () => {
  await using server = await TestServer.start({ liveTables: 1 })
  const tables = [await seated(server, 2), await seated(server, 2), await seated(server, 2)]
  for (const { id, people } of tables) {
    await people[0]!.answers(id, ['draw'])
    await people[1]!.answers(id, ['draw'])
  }
  await server.restart(laterRules('same'))
  for (const { id, people } of tables) {
    const { play } = await people[0]!.sees(id)
    expect(play?.view).toMatchObject({ round: 1, turn: 0 })
    expect(play?.answers).toBe(2)
  }
})
