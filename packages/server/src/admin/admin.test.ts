import { mkdirSync, mkdtempDisposableSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { newKey } from '@turnwright/protocol'
import { describe, expect, test, vi } from 'vitest'
import type { ServerOptions } from '../server-options.ts'
import { everyStore } from '../testing/every-store.ts'
import { games, gamesUrl } from '../testing/games.ts'
import { seated } from '../testing/seated.ts'
import type { TestGuest } from '../testing/test-guest.ts'
import { TestServer } from '../testing/test-server.ts'
import {
  backUp,
  ban,
  bansIn,
  type Counts,
  exportTo,
  faultRecord,
  faultsIn,
  guestsIn,
  importInto,
  openLedger,
  type Place,
  readExport,
  reproduce,
  tableCounts,
  tablesIn,
  unban,
  verifyAll,
} from './index.ts'

/** Where many tests run at once. */
const SOON = { timeout: 20_000 }
const A_DAY = 24 * 60 * 60 * 1_000
const ALL = { status: null, game: null, guest: null, limit: 50 }

const placeOf = (server: TestServer, options: ServerOptions): Place => ({
  dataDir: server.folder,
  databaseUrl: options.databaseUrl ?? null,
})

const parlour = games.find(({ definition }) => definition.id === 'parlour')!

async function exported(place: Place): Promise<{ readonly lines: string[]; readonly counts: Counts }> {
  await using ledger = await openLedger(place, 'read')
  const lines: string[] = []
  const counts = await exportTo(ledger, new Date(), async (line) => void lines.push(line))
  return { lines, counts }
}

async function* told(lines: readonly string[]): AsyncIterable<string> {
  yield* lines
}

/** A finished game, a running one with something taken back, one that waits, a fork, a deal and a fault. */
async function lived(
  server: TestServer,
): Promise<{ readonly running: string; readonly ana: TestGuest; readonly bo: TestGuest }> {
  const { id: running, people } = await seated(server, 2, 'long-turns')
  const [ana, bo] = people as [TestGuest, TestGuest]
  for (let n = 0; n < 4; n++) await ana.answers(running, ['pass']).catch(() => bo.answers(running, ['pass']))
  await ana.undoes(running).catch(() => bo.undoes(running))
  const over = await ana.opens({ game: 'tic-tac-toe', seats: [{ kind: 'you' }, { kind: 'bot' }] })
  await vi.waitFor(
    async () => {
      const state = await ana.sees(over.id)
      if (state.play?.prompts.length === 1) await ana.answers(over.id)
      expect(state.status).toBe('finished')
    },
    { timeout: 20_000, interval: 5 },
  )
  await ana.opens({ game: 'parlour', visibility: 'open', seats: [{ kind: 'you' }, { kind: 'open' }] })
  await ana.call('POST /api/tables/:id/forks', {
    params: { id: over.id },
    query: {},
    body: { at: 1, seats: [{ kind: 'you' }, { kind: 'bot' }], key: newKey() },
  })
  await ana.call('GET /api/deals', {})
  return { running, ana, bo }
}

const stores = everyStore()

describe.each(stores)('with tables in $name', (kept) => {
  test('an operator sees which tables there are and who sits at them, while people play', async () => {
    const options = await kept.options()
    await using server = await TestServer.start(options)
    const { running, bo } = await lived(server)
    await using ledger = await openLedger(placeOf(server, options), 'read')
    const playing = await tablesIn(ledger, { ...ALL, status: 'playing', game: 'parlour' })
    expect(playing).toEqual([expect.objectContaining({ id: running, players: ['Ana', 'Bo'], entries: 5 })])
    expect(await tableCounts(ledger)).toContainEqual({ game: 'tic-tac-toe', status: 'finished', tables: 1 })
    const [guest, ...others] = await guestsIn(ledger, 'Bo', 50)
    expect({ guest, others }).toMatchObject({ guest: { name: 'Bo', tables: 1, banned: false }, others: [] })
    expect(await tablesIn(ledger, { ...ALL, guest: guest!.id })).toEqual(playing)
    expect(await guestsIn(ledger, null, 50)).toHaveLength(2)
    const words = JSON.stringify([
      await tablesIn(ledger, ALL),
      await guestsIn(ledger, null, 9),
      await tableCounts(ledger),
    ])
    expect(words, 'lists hold no token').not.toContain((await bo.sees(running)).invite)
  })

  test('a fault is kept with what is needed to see it again, also when the table has gone on since', async () => {
    const options = await kept.options()
    await using server = await TestServer.start(options)
    const { id, people } = await seated(server, 2)
    const [ana, bo] = people as [TestGuest, TestGuest]
    await ana.answers(id, ['pass'])
    expect((await bo.isRefused(bo.answers(id, ['break']))).code).toBe('faulted')
    await server.restart()
    await bo.answers(id, ['pass'])
    await using ledger = await openLedger(placeOf(server, options), 'read')
    expect(await faultsIn(ledger, 10)).toEqual([expect.objectContaining({ table: id, game: 'parlour', seq: 1 })])
    const record = JSON.parse(JSON.stringify(await faultRecord(ledger, id, games))) as Awaited<
      ReturnType<typeof faultRecord>
    >
    expect(record).toMatchObject({ entries: 1, fault: { answer: { seat: 1, selection: ['break'] } } })
    expect(reproduce(record, parlour)).toContain('parlour.ts')
    const passed = { ...record.fault.answer!, selection: ['pass'] }
    expect(reproduce({ ...record, fault: { ...record.fault, answer: passed } }, parlour)).toBeNull()
    await expect(faultRecord(ledger, 'nowhere', games)).rejects.toThrow('No fault')
  })

  test('whoever is banned is shut out at once, and those who play with them go on', async () => {
    const options = await kept.options()
    await using server = await TestServer.start({ ...options, lookForBansEvery: 50 })
    const { id, people } = await seated(server, 2)
    const [ana, bo] = people as [TestGuest, TestGuest]
    const [stream, hers] = [await bo.follows(id), await ana.follows(id)]
    await stream.until(({ seats }) => seats[1]?.connected === true)
    await using ledger = await openLedger(placeOf(server, options), 'write')
    const guest = (await guestsIn(ledger, 'Bo', 1))[0]!.id
    await ban(ledger, guest, { now: Date.now(), days: null, reason: 'cheats' })
    await stream.hears('reconnect')
    await vi.waitFor(async () => expect((await bo.isRefused(bo.sees(id))).code).toBe('banned'), SOON)
    await hers.until(({ seats }) => seats[1]?.left === true)
    expect((await ana.sees(id)).seats[1]?.left).toBe(true)
    expect(await bansIn(ledger)).toEqual([expect.objectContaining({ kind: 'guest', who: guest, until: null })])
    expect(await unban(ledger, guest)).toBe(true)
    await vi.waitFor(async () => expect((await bo.sees(id)).seats[1]?.left).toBe(true), SOON)
    expect(await unban(ledger, guest)).toBe(false)
  })

  test('an address is banned for some days, and nobody comes in from it', async () => {
    const options = await kept.options()
    await using server = await TestServer.start({ ...options, lookForBansEvery: 50, trustedProxies: ['loopback'] })
    const from = async (address: string) =>
      (await server.stranger().speak('GET', '/api/games', { headers: { 'x-forwarded-for': address } })).status
    await using ledger = await openLedger(placeOf(server, options), 'write')
    await ban(ledger, '203.0.113.0/24', { now: Date.now(), days: 7, reason: '' })
    await ban(ledger, '2001:db8:1:2::9', { now: Date.now(), days: 7, reason: '' })
    await ban(ledger, '192.0.2.9', { now: Date.now() - 8 * A_DAY, days: 7, reason: 'over by now' })
    await vi.waitFor(async () => expect(await from('203.0.113.77')).toBe(403), SOON)
    await vi.waitFor(async () => expect(await from('2001:db8:1:2:3:4:5:6')).toBe(403), SOON)
    expect(await from('203.0.114.1')).toBe(200)
    expect(await from('2001:db8:1:3::1')).toBe(200)
    expect(await from('192.0.2.9')).toBe(200)
    await expect(ban(ledger, 'somebody', { now: 0, days: null, reason: '' })).rejects.toThrow(
      'neither a guest nor an address',
    )
  })

  test('everything that is kept comes out again as it was played', async () => {
    const options = await kept.options()
    await using server = await TestServer.start(options)
    await lived(server)
    await using ledger = await openLedger(placeOf(server, options), 'read')
    const seen: string[] = []
    const { counts, compared } = await verifyAll(ledger, {
      gamesUrl,
      threads: 1,
      onTable: ({ reason }) => void (reason !== null && seen.push(reason)),
    })
    expect({ counts, seen }).toEqual({ counts: { exact: 3, 'not-begun': 1, unverified: 0, diverged: 0 }, seen: [] })
    expect(compared).toBeGreaterThan(5)
  })

  test('what somebody changed in the database afterwards is found', async () => {
    const options = await kept.options()
    await using server = await TestServer.start(options)
    const tables = await Promise.all([1, 2, 3, 4, 5, 6].map(() => seated(server, 2)))
    for (const { id, people } of tables)
      for (let n = 0; n < 3; n++) for (const guest of people) await guest.answers(id, ['pass'])
    const [gap, other, end, acknowledged, offered] = tables.map(({ id }) => id)
    const [ana] = tables[4]!.people as [TestGuest]
    await ana.answers(offered!, ['draw'])
    const body = { answers: 0, key: newKey() }
    await ana.call('POST /api/tables/:id/undo-offers', { params: { id: offered! }, body })
    await server.stop()
    await using ledger = await openLedger(placeOf(server, options), 'write')
    await ledger.run('DELETE FROM entries WHERE table_id = $1 AND seq = 2', gap!)
    await ledger.run(
      `UPDATE entries SET entry = replace(entry, '"pass"', '"draw"') WHERE table_id = $1 AND seq = 1`,
      other!,
    )
    await ledger.run('DELETE FROM entries WHERE table_id = $1 AND seq >= 3', end!)
    await ledger.run(`UPDATE entries SET fingerprint = 'f' WHERE table_id = $1 AND seq = 4`, acknowledged!)
    expect(await ledger.run(`UPDATE tickets SET fingerprint = 'f' WHERE table_id = $1`, offered!)).toBe(1)
    const found = new Map<string, string>()
    const { counts } = await verifyAll(ledger, {
      gamesUrl,
      threads: 1,
      onTable: ({ id, reason }) => void (reason !== null && found.set(id, reason)),
    })
    expect(counts).toMatchObject({ exact: 1, diverged: 5 })
    expect(found.get(gap!)).toContain('entry 3 of its log is missing')
    expect(found.get(end!)).toContain('the log has 3 of 6 entries')
    expect(found.get(acknowledged!)).toContain('acknowledged at entry 5')
    expect(found.get(offered!), 'what added nothing to the log').toContain('acknowledged at entry 7')
    expect(found.has(other!)).toBe(true)
  })
})

describe('an export', () => {
  test.each([
    ['SQLite', 'PostgreSQL'],
    ['PostgreSQL', 'SQLite'],
  ] as const)('moves everything from %s to %s, where people go on as who they are', async (from, to) => {
    const [source, target] = [stores.find(({ name }) => name === from)!, stores.find(({ name }) => name === to)!]
    const options = await source.options()
    await using server = await TestServer.start(options)
    const { running, ana } = await lived(server)
    const before = await ana.sees(running)
    const { lines, counts } = await exported(placeOf(server, options))
    expect(counts).toMatchObject({ tables: 4, snapshots: 3, beginnings: 1, deals: 2, keys: 1 })
    expect(counts.entries).toBeGreaterThan(10)

    using folder = mkdtempDisposableSync(join(tmpdir(), 'turnwright-import-'))
    const there = await target.another()
    const place = { dataDir: folder.path, databaseUrl: there.databaseUrl ?? null }
    expect(await importInto(place, readExport(told(lines)))).toEqual(counts)
    await expect(importInto(place, readExport(told(lines)))).rejects.toThrow('already')
    const again = await exported(place)
    expect(again.lines.slice(1, -1).filter((line) => !line.startsWith('["keys"'))).toEqual(
      lines.slice(1, -1).filter((line) => !line.startsWith('["keys"')),
    )
    await using ledger = await openLedger(place, 'read')
    expect((await verifyAll(ledger, { gamesUrl, threads: 1 })).counts).toMatchObject({ exact: 3, diverged: 0 })

    await using moved = await TestServer.start({ ...there, dataDir: folder.path })
    const same = moved.stranger()
    same.cookie = ana.cookie
    expect(await same.sees(running)).toEqual({ ...before, fingerprint: before.fingerprint })
    expect(await same.call('GET /api/tables', { query: { which: 'mine' } })).toHaveLength(4)
  })

  test('that was cut off, changed or is none is refused, and nothing is left of it', async () => {
    await using server = await TestServer.start({ databaseUrl: null })
    await lived(server)
    const { lines } = await exported(placeOf(server, {}))
    using folder = mkdtempDisposableSync(join(tmpdir(), 'turnwright-import-'))
    const attempt = (given: readonly string[]) =>
      importInto({ dataDir: folder.path, databaseUrl: null }, readExport(told(given)))
    await expect(attempt(lines.slice(0, -1))).rejects.toThrow('it was cut off')
    await expect(attempt(lines.map((line) => line.replace('pass', 'draw')))).rejects.toThrow('it was changed')
    await expect(attempt(lines.slice(1))).rejects.toThrow('not that of an export')
    await expect(attempt([lines[0]!, '["tables",{"id":"x"}]'])).rejects.toThrow('line 2 does not fit')
    await expect(attempt([lines[0]!, '["nothing",{}]'])).rejects.toThrow('line 2 does not fit')
    await expect(attempt([lines[0]!, 'nothing'])).rejects.toThrow('line 2 is no JSON')
    expect(readdirSync(folder.path).filter((name) => name !== 'lock.sqlite')).toEqual([])
  })
})

describe('a backup of a folder', () => {
  test('is made while people play, and a server starts on it as it is', async () => {
    await using server = await TestServer.start({ databaseUrl: null })
    const { id, people } = await seated(server, 2, 'turns', 5_000)
    const [ana, bo] = people as [TestGuest, TestGuest]
    let isPlaying = true
    let acknowledged = 0
    const playing = (async () => {
      while (isPlaying) for (const guest of [ana, bo]) acknowledged = (await guest.answers(id, ['pass'])).seq
    })()
    await vi.waitFor(() => expect(acknowledged).toBeGreaterThan(10), SOON)
    using into = mkdtempDisposableSync(join(tmpdir(), 'turnwright-backup-'))
    mkdirSync(join(server.folder, 'handed-in'))
    writeFileSync(join(server.folder, 'handed-in', 'parlour-x.json'), '{}')
    const before = acknowledged
    const { bytes } = await backUp(server.folder, into.path)
    isPlaying = false
    await playing
    expect(bytes).toBeGreaterThan(10_000)
    expect(readdirSync(join(into.path, 'handed-in'))).toEqual(['parlour-x.json'])
    expect(statSync(join(into.path, 'turnwright.sqlite')).mode & 0o777).toBe(0o600)
    await using restored = await TestServer.start({ dataDir: into.path, databaseUrl: null })
    const same = restored.stranger()
    same.cookie = ana.cookie
    const state = await same.sees(id)
    expect(state.seq, 'all that was acknowledged before it began').toBeGreaterThanOrEqual(before)
    expect(state.you.seat).toBe(0)
    await using ledger = await openLedger({ dataDir: into.path, databaseUrl: null }, 'read')
    expect((await verifyAll(ledger, { gamesUrl, threads: 1 })).counts).toMatchObject({ exact: 1, diverged: 0 })
    await expect(backUp(server.folder, into.path)).rejects.toThrow('not empty')
  })
})

test('a database of another version is left alone, and where there is none it is said', async () => {
  await using server = await TestServer.start({ databaseUrl: null })
  await server.stop()
  const db = new DatabaseSync(join(server.folder, 'turnwright.sqlite'))
  const place = { dataDir: server.folder, databaseUrl: null }
  db.exec('PRAGMA user_version = 3')
  await expect(openLedger(place, 'read')).rejects.toThrow('earlier version')
  db.exec('PRAGMA user_version = 999')
  await expect(openLedger(place, 'write')).rejects.toThrow('newer version')
  db.close()
  await expect(openLedger({ ...place, dataDir: join(server.folder, 'nowhere') }, 'read')).rejects.toThrow('--data')
})
