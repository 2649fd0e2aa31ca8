import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { GameRecord } from '@turnwright/kernel/host'
import { expect, test } from 'vitest'
import type { Store } from './store/store.ts'
import { laterRules } from './testing/later-games.ts'
import { seated } from './testing/seated.ts'
import type { TestGuest } from './testing/test-guest.ts'
import { TestServer } from './testing/test-server.ts'

/** Counts how often a whole log is read. */
function countingReads(): { readonly reads: string[]; readonly wrapStore: (store: Store) => Store } {
  const reads: string[] = []
  const wrapStore = (store: Store): Store =>
    new Proxy(store, {
      get: (target, name: keyof Store) => {
        if (name === 'history') reads.push(name)
        return (target[name] as (...args: never[]) => unknown).bind(target)
      },
    })
  return { reads, wrapStore }
}

async function finished(server: TestServer): Promise<{ readonly id: string; readonly ana: TestGuest }> {
  const { id, people } = await seated(server, 2, 'turns', 1)
  const [ana, bo] = people as [TestGuest, TestGuest]
  for (const person of [ana, bo]) await person.answers(id, ['pass'])
  return { id, ana }
}

const recordOf = (guest: TestGuest, id: string): Promise<GameRecord> =>
  guest.call('GET /api/tables/:id/record', { params: { id } }) as Promise<unknown> as Promise<GameRecord>

test('a record is made once, however many ask for it, and kept over a restart', async () => {
  const { reads, wrapStore } = countingReads()
  await using server = await TestServer.start({ wrapStore })
  const { id, ana } = await finished(server)
  const before = reads.length
  const records = await Promise.all(Array.from({ length: 20 }, () => recordOf(ana, id)))
  expect(new Set(records.map((record) => JSON.stringify(record))).size).toBe(1)
  expect(records[0]).toMatchObject({ game: 'parlour', entries: 2, result: { reason: { kind: 'rounds-played' } } })
  expect(reads.length - before, 'the game is read and played again once').toBe(1)
  await server.restart()
  await ana.sees(id)
  const soFar = reads.length
  expect(await recordOf(ana, id)).toEqual(records[0])
  expect(reads.length).toBe(soFar)
})

test('a record that was lost from its folder is made again', async () => {
  await using server = await TestServer.start()
  const { id, ana } = await finished(server)
  const record = await recordOf(ana, id)
  const folder = join(server.folder, 'records')
  for (const file of readdirSync(folder)) rmSync(join(folder, file))
  expect(await recordOf(ana, id)).toEqual(record)
})

test('records lie where nobody but the server reads them, and none of a game that is not over', async () => {
  await using server = await TestServer.start()
  const { people, id: running } = await seated(server, 2)
  expect(await people[0]!.isRefused(recordOf(people[0]!, running))).toMatchObject({ code: 'not-finished' })
  const { id, ana } = await finished(server)
  expect(readdirSync(join(server.folder, 'records'))).toEqual([])
  await recordOf(ana, id)
  const folder = join(server.folder, 'records')
  const [file = '', ...others] = readdirSync(folder)
  expect(others).toEqual([])
  expect(statSync(join(folder, file)).mode & 0o777).toBe(0o600)
  expect(statSync(folder).mode & 0o777).toBe(0o700)
})

test('a kept record by invitation is shown to those who were invited alone', async () => {
  await using server = await TestServer.start()
  const { id, ana } = await finished(server)
  await recordOf(ana, id)
  const eve = await server.guest('Eve')
  expect(await eve.isRefused(recordOf(eve, id))).toMatchObject({ code: 'invite-needed' })
})

test('a record that the present rules do not bear out is looked for once', async () => {
  const { reads, wrapStore } = countingReads()
  await using server = await TestServer.start({ wrapStore })
  const { id, ana } = await finished(server)
  await server.restart(laterRules('endless'))
  const first = await recordOf(ana, id)
  const before = reads.length
  expect(await recordOf(ana, id)).toEqual(first)
  expect(reads.length).toBe(before)
})

test('where the record cannot be written whoever asks is told to try again, and gets it when it can', async () => {
  await using server = await TestServer.start()
  const { id, ana } = await finished(server)
  const folder = join(server.folder, 'records')
  rmSync(folder, { recursive: true })
  expect(await ana.isRefused(recordOf(ana, id))).toMatchObject({ code: 'not-stored', status: 503 })
  expect(server.reports.join()).toContain('record not made')
  mkdirSync(folder)
  expect(await recordOf(ana, id)).toMatchObject({ entries: 2 })
})
