import { DatabaseSync } from 'node:sqlite'
import { join } from 'node:path'
import { newKey, type TableState } from '@turnwright/protocol'
import { describe, expect, test } from 'vitest'
import { everyStore, type Kept } from './testing/every-store.ts'
import { seated } from './testing/seated.ts'
import type { TestGuest } from './testing/test-guest.ts'
import { TestServer } from './testing/test-server.ts'

const TWO_OPEN = [{ kind: 'you' as const }, { kind: 'open' as const }]

async function rowsOf(kept: Kept, server: TestServer, table: 'entries' | 'tickets'): Promise<number> {
  const count = 'SELECT count(*) AS n FROM'
  if (kept.name === 'PostgreSQL') return Number((await kept.run(`${count} turnwright.${table}`))[0]?.['n'])
  const db = new DatabaseSync(join(server.folder, 'turnwright.sqlite'), { readOnly: true })
  const row = db.prepare(`${count} ${table}`).get()
  db.close()
  return Number(row?.['n'])
}

const stores = everyStore()

describe.each(stores)('with tables in $name', (kept) => {
  test('however many tables are asked for at once, no more are opened than a person may have', async () => {
    await using server = await TestServer.start(await kept.options())
    const ana = await server.guest('Ana')
    const asked = await Promise.allSettled(
      Array.from({ length: 118 }, () => ana.opens({ game: 'parlour', seats: TWO_OPEN })),
    )
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(100)
    expect((await ana.isRefused(ana.opens({ game: 'parlour', seats: TWO_OPEN }))).code).toBe('too-many-tables')
  })

  test('one guest does not fill the list of open tables', async () => {
    await using server = await TestServer.start(await kept.options())
    const [ana, eve] = [await server.guest('Ana'), await server.guest('Eve')]
    const { id } = await ana.opens({ game: 'parlour', visibility: 'open', seats: TWO_OPEN })
    for (let n = 0; n < 99; n++) await eve.opens({ game: 'parlour', visibility: 'open', seats: TWO_OPEN })
    const open = await ana.call('GET /api/tables', { query: { which: 'open' } })
    expect(open.map((table) => table.id)).toContain(id)
    expect(open).toHaveLength(6)
  })

  test('many free names of one address do not hide the tables of others in the lobby', async () => {
    await using server = await TestServer.start({ ...(await kept.options()), trustedProxies: ['loopback'] })
    const from = (address: string) => ({ 'content-type': 'application/json', 'x-forwarded-for': address })
    const opens = async (name: string, address: string, count: number) => {
      const guest = server.stranger()
      await guest.speak('POST', '/api/identity', { body: JSON.stringify({ name }), headers: from(address) })
      const body = JSON.stringify({ game: 'parlour', visibility: 'open', seats: TWO_OPEN })
      const opened = []
      for (let n = 0; n < count; n++)
        opened.push(await guest.speak('POST', '/api/tables', { body, headers: from(address) }))
      return opened
    }
    const [hers] = await opens('Ana', '192.0.2.1', 1)
    const flood = []
    for (let n = 0; n < 21; n++) flood.push(...(await opens('Eve', '192.0.2.2', 5)))
    const open = await server.stranger().call('GET /api/tables', { query: { which: 'open' } })
    expect(open).toContainEqual(expect.objectContaining({ id: (hers?.body as TableState | undefined)?.id }))
    expect(flood.at(-1)?.body, 'no more than a hundred from one address').toMatchObject({
      code: 'too-many-tables',
      next: expect.stringContaining('by invitation'),
    })
    expect((await opens('Bo', '192.0.2.3', 1))[0]?.status).toBe(200)
  })

  test('rematches that others ask for and close take no place among one’s own tables', async () => {
    await using server = await TestServer.start(await kept.options())
    const [ana, eve] = [await server.guest('Ana'), await server.guest('Eve')]
    const own = await ana.opens({ game: 'parlour', seats: TWO_OPEN })
    let table = await eve.opens({ game: 'tic-tac-toe', seats: TWO_OPEN })
    await ana.joins(table)
    await ana.leaves(table.id)
    const carried: number[] = []
    for (let n = 0; n < 110; n++) {
      const { id } = await eve.call('POST /api/tables/:id/rematch', {
        params: { id: table.id },
        body: { key: newKey() },
      })
      table = await eve.call('POST /api/tables/:id/close', { params: { id }, body: { key: newKey() } })
      carried.push(table.seats.filter(({ name }) => name === 'Ana').length)
    }
    expect(carried, 'who never came is not carried on').toEqual([1, ...Array.from({ length: 109 }, () => 0)])
    const listed = await ana.call('GET /api/tables', { query: { which: 'mine' } })
    expect(listed.map(({ id }) => id)).toContain(own.id)
    expect(listed).toHaveLength(2)
  })

  test('at most ten seats that are kept are told of, and none of them counts as one’s own', async () => {
    await using server = await TestServer.start(await kept.options())
    const [ana, eve] = [await server.guest('Ana'), await server.guest('Eve')]
    const own = await ana.opens({ game: 'parlour', seats: TWO_OPEN })
    for (let n = 0; n < 12; n++) {
      const table = await eve.opens({ game: 'tic-tac-toe', seats: TWO_OPEN })
      await ana.joins(table)
      await ana.leaves(table.id)
      await eve.call('POST /api/tables/:id/rematch', { params: { id: table.id }, body: { key: newKey() } })
    }
    const listed = await ana.call('GET /api/tables', { query: { which: 'mine' } })
    expect(listed.filter(({ status }) => status === 'gathering').map(({ id }) => id)).toContain(own.id)
    expect(listed.filter(({ status }) => status === 'gathering')).toHaveLength(11)
    expect(listed.filter(({ status }) => status === 'finished')).toHaveLength(12)
  })

  test('a table that one has left is not one of a hundred unfinished ones any more', async () => {
    await using server = await TestServer.start(await kept.options())
    const [ana, bo] = [await server.guest('Ana'), await server.guest('Bo')]
    const three = [...TWO_OPEN, { kind: 'open' as const }]
    const left = await ana.opens({ game: 'parlour', seats: three })
    await bo.joins(left)
    await (await server.guest('Cy')).joins(left)
    for (let n = 1; n < 100; n++) await ana.opens({ game: 'parlour', seats: TWO_OPEN })
    expect((await ana.isRefused(ana.opens({ game: 'parlour', seats: TWO_OPEN }))).code).toBe('too-many-tables')
    expect((await ana.leaves(left.id)).status, 'the others play on').toBe('playing')
    expect((await ana.opens({ game: 'parlour', seats: TWO_OPEN })).status).toBe('gathering')
  })

  test('offering an undo again and again is not kept without end, and can be done again after the next answer', async () => {
    await using server = await TestServer.start(await kept.options())
    const { id, people } = await seated(server, 3)
    const [ana, bo] = people as [TestGuest, TestGuest]
    await ana.answers(id, ['draw'])
    const offer = () =>
      ana.call('POST /api/tables/:id/undo-offers', { params: { id }, body: { answers: 0, key: newKey() } })
    const reply = (accept: boolean) =>
      bo.call('POST /api/tables/:id/undo-offers/reply', { params: { id }, body: { accept, key: newKey() } })
    await offer()
    for (let n = 0; n < 100; n++) await reply(true)
    expect(await rowsOf(kept, server, 'tickets'), 'who agreed has agreed').toBe(2)
    let refused = null
    for (let n = 0; n < 100 && refused === null; n++) {
      if (n === 10) await server.restart()
      refused = await offer().then(
        () => null,
        () => ana.isRefused(offer()),
      )
    }
    expect(refused).toMatchObject({ code: 'undo-barred', next: expect.stringContaining('after the next answer') })
    expect(await rowsOf(kept, server, 'tickets')).toBeLessThan(40)
    expect((await reply(false)).offer, 'turning it down is always possible').toBeNull()
    await bo.answers(id, ['pass'])
    expect((await offer()).offer).not.toBeNull()
  })

  test('sitting down and getting up again and again is not kept without end, and the seat stays free for others', async () => {
    await using server = await TestServer.start(await kept.options())
    const [ana, eve, bo] = [await server.guest('Ana'), await server.guest('Eve'), await server.guest('Bo')]
    const { id } = await ana.opens({ game: 'parlour', visibility: 'open', seats: [...TWO_OPEN, { kind: 'open' }] })
    for (let n = 0; n < 300; n++) {
      await eve.call('POST /api/tables/:id/join', { params: { id }, body: {} })
      await eve.leaves(id)
    }
    expect(await rowsOf(kept, server, 'tickets')).toBeLessThanOrEqual(256)
    expect((await bo.call('POST /api/tables/:id/join', { params: { id }, body: {} })).you.seat).toBe(1)
  })

  test('answering and taking it back does not go on for ever, and playing on makes room again', async () => {
    await using server = await TestServer.start(await kept.options())
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
    const offered = ana.call('POST /api/tables/:id/undo-offers', {
      params: { id },
      body: { answers: 0, key: newKey() },
    })
    expect((await ana.isRefused(offered)).code).toBe('undo-barred')
    expect(await rowsOf(kept, server, 'entries')).toBeLessThan(520)
    await bo.answers(id, ['b1'])
    expect((await bo.undoes(id)).seq).toBeGreaterThan(500)
  })

  test('who takes back without end leaves the others what is theirs, after a restart as well', async () => {
    await using server = await TestServer.start(await kept.options())
    const [ana, bo] = [await server.guest('Ana'), await server.guest('Bo')]
    const table = await ana.opens({ game: 'tic-tac-toe', seats: TWO_OPEN })
    const { id } = table
    await bo.joins(table)
    for (let n = 0; n < 252; n++) {
      await ana.answers(id, ['a1'])
      await ana.undoes(id)
    }
    await ana.answers(id, ['a1'])
    expect((await ana.isRefused(ana.undoes(id))).code).toBe('undo-barred')
    for (let n = 0; n < 5; n++) {
      await bo.answers(id, ['b1'])
      await bo.undoes(id)
    }
    await server.restart()
    expect((await ana.sees(id)).play?.canUndo).toBe(false)
    await bo.answers(id, ['b1'])
    expect((await bo.sees(id)).play?.canUndo).toBe(true)
    await bo.undoes(id)
  })
})
