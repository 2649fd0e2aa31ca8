import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { seated } from './testing/seated.ts'
import type { TestGuest } from './testing/test-guest.ts'
import { TestServer } from './testing/test-server.ts'

const A_DAY = 24 * 60 * 60 * 1_000
const SWEEPS = { sweepEvery: 50, keepUnfinishedDays: 30, keepRecordsDays: 60 }

/** As if nobody had touched the table for so long. */
async function ages(server: TestServer, id: string, days: number): Promise<void> {
  const updated = Date.now() - days * A_DAY
  await using ledger = await server.ledger('write')
  await ledger.run('UPDATE tables SET updated = $1, day = $2 WHERE id = $3', updated, Math.floor(updated / A_DAY), id)
}

async function rowsOf(server: TestServer, id: string): Promise<number> {
  await using ledger = await server.ledger()
  let rows = 0
  for (const part of ['entries', 'tickets', 'snapshots', 'faults', 'people']) {
    const [row] = await ledger.all<{ n: unknown }>(`SELECT count(*) AS n FROM ${part} WHERE table_id = $1`, id)
    rows += Number(row?.n)
  }
  return rows
}

test('a table that nobody touched for long is closed, and gone a week later, at the start of the server', async () => {
  await using server = await TestServer.start({ keepUnfinishedDays: 30 })
  const { id, people } = await seated(server, 2)
  const [ana] = people as [TestGuest]
  await ana.answers(id, ['pass'])
  const young = await ana.opens({ game: 'parlour', seats: [{ kind: 'you' }, { kind: 'open' }] })
  await server.stop()
  await ages(server, id, 31)
  await ages(server, young.id, 29)
  await server.restart()
  await vi.waitFor(() => expect(server.reports.join()).toContain('"swept","closed":1'))
  expect((await ana.sees(id)).status).toBe('closed')
  expect((await ana.sees(young.id)).status).toBe('gathering')
  await server.stop()
  await ages(server, id, 8)
  await server.restart()
  await vi.waitFor(async () => expect(await rowsOf(server, id)).toBe(0))
  expect((await ana.isRefused(ana.sees(id))).code).toBe('no-such-table')
  expect((await ana.call('GET /api/tables')).map((table) => table.id)).toEqual([young.id])
})

test('a finished table goes when the operator says so, and stays for ever when nothing is said', async () => {
  await using server = await TestServer.start({ sweepEvery: 50 })
  const ana = await server.guest('Ana')
  const bo = await server.guest('Bo')
  const table = await ana.opens({ game: 'tic-tac-toe', seats: [{ kind: 'you' }, { kind: 'open' }] })
  await bo.joins(table)
  await bo.leaves(table.id)
  await ana.call('GET /api/tables/:id/record', { params: { id: table.id } })
  const records = () => readdirSync(join(server.folder, 'records')).length
  expect(records()).toBe(1)
  await ages(server, table.id, 10_000)
  await pause(400)
  expect((await ana.sees(table.id)).status).toBe('finished')
  await server.restart(SWEEPS)
  await vi.waitFor(async () => expect((await rowsOf(server, table.id)) + records()).toBe(0))
})

test('a table that somebody looks at is in use, and is left alone until they go', async () => {
  await using server = await TestServer.start(SWEEPS)
  const { id, people } = await seated(server, 2)
  const [ana, bo] = people as [TestGuest, TestGuest]
  const stream = await ana.follows(id)
  await stream.until(({ seats }) => seats[0]?.connected === true)
  await ages(server, id, 40)
  await pause(500)
  expect(stream.state?.status).toBe('playing')
  expect((await bo.sees(id)).status).toBe('playing')
  stream.hangUp()
  await vi.waitFor(async () => expect((await bo.sees(id)).status).toBe('closed'), { timeout: 5_000 })
})

test('closed tables go when the operator says so, or stay for ever', async () => {
  await using server = await TestServer.start({ sweepEvery: 50, keepClosedDays: null })
  const ana = await server.guest('Ana')
  const closed = await ana.opens({ game: 'parlour', seats: [{ kind: 'you' }, { kind: 'open' }] })
  await ana.leaves(closed.id)
  await ages(server, closed.id, 400)
  await pause(400)
  expect((await ana.sees(closed.id)).status).toBe('closed')
  await server.restart({ keepClosedDays: 399 })
  await vi.waitFor(async () => expect(await rowsOf(server, closed.id)).toBe(0))
})
