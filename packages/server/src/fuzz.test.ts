import { games } from '@turnwright/games'
import { expect, test } from 'vitest'
import { Fuzzer } from './testing/fuzzer.ts'
import { TestServer } from './testing/test-server.ts'

const REQUESTS = process.env['SOAK'] ? 1_000_000 : 3_000

/** Reviews that are done in no time. */
const LOOK = { playouts: 2, deals: 1 }

const LONGEST = process.env['SOAK'] ? 60 * 60_000 : 120_000

test(`of ${REQUESTS} requests that are nearly right or not at all none is the server's mistake`, {
  timeout: LONGEST,
}, async () => {
  const gamesUrl = import.meta.resolve('@turnwright/games')
  await using server = await TestServer.start({
    games,
    gamesUrl,
    reviewThreads: 1,
    reviewLooks: { rough: LOOK, fine: LOOK },
  })
  const fuzzer = new Fuzzer(server.origin, process.env['FUZZ_SEED'] ?? 'a seed')
  const played = games.map(({ definition: { id, seats } }) => ({ id, players: Math.max(2, seats.min) }))
  await fuzzer.settle(played)
  await fuzzer.run(REQUESTS)
  expect(fuzzer.broken).toEqual([])
  expect(server.reports.filter((line) => line.includes('request failed'))).toEqual([])
  const { statuses } = fuzzer
  // Neither are they all refused, nor do they all hang.
  for (const status of [200, 400, 401, 404, 409, 422])
    expect(statuses.get(status) ?? 0).toBeGreaterThan(REQUESTS / 1_000)
  expect(statuses.get(0) ?? 0).toBeLessThan(REQUESTS / 10)
  const visitor = await server.guest('Ana')
  expect(await visitor.call('GET /api/games')).toHaveLength(games.length)
})
