import { readdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import type { GameRecord } from '@turnwright/kernel/host'
import { openReplay } from '@turnwright/replay'
import { expect, test } from 'vitest'
import { games } from '@turnwright/games'
import { TestServer } from '../testing/test-server.ts'

const PLAYED = readFileSync(new URL('../../../../records/tic-tac-toe/table-1.json', import.meta.url), 'utf8')
const ALL_GAMES = { games, gamesUrl: import.meta.resolve('@turnwright/games') }

const handedIn = (server: TestServer): readonly string[] => readdirSync(join(server.folder, 'handed-in'))

test('a record that comes out as it says is kept once, marked as played offline, and still replays exactly', async () => {
  await using server = await TestServer.start(ALL_GAMES)
  const ana = await server.guest('Ana')
  const first = await ana.call('POST /api/records', { body: { record: PLAYED } })
  const again = await ana.call('POST /api/records', { body: { record: PLAYED } })
  expect(again).toEqual(first)
  const [file, ...others] = handedIn(server)
  expect([file, others]).toEqual([`tic-tac-toe-${first.id}.json`, []])
  const path = join(server.folder, 'handed-in', file ?? '')
  expect(statSync(path).mode & 0o777).toBe(0o600)
  const kept = JSON.parse(readFileSync(path, 'utf8')) as GameRecord & { readonly playedOffline: boolean }
  expect(kept.playedOffline).toBe(true)
  const definition = games.find(({ definition: { id } }) => id === 'tic-tac-toe')?.definition
  expect(openReplay(definition as never, kept).summary.verdict).toBe('EXACT')
})

test('a record that is handed in many times at once is kept once, and each time acknowledged', async () => {
  await using server = await TestServer.start(ALL_GAMES)
  const ana = await server.guest('Ana')
  const hand = () => ana.call('POST /api/records', { body: { record: PLAYED } })
  for (let tries = 0; tries < 8; tries++) {
    const [one, other] = await Promise.all([hand(), hand()])
    expect(other).toEqual(one)
    const names = handedIn(server)
    expect(names).toEqual([`tic-tac-toe-${one.id}.json`])
    rmSync(join(server.folder, 'handed-in', names[0] ?? ''))
  }
})

test('nobody fills the folder in no time: records count as what is stored for ever', async () => {
  const plenty = { perSecond: 10_000, burst: 10_000 }
  // One for the name, and two for records.
  const limits = { guest: plenty, address: plenty, opening: { perSecond: 0.01, burst: 3 }, connections: 1_000 }
  await using server = await TestServer.start({ ...ALL_GAMES, limits })
  const ana = await server.guest('Ana')
  const hand = () => ana.call('POST /api/records', { body: { record: PLAYED } })
  for (let times = 0; times < 2; times++) await hand()
  expect((await ana.isRefused(hand())).code).toBe('too-many-requests')
})

test('a record that was handed in is no table, no result and nobody’s', async () => {
  await using server = await TestServer.start(ALL_GAMES)
  const ana = await server.guest('Ana')
  const { id } = await ana.call('POST /api/records', { body: { record: PLAYED } })
  expect(await ana.call('GET /api/tables', { query: { which: 'mine' } })).toEqual([])
  await expect(ana.call('GET /api/tables/:id/record', { params: { id } })).rejects.toMatchObject({
    code: 'no-such-table',
  })
  const [file = ''] = handedIn(server)
  expect(readFileSync(join(server.folder, 'handed-in', file), 'utf8')).not.toContain('Ana')
})

const record = JSON.parse(PLAYED) as GameRecord

test('nothing is kept of what somebody wrote beside a record', async () => {
  await using server = await TestServer.start(ALL_GAMES)
  const ana = await server.guest('Ana')
  const bare = await ana.call('POST /api/records', { body: { record: PLAYED } })
  const note = JSON.stringify({ ...record, note: 'x'.repeat(100_000) })
  for (const text of [note, PLAYED.replace('{', '{"__proto__": {"from": 7}, ')])
    expect(await ana.call('POST /api/records', { body: { record: text } })).toEqual(bare)
  expect(handedIn(server)).toHaveLength(1)
})

test.each([
  ['that was changed by hand', { ...record, log: [...record.log.slice(0, 2).reverse(), ...record.log.slice(2)] }],
  ['with another result', { ...record, result: { winners: [], scores: [0, 0], reason: 'x' } }],
  ['that was cut off', { ...record, log: record.log.slice(0, -1) }],
  ['of a game that is not over', { ...record, log: [], entries: 0, fingerprints: [], result: null }],
  ['of a game that is not played here', { ...record, game: 'chess' }],
  ['that begins from a moment somebody made up', { ...record, from: { state: {} } }],
])('a record %s is refused with the reason, and not kept', async (_what, changed) => {
  await using server = await TestServer.start(ALL_GAMES)
  const ana = await server.guest('Ana')
  await expect(ana.call('POST /api/records', { body: { record: JSON.stringify(changed) } })).rejects.toMatchObject({
    code: 'bad-record',
    problem: { next: 'The game stays in your browser, and can be kept as a file.' },
  })
  expect(() => handedIn(server)).toThrow('ENOENT')
})

test('records that were handed in go when those of tables do', async () => {
  await using server = await TestServer.start(ALL_GAMES)
  const ana = await server.guest('Ana')
  await ana.call('POST /api/records', { body: { record: PLAYED } })
  const [file = ''] = handedIn(server)
  const longAgo = new Date(Date.now() - 3 * 24 * 60 * 60 * 1_000)
  utimesSync(join(server.folder, 'handed-in', file), longAgo, longAgo)
  await server.restart({ ...ALL_GAMES, keepRecordsDays: 7, sweepEvery: 20 })
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(handedIn(server)).toEqual([file])
  await server.restart({ ...ALL_GAMES, keepRecordsDays: 2, sweepEvery: 20 })
  await expect.poll(() => handedIn(server)).toEqual([])
})
