import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { GameModule } from '@turnwright/kernel'
import { type GameRecord, replay } from '@turnwright/kernel/host'
import { newKey } from '@turnwright/protocol'
import { expect, test } from 'vitest'
import { laterRules } from './testing/later-games.ts'
import { parlour } from './testing/parlour.ts'
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

const recordOf = (guest: TestGuest, id: string): Promise<GameRecord> =>
  guest.call('GET /api/tables/:id/record', { params: { id } }) as Promise<unknown> as Promise<GameRecord>

/** Two people who have played one round to its end. */
async function finished(server: TestServer): Promise<{ readonly id: string; readonly ana: TestGuest }> {
  const { id, people } = await seated(server, 2, 'turns', 1)
  const [ana, bo] = people as [TestGuest, TestGuest]
  for (const person of [ana, bo]) await person.answers(id, ['pass'])
  return { id, ana }
}

test('where the present rules play a game that was over differently, its latest record by earlier ones is handed out', async () => {
  await using server = await TestServer.start()
  const { id, ana } = await finished(server)
  expect(await recordOf(ana, id)).toMatchObject({ rules: 1 })
  await server.restart(laterRules('same'))
  const kept = await recordOf(ana, id)
  expect(kept).toMatchObject({ rules: 2 })
  await server.restart(laterRules('endless'))
  for (let times = 0; times < 2; times++) expect(await recordOf(ana, id)).toEqual(kept)
})

test('where nobody asked for its record before, what is stored of it is handed out, as it ended', async () => {
  await using server = await TestServer.start()
  const { id, ana } = await finished(server)
  await server.restart(laterRules('endless'))
  const record = await recordOf(ana, id)
  expect(record).toMatchObject({ rules: 1, entries: 2, result: { winners: [0, 1] }, players: ['Ana', 'Bo'] })
  expect(replay(parlour, record)).toMatchObject({ verdict: 'EXACT' })
  const [endless] = laterRules('endless').games as [GameModule]
  expect(replay(endless.definition, record)).toMatchObject({ verdict: 'DIVERGED', at: 1 })
  const files = () => readdirSync(join(server.folder, 'records'))
  expect(files()).toEqual([expect.stringContaining(`${id}-ended-`)])
  expect(statSync(join(server.folder, 'records', files()[0] ?? '')).mode & 0o777).toBe(0o600)
})

test('a game that goes on gives no record, whatever the rules have become', async () => {
  await using server = await TestServer.start()
  const { id, people } = await seated(server, 2, 'turns', 2)
  const [ana, bo] = people as [TestGuest, TestGuest]
  for (const person of [ana, bo]) await person.answers(id, ['pass'])
  await server.restart(laterRules('endless'))
  expect(await ana.isRefused(recordOf(ana, id))).toMatchObject({ code: 'not-finished' })
  expect(readdirSync(join(server.folder, 'records'))).toEqual([])
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
