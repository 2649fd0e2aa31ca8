import { expect, test } from 'vitest'
import { bytesDown } from './bytes-down.ts'
import { bytesDownReal } from './bytes-down-real.ts'
import { durableAnswers } from './durable-answers.ts'
import { killLost } from './kill-lost.ts'
import { idleTableMemory, memoryTogether, streamMemory } from './memory.ts'
import { mastersP99 } from './masters-p99.ts'
import { NEIGHBOURS, neighbourP99 } from './neighbour-p99.ts'
import { onPostgres } from './on-postgres.ts'
import { p99Offered } from './p99-offered.ts'
import { postgresRate, scriptedRate } from './scripted-rate.ts'
import { startCarelessServer, startServerOn } from './server-process.ts'
import { simultaneous } from './simultaneous.ts'
import { twoNodes } from './two-nodes.ts'

/** Servers are started in processes of their own, and other tests keep the machine busy. */
const PATIENCE = 90_000

test('both servers are played at, by turns, and their answers counted', { timeout: PATIENCE }, async () => {
  const { value, runs, detail } = await durableAnswers({ tables: 2, rounds: 2, seconds: 0.2, warmUp: 0 })
  expect(runs).toHaveLength(2)
  expect(value).toBeGreaterThan(0)
  expect(detail).toMatch(/^ours .*; the peer .*; the peer without undo /)
})

test('answers are offered at a rate, and the disk may set the bar', { timeout: PATIENCE }, async () => {
  const load = { tables: 2, rate: 50, rounds: 1, seconds: 0.4, warmUp: 0.1, writes: 5 }
  const { value, bar } = await p99Offered(load)
  expect(value).toBeGreaterThan(0)
  expect(bar).toEqual({ atMost: expect.toSatisfy((ms: number) => ms >= 10) })
})

const FEW = {
  visitors: 2,
  seconds: 0.6,
  rounds: 1,
  disturbed: 0,
  records: 1,
  botTables: 3,
  streams: 20,
  warmUp: 0,
  rest: 100,
}
const FOR_LONG = {
  hood: { ...FEW, visitors: 1, seconds: 2 * 60, records: 8, botTables: 189, streams: 5_400, warmUp: 10, rest: 1_000 },
  timeout: 60 * 60_000,
  bar: 25,
}
/** In a short time, and beside other tests, nothing can be said about how much is noticed. */
const HOODS =
  process.env['SOAK'] === '1'
    ? NEIGHBOURS.map((name) => ({ ...FOR_LONG, neighbours: [name] }))
    : [{ hood: FEW, timeout: PATIENCE, bar: Infinity, neighbours: NEIGHBOURS }]
const TOLD = {
  records: /with [1-9]\d* records in/,
  bots: /bots at \d+ tables who answered about [1-9]\d* times in/,
  streams: /with [1-9]\d* streams held/,
} as const

for (const { hood, timeout, bar, neighbours } of HOODS)
  test(`a visitor hardly notices neighbours who ask for as much as they may: ${neighbours.join(', ')}`, {
    timeout,
  }, async () => {
    const { value, runs, detail } = await neighbourP99(hood, neighbours)
    for (const name of neighbours) expect(detail).toMatch(TOLD[name])
    expect(runs).toHaveLength(neighbours.length)
    expect(value).toBe(Math.max(...runs))
    expect(value).toBeLessThanOrEqual(bar)
  })

test('visitors are timed without masters at a table of five, and while they think', { timeout: PATIENCE }, async () => {
  const { value, runs, detail } = await mastersP99({ visitors: 2, seconds: 0.6, rounds: 2, warmUp: 0 })
  expect(runs).toHaveLength(2)
  expect(value).toBeGreaterThan(0)
  expect(detail).toMatch(/^[\d.]+ ms without, then with master bots at 1 table/)
})

test('the other seat hears of every answer', { timeout: PATIENCE }, async () => {
  const { value, runs } = await bytesDown({ tables: 2, answers: 15 })
  expect(runs).toHaveLength(2)
  expect(value).toBeGreaterThan(50)
})

test('tables of the large games are played by scripts, offered a rate, and what they tell is counted', {
  timeout: PATIENCE,
}, async () => {
  const rate = await scriptedRate('mix', { tables: 4, rounds: 2, seconds: 0.3, warmUp: 0 })
  expect(rate.runs).toHaveLength(2)
  expect(rate.value).toBeGreaterThan(0)
  const load = { tables: 4, rate: 40, rounds: 1, seconds: 0.3, warmUp: 0, writes: 5, play: 'mix' as const }
  expect((await p99Offered(load)).value).toBeGreaterThan(0)
  const { value, runs, detail } = await bytesDownReal({ tables: 4, answers: 12 })
  expect(runs).toHaveLength(4)
  expect(value).toBeGreaterThan(100)
  for (const game of ['wingspan', 'agricola', 'estraven', 'pokemon']) expect(detail).toContain(game)
})

test('what open streams and idle tables take of a server is told', { timeout: PATIENCE }, async () => {
  const warmUp = { tables: 4, answers: 4 }
  const streams = await streamMemory({ streams: 16, warmUp })
  expect(streams.detail).toMatch(/^16 streams at 8 tables .* MB$/)
  const idle = await idleTableMemory({ tables: 8, warmUp })
  expect(idle.detail).toMatch(/^8 tables .* MB$/)
  const { value, detail } = await memoryTogether({ streams: 16, tables: 8, warmUp })
  expect(detail).toMatch(/^16 streams and 8 idle tables: from \d+ MB$/)
  expect(value).toBeGreaterThan(50)
})

test('four answers at once are all applied and none is reported lost', { timeout: PATIENCE }, async () => {
  const { value, detail } = await simultaneous({ rounds: 5 })
  expect(value).toBe(20)
  expect(detail).toContain('20 applied, 0 reported lost')
})

test('after kill -9 every acknowledged answer is there once', { timeout: PATIENCE }, async () => {
  const { value, runs, detail } = await killLost({ kills: 2, tables: 2 })
  expect(value).toBe(0)
  expect(runs).toHaveLength(2)
  expect(detail).toMatch(/^[1-9]\d* answers acknowledged/)
})

test('with its tables in PostgreSQL a server is played at, killed, and loses nothing', {
  timeout: PATIENCE,
}, async () => {
  const rate = await postgresRate({ tables: 2, rounds: 1, seconds: 0.3, warmUp: 0.1 })
  expect(rate.value).toBeGreaterThan(0)
  expect(rate.detail).toMatch(/SQLite .+\/s/)
  const { value, detail } = await onPostgres((url) =>
    killLost({ kills: 1, tables: 2, start: (folder) => startServerOn(url, folder) }),
  )
  expect(value).toBe(0)
  expect(detail).toMatch(/^[1-9]\d* answers acknowledged/)
})

test('what an answer takes of a node is told, alone and beside another on the same database', {
  timeout: PATIENCE,
}, async () => {
  const { value, runs, detail } = await twoNodes({ tables: 2, rounds: 2, seconds: 0.3, warmUp: 0.1 })
  expect(runs).toHaveLength(2)
  expect(value).toBeGreaterThan(0)
  expect(detail).toMatch(/^[\d.]+ ms .* alone, [\d.]+ beside another$/)
})

test('a server that acknowledges what is not durable is found out', { timeout: PATIENCE }, async () => {
  const { value } = await killLost({ kills: 1, tables: 2, start: startCarelessServer })
  expect(value).toBeGreaterThan(0)
})
