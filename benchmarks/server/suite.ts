import type { Suite } from '../figure.ts'
import { bytesDown } from './bytes-down.ts'
import { bytesDownReal } from './bytes-down-real.ts'
import { durableAnswers } from './durable-answers.ts'
import { killLost } from './kill-lost.ts'
import { mastersP99 } from './masters-p99.ts'
import { idleTableMemory, memoryTogether, streamMemory } from './memory.ts'
import { neighbourP99 } from './neighbour-p99.ts'
import { onPostgres } from './on-postgres.ts'
import { p99Offered } from './p99-offered.ts'
import { postgresRate, scriptedRate } from './scripted-rate.ts'
import { reconnectP99 } from './reconnect-p99.ts'
import { startServerOn } from './server-process.ts'
import { simultaneous } from './simultaneous.ts'
import { twoNodes } from './two-nodes.ts'

const TABLES = 50
const RATE = { tables: TABLES, rounds: 5, seconds: 4, warmUp: 8 }
const NEIGHBOURHOOD = {
  visitors: 10,
  seconds: 15,
  rounds: 3,
  disturbed: 3,
  records: 8,
  botTables: 189,
  streams: 5_400,
  warmUp: 5,
}

/** The server under load on loopback: 50 tables, 100 seats, each with a line open, every answer durable. */
export const serverSuite: Suite = {
  id: 'server',
  figures: [
    {
      id: 'durable-answers',
      unit: 'times the peer',
      bar: { atLeast: 10 },
      measure: () => durableAnswers({ tables: TABLES, rounds: 5, seconds: 4, warmUp: 3 }),
    },
    {
      id: 'sqlite-rate',
      unit: 'answers/s',
      bar: { atLeast: 4_000 },
      measure: () => scriptedRate('cards', RATE),
    },
    {
      id: 'mix-rate',
      unit: 'answers/s',
      bar: { atLeast: 1_500 },
      measure: () => scriptedRate('mix', RATE),
    },
    {
      id: 'p99-offered',
      unit: 'ms',
      bar: { atMost: 10 },
      measure: () => p99Offered({ tables: TABLES, rate: 300, rounds: 9, seconds: 6, warmUp: 3, writes: 300 }),
    },
    {
      id: 'p99-mix',
      unit: 'ms',
      bar: { atMost: 10 },
      measure: () =>
        p99Offered({ tables: TABLES, rate: 500, rounds: 9, seconds: 6, warmUp: 8, writes: 300, play: 'mix' }),
    },
    {
      id: 'neighbour-p99',
      unit: 'ms',
      bar: { atMost: 25 },
      measure: () => neighbourP99(NEIGHBOURHOOD),
    },
    {
      id: 'masters-p99',
      unit: 'ms',
      bar: { atMost: 20 },
      measure: () => mastersP99({ visitors: 10, seconds: 15, rounds: 3, warmUp: 5 }),
    },
    {
      id: 'bytes-down',
      unit: 'B',
      bar: { atMost: 2_000 },
      measure: () => bytesDown({ tables: 10, answers: 500 }),
    },
    {
      id: 'bytes-down-real',
      unit: 'B',
      bar: { atMost: 2_000 },
      measure: () => bytesDownReal({ tables: 12, answers: 500 }),
    },
    {
      id: 'stream-memory',
      unit: 'kB',
      bar: { atMost: 120 },
      measure: () => streamMemory({ streams: 10_000 }),
    },
    {
      id: 'idle-table-memory',
      unit: 'kB',
      bar: { atMost: 10 },
      measure: () => idleTableMemory({ tables: 20_000 }),
    },
    {
      id: 'memory-together',
      unit: 'MB',
      bar: { atMost: 1_500 },
      measure: () => memoryTogether({ streams: 10_000, tables: 20_000 }),
    },
    {
      id: 'lobby-js',
      unit: 'kB',
      bar: { atMost: 130 },
      // No other figure needs a browser.
      measure: async () => (await import('./lobby-js.ts')).lobbyJs(),
    },
    {
      id: 'simultaneous',
      unit: 'answers',
      bar: { atLeast: 800 },
      measure: () => simultaneous({ rounds: 200 }),
    },
    {
      id: 'kill-lost',
      unit: 'answers',
      bar: { atMost: 0 },
      measure: () => killLost({ kills: 50, tables: TABLES }),
    },
    {
      id: 'postgres-rate',
      unit: 'answers/s',
      bar: { atLeast: 1_000 },
      measure: () => postgresRate(RATE),
    },
    {
      id: 'two-nodes',
      unit: 'times one node',
      bar: { atLeast: 1.5 },
      measure: () => twoNodes(RATE),
    },
    {
      id: 'reconnect-p99',
      unit: 's',
      bar: { atMost: 3 },
      measure: () => reconnectP99({ kills: 40, tables: 24 }),
    },
    {
      id: 'postgres-kill-lost',
      unit: 'answers',
      bar: { atMost: 0 },
      measure: () =>
        onPostgres((url) => killLost({ kills: 50, tables: TABLES, start: (folder) => startServerOn(url, folder) })),
    },
  ],
}
