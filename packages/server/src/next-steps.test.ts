import { newKey } from '@turnwright/protocol'
import { expect, test } from 'vitest'
import { seated } from './testing/seated.ts'
import type { TestGuest } from './testing/test-guest.ts'
import { TestServer } from './testing/test-server.ts'

test('a closed table has no record, and is not waited for', async () => {
  await using server = await TestServer.start()
  const ana = await server.guest('Ana')
  const { id } = await ana.opens({ game: 'parlour', seats: [{ kind: 'you' }, { kind: 'open' }] })
  await ana.call('POST /api/tables/:id/close', { params: { id }, body: { key: newKey() } })
  const { code, next } = await ana.isRefused(ana.call('GET /api/tables/:id/record', { params: { id } }))
  expect(code).toBe('closed')
  expect(next).toContain('another table')
})

test('a host among others is told to leave, not to watch', async () => {
  await using server = await TestServer.start()
  const { id, people } = await seated(server, 2)
  const [ana] = people as [TestGuest]
  const refused = await ana.isRefused(
    ana.call('POST /api/tables/:id/close', { params: { id }, body: { key: newKey() } }),
  )
  expect(refused).toMatchObject({ code: 'already-started', next: 'Leave it instead.' })
})

test('an offer to go back to where nobody has been is not met with advice to offer it', async () => {
  await using server = await TestServer.start()
  const { id, people } = await seated(server, 2)
  const [ana] = people as [TestGuest]
  const body = { answers: 99, key: newKey() }
  const refused = await ana.isRefused(ana.call('POST /api/tables/:id/undo-offers', { params: { id }, body }))
  expect(refused).toMatchObject({ code: 'undo-barred', next: 'Play on, or offer to go back further.' })
})

test('whoever names a seat that is not free hears that another is', async () => {
  await using server = await TestServer.start()
  const [ana, bo] = [await server.guest('Ana'), await server.guest('Bo')]
  const seats = [{ kind: 'you' }, { kind: 'open' }] as const
  const { id } = await ana.opens({ game: 'parlour', visibility: 'open', seats: [...seats] })
  const refused = await bo.isRefused(bo.call('POST /api/tables/:id/join', { params: { id }, body: { seat: 9 } }))
  expect(refused.code).toBe('no-free-seat')
  expect(refused.next).toContain('Join without naming a seat')
  expect((await bo.call('POST /api/tables/:id/join', { params: { id }, body: {} })).you.seat).toBe(1)
})
