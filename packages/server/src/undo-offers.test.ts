import { newKey } from '@turnwright/protocol'
import { expect, test } from 'vitest'
import { seated } from './testing/seated.ts'
import type { TestGuest } from './testing/test-guest.ts'
import { TestServer } from './testing/test-server.ts'

const offers = (guest: TestGuest, id: string, answers: number) =>
  guest.call('POST /api/tables/:id/undo-offers', { params: { id }, body: { answers, key: newKey() } })
const replies = (guest: TestGuest, id: string, accept: boolean, key = newKey()) =>
  guest.call('POST /api/tables/:id/undo-offers/reply', { params: { id }, body: { accept, key } })

test('past the barrier an undo is offered, and happens when every other person agreed', async () => {
  await using server = await TestServer.start()
  const { id, people } = await seated(server, 3)
  const [ana, bo, cy] = people as [TestGuest, TestGuest, TestGuest]
  await ana.answers(id, ['draw'])
  await bo.answers(id, ['pass'])
  expect((await ana.isRefused(ana.undoes(id))).code).toBe('undo-barred')

  expect((await offers(ana, id, 0)).offer).toEqual({ by: 0, answers: 0, agreed: [], means: 'second-look' })
  expect((await replies(bo, id, true)).offer).toEqual({ by: 0, answers: 0, agreed: [1], means: 'second-look' })
  const key = newKey()
  const undone = await replies(cy, id, true, key)
  expect(undone.offer).toBeNull()
  expect(undone.play).toMatchObject({ answers: 0, waitingFor: [{ seat: 0 }] })
  expect((await replies(cy, id, true, key)).play?.answers, 'a retry changes nothing').toBe(0)
})

test('an offer is declined by anyone, withdrawn by whoever made it, and void once somebody plays on', async () => {
  await using server = await TestServer.start()
  const { id, people } = await seated(server, 3)
  const [ana, bo, cy] = people as [TestGuest, TestGuest, TestGuest]
  await ana.answers(id, ['draw'])
  await offers(ana, id, 0)
  expect((await replies(bo, id, false)).offer).toBeNull()
  expect((await bo.isRefused(replies(bo, id, true))).code).toBe('no-offer')
  await offers(ana, id, 0)
  expect((await replies(ana, id, false)).offer).toBeNull()
  await offers(ana, id, 0)
  await bo.answers(id, ['pass'])
  expect((await cy.isRefused(replies(cy, id, true))).code).toBe('no-offer')
  expect((await cy.sees(id)).play?.answers).toBe(2)
})

test('an offer must take something back, and those who watch have no say in it', async () => {
  await using server = await TestServer.start()
  const { id, people } = await seated(server, 2)
  const [ana] = people as [TestGuest]
  const eve = await server.guest('Eve')
  expect((await ana.isRefused(offers(ana, id, 0))).code).toBe('undo-barred')
  await ana.answers(id, ['pass'])
  expect((await eve.isRefused(offers(eve, id, 0))).code).toBe('not-seated')
})

test('bots always agree', async () => {
  await using server = await TestServer.start({ botPace: [60_000, 60_000] })
  const ana = await server.guest('Ana')
  const { id } = await ana.opens({ game: 'parlour', seats: [{ kind: 'you' }, { kind: 'bot' }] })
  await ana.answers(id, ['draw'])
  expect((await ana.isRefused(ana.undoes(id))).code).toBe('undo-barred')
  expect((await offers(ana, id, 0)).play?.answers).toBe(0)
})

test('an offer goes back to the last answer of a person, for bots would only answer again', async () => {
  await using server = await TestServer.start({ botPace: [0, 0] })
  const ana = await server.guest('Ana')
  const seats = [{ kind: 'bot' as const }, { kind: 'you' as const }, { kind: 'bot' as const }]
  const { id } = await ana.opens({ game: 'parlour', seats })
  const stream = await ana.follows(id)
  await stream.until(({ play }) => play?.answers === 1)
  const detail = 'Nobody but programs had answered by then.'
  expect(await ana.isRefused(offers(ana, id, 0))).toMatchObject({ code: 'undo-barred', detail })
  await ana.answers(id, ['pass'])
  await stream.until(({ play }) => play?.answers === 4)
  expect((await offers(ana, id, 3)).play).toMatchObject({ answers: 1, waitingFor: [{ seat: 1 }] })
})

test('an undo may go back behind the snapshot that a table was rebuilt from', async () => {
  await using server = await TestServer.start()
  const { id, people } = await seated(server, 2, 'turns', 100)
  const [ana, bo] = people as [TestGuest, TestGuest]
  for (let turn = 0; turn < 70; turn++) await people[turn % 2]!.answers(id, turn % 9 === 0 ? ['draw'] : ['pass'])
  await server.restart()
  await offers(ana, id, 5)
  const undone = await replies(bo, id, true)
  expect(undone).toMatchObject({ status: 'playing', seq: 71, play: { answers: 5, waitingFor: [{ seat: 1 }] } })
  await server.restart()
  expect((await bo.sees(id)).play).toEqual(undone.play)
  await bo.answers(id, ['draw'])
})

test('an open offer survives a restart', async () => {
  await using server = await TestServer.start()
  const { id, people } = await seated(server, 2)
  const [ana, bo] = people as [TestGuest, TestGuest]
  await ana.answers(id, ['draw'])
  await offers(ana, id, 0)
  await server.restart()
  expect((await replies(bo, id, true)).play?.answers).toBe(0)
})

test('nobody is brought back by an undo: what lies before a departure stays, and is not offered', async () => {
  await using server = await TestServer.start()
  const { id, people } = await seated(server, 3)
  const [ana, bo, cy] = people as [TestGuest, TestGuest, TestGuest]
  await ana.answers(id, ['pass'])
  await bo.leaves(id)
  expect((await ana.sees(id)).mayOffer).toBeNull()
  expect(await ana.isRefused(offers(ana, id, 0))).toMatchObject({
    code: 'undo-barred',
    detail: 'Somebody has left since then, and that stays.',
  })
  await cy.answers(id, ['pass'])
})
