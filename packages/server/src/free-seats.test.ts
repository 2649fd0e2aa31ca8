import { newKey } from '@turnwright/protocol'
import { expect, test } from 'vitest'
import type { TestGuest } from './testing/test-guest.ts'
import { TestServer } from './testing/test-server.ts'

const free = (host: TestGuest, id: string, seat: number) =>
  host.call('POST /api/tables/:id/seats', { params: { id }, body: { seat, kind: 'open', key: newKey() } })

test('the host frees the seat of somebody who is away, who may sit down again', async () => {
  await using server = await TestServer.start()
  const [ana, bo, cy] = [await server.guest('Ana'), await server.guest('Bo'), await server.guest('Cy')]
  const seats = [{ kind: 'you' as const }, { kind: 'open' as const }, { kind: 'open' as const }]
  const begun = await ana.opens({ game: 'parlour', seats: seats.slice(0, 2) })
  await cy.joins(begun)
  const table = await ana.opens({ game: 'parlour', seats })
  await bo.joins(table)
  const watching = await bo.follows(table.id)
  await watching.until(({ you }) => you.seat === 1)
  expect(await ana.isRefused(free(ana, table.id, 1))).toMatchObject({
    code: 'bad-seats',
    next: 'A seat can be freed while its player is away.',
  })
  expect((await ana.isRefused(free(ana, table.id, 0))).next).toContain('Leave the table')
  expect((await bo.isRefused(free(bo, table.id, 0))).code).toBe('not-host')
  expect((await ana.isRefused(free(ana, begun.id, 1))).code).toBe('already-started')
  const host = await ana.follows(table.id)
  watching.hangUp()
  await host.until(({ seats: now }) => now[1]?.connected === false)
  expect((await free(ana, table.id, 1)).seats[1]).toMatchObject({ kind: 'open', name: null })
  await host.until(({ seats: now }) => now[1]?.kind === 'open')
  expect((await bo.joins(table)).you.seat).toBe(1)
})

test('a seat kept for somebody who does not come names them, and the host frees it for others', async () => {
  await using server = await TestServer.start()
  const [ana, bo, cy] = [await server.guest('Ana'), await server.guest('Bo'), await server.guest('Cy')]
  const table = await ana.opens({ game: 'tic-tac-toe', seats: [{ kind: 'you' }, { kind: 'open' }] })
  await bo.joins(table)
  await bo.leaves(table.id)
  const { id } = await ana.call('POST /api/tables/:id/rematch', { params: { id: table.id }, body: { key: newKey() } })
  const gathering = await ana.sees(id)
  expect(gathering.seats.find(({ kind }) => kind === 'open')).toMatchObject({ name: 'Bo' })
  expect((await cy.isRefused(cy.joins(gathering))).code).toBe('no-free-seat')
  const kept = gathering.seats.findIndex(({ kind }) => kind === 'open')
  expect((await free(ana, id, kept)).seats[kept]).toMatchObject({ kind: 'open', name: null })
  expect((await cy.joins(gathering)).status).toBe('playing')
})
