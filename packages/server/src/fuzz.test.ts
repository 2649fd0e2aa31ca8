import { games } from '@turnwright/games'
import { describe, expect, test } from 'vitest'
import { SmtpSink } from '../../../scripts/sinks/smtp-sink.ts'
import { everyStore } from './testing/every-store.ts'
import { Fuzzer } from './testing/fuzzer.ts'
import { NAMED } from './testing/passkeys.ts'
import { TestServer } from './testing/test-server.ts'

const isLong = process.env['SOAK'] === '1'
/** Most of what could fail stands before the store: in PostgreSQL, where each takes longer, fewer are enough in the long run. */
const REQUESTS = isLong ? { SQLite: 1_000_000, PostgreSQL: 100_000 } : { SQLite: 3_000, PostgreSQL: 3_000 }

/** Reviews that are done in no time. */
const LOOK = { playouts: 2, deals: 1 }

const LONGEST = isLong ? 60 * 60_000 : 120_000

const stores = everyStore()

describe.each(stores)('with tables in $name', (kept) => {
  const requests = REQUESTS[kept.name]

  test(`of ${requests} requests that are nearly right or not at all none is the server's mistake`, {
    timeout: LONGEST,
  }, async () => {
    const gamesUrl = import.meta.resolve('@turnwright/games')
    await using mails = await SmtpSink.start()
    await using server = await TestServer.start({
      games,
      gamesUrl,
      ...(await kept.options()),
      ...NAMED,
      mail: { url: mails.url, from: 'play@example.org' },
      reviewThreads: 1,
      reviewLooks: { rough: LOOK, fine: LOOK },
    })
    const fuzzer = new Fuzzer(server.origin, process.env['FUZZ_SEED'] ?? 'a seed')
    const played = games.map(({ definition: { id, seats } }) => ({ id, players: Math.max(2, seats.min) }))
    await fuzzer.settle(played, mails)
    await fuzzer.run(requests)
    expect(fuzzer.broken).toEqual([])
    expect(server.reports.filter((line) => line.includes('request failed'))).toEqual([])
    expect(fuzzer.reachedLessThan(Math.max(1, requests / 20_000)), 'every route').toEqual([])
    const { statuses } = fuzzer
    // Neither are they all refused, nor do they all hang.
    for (const status of [200, 400, 401, 404, 409, 422])
      expect(statuses.get(status) ?? 0, `${status}`).toBeGreaterThan(0)
    expect(statuses.get(0) ?? 0).toBeLessThan(requests / 10)
    const visitor = await server.guest('Ana')
    expect(await visitor.call('GET /api/games')).toHaveLength(games.length)
  })
})
