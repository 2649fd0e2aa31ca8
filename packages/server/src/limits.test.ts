import { DatabaseSync } from 'node:sqlite'
import { join } from 'node:path'
import { newKey } from '@turnwright/protocol'
import { expect, test } from 'vitest'
import { seated } from './testing/seated.ts'
import type { TestGuest } from './testing/test-guest.ts'
import { TestServer } from './testing/test-server.ts'

const TWO_OPEN = [{ kind: 'you' as const }, { kind: 'open' as const }]

function rowsOf(server: TestServer, table: 'entries' | 'tickets'): number {
  const db = new DatabaseSync(join(server.folder, 'turnwright.sqlite'), { readOnly: true })
  const [row] = db.prepare(`SELECT count(*) AS n FROM ${table}`).all() as [{ n: number }]
  db.close()
  return row.n
}

test('however many tables are asked for at once, no more are opened than a person may have', async () => {
  await using server = await TestServer.start()
  const ana = await server.guest('Ana')
  const asked = await Promise.allSettled(
    Array.from({ length: 118 }, () => ana.opens({ game: 'parlour', seats: TWO_OPEN })),
  )
  expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(100)
  expect((await ana.isRefused(ana.opens({ game: 'parlour', seats: TWO_OPEN }))).code).toBe('too-many-tables')
})

test('one guest does not fill the list of open tables', async () => {
  await using server = await TestServer.start()
  const [ana, eve] = [await server.guest('Ana'), await server.guest('Eve')]
  const { id } = await ana.opens({ game: 'parlour', visibility: 'open', seats: TWO_OPEN })
  for (let n = 0; n < 100; n++) await eve.opens({ game: 'parlour', visibility: 'open', seats: TWO_OPEN })
  const open = await ana.call('GET /api/tables', { query: { which: 'open' } })
  expect(open.map((table) => table.id)).toContain(id)
  expect(open).toHaveLength(6)
})

test('offering an undo again and again is not kept without end, and can be done again after the next answer', async () => {
  await using server = await TestServer.start()
  const { id, people } = await seated(server, 3)
  const [ana, bo] = people as [TestGuest, TestGuest]
  await ana.answers(id, ['draw'])
  const offer = () =>
    ana.call('POST /api/tables/:id/undo-offers', { params: { id }, body: { answers: 0, key: newKey() } })
  const reply = (accept: boolean) =>
    bo.call('POST /api/tables/:id/undo-offers/reply', { params: { id }, body: { accept, key: newKey() } })
  await offer()
  for (let n = 0; n < 100; n++) await reply(true)
  expect(rowsOf(server, 'tickets'), 'who agreed has agreed').toBe(2)
  let refused = null
  for (let n = 0; n < 100 && refused === null; n++) {
    if (n === 10) await server.restart()
    refused = await offer().then(
      () => null,
      () => ana.isRefused(offer()),
    )
  }
  expect(refused).toMatchObject({ code: 'undo-barred', next: expect.stringContaining('after the next answer') })
  expect(rowsOf(server, 'tickets')).toBeLessThan(40)
  expect((await reply(false)).offer, 'turning it down is always possible').toBeNull()
  await bo.answers(id, ['pass'])
  expect((await offer()).offer).not.toBeNull()
})

test('sitting down and getting up again and again is not kept without end, and the seat stays free for others', async () => {
  await using server = await TestServer.start()
  const [ana, eve, bo] = [await server.guest('Ana'), await server.guest('Eve'), await server.guest('Bo')]
  const { id } = await ana.opens({ game: 'parlour', visibility: 'open', seats: [...TWO_OPEN, { kind: 'open' }] })
  for (let n = 0; n < 300; n++) {
    await eve.call('POST /api/tables/:id/join', { params: { id }, body: {} })
    await eve.leaves(id)
  }
  expect(rowsOf(server, 'tickets')).toBeLessThanOrEqual(256)
  expect((await bo.call('POST /api/tables/:id/join', { params: { id }, body: {} })).you.seat).toBe(1)
})

test('answering and taking it back does not go on for ever, and playing on makes room again', async () => {
  await using server = await TestServer.start()
  const [ana, bo] = [await server.guest('Ana'), await server.guest('Bo')]
  const table = await ana.opens({ game: 'tic-tac-toe', seats: TWO_OPEN })
  const { id } = table
  await bo.joins(table)
  const circle = async () => {
    await ana.answers(id, ['a1'])
    await ana.undoes(id)
  }
  for (let n = 0; n < 250; n++) await circle()
  await ana.answers(id, ['a1'])
  const grown = await ana.sees(id)
  expect(grown.play?.canUndo, 'one answer makes room for four').toBe(true)
  await ana.undoes(id)
  await ana.answers(id, ['a1'])
  await ana.undoes(id)
  await ana.answers(id, ['a1'])
  expect((await ana.sees(id)).play?.canUndo).toBe(false)
  expect(await ana.isRefused(ana.undoes(id))).toMatchObject({
    code: 'undo-barred',
    next: expect.stringContaining('Play on'),
  })
  const offered = ana.call('POST /api/tables/:id/undo-offers', { params: { id }, body: { answers: 0, key: newKey() } })
  expect((await ana.isRefused(offered)).code).toBe('undo-barred')
  expect(rowsOf(server, 'entries')).toBeLessThan(520)
  await bo.answers(id, ['b1'])
  expect((await bo.undoes(id)).seq).toBeGreaterThan(500)
})
