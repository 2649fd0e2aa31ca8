import type { GameModule } from '@turnwright/kernel'
import { newKey } from '@turnwright/protocol'
import { describe, expect, test } from 'vitest'
import type { ServerOptions } from '../server-options.ts'
import {
  A_DAY,
  type ClockedServer,
  clockedServer,
  DAYS,
  isOver,
  proposes,
  replies,
  seatedWith,
} from '../testing/clocked.ts'
import { everyStore } from '../testing/every-store.ts'
import { parlourModule } from '../testing/parlour.ts'
import { seated } from '../testing/seated.ts'
import type { TestGuest } from '../testing/test-guest.ts'
import { TestServer } from '../testing/test-server.ts'
import { TwoNodes } from '../testing/two-nodes.ts'

const LONG = { timeout: 60_000 }
const WITHOUT_END = 40

const offers = (guest: TestGuest, id: string) =>
  guest.call('POST /api/tables/:id/undo-offers', { params: { id }, body: { answers: 0, key: newKey() } })
const withdraws = (guest: TestGuest, id: string) =>
  guest.call('POST /api/tables/:id/undo-offers/reply', { params: { id }, body: { accept: false, key: newKey() } })

/** Does it again and again; with what it is refused at last, or null where it never is. */
async function untilRefused(act: () => Promise<unknown>): Promise<string | null> {
  for (let n = 0; n < WITHOUT_END; n++) {
    const refusal = await act().then(
      () => null,
      (error: Error) => error.message,
    )
    if (refusal !== null) return refusal
  }
  return null
}

/** Where several servers may share a table each waits a moment to hear who is at the others, so time goes on by itself. */
async function tickingServer(options: ServerOptions): Promise<ClockedServer> {
  const { server, clock } = await clockedServer(options)
  const ticking = setInterval(() => clock.passes(50), 5)
  return {
    server,
    clock,
    async [Symbol.asyncDispose]() {
      clearInterval(ticking)
      await server[Symbol.asyncDispose]()
    },
  }
}

const stores = everyStore()

describe.each(stores)('with tables in $name', (kept) => {
  test(
    'one seat that proposes and takes back without end stops itself alone, and the others decide',
    LONG,
    async () => {
      await using clocked = await tickingServer(await kept.options())
      const { server, clock } = clocked
      const { id, people } = await seatedWith(server, 4, DAYS)
      const [, bo, cy, di] = people as [TestGuest, TestGuest, TestGuest, TestGuest]
      clock.passes(A_DAY)
      await isOver(clock, bo, id, [0])
      const again = async (): Promise<unknown> => {
        await proposes(bo, id, 0, 'end')
        return replies(bo, id, false)
      }
      expect(await untilRefused(again)).toBe('You have proposed too much since the last answer.')
      await server.restart()
      expect(await bo.isRefused(proposes(bo, id, 0, 'end')), 'nor after a restart').toMatchObject({ code: 'no-vote' })
      expect((await proposes(cy, id, 0, 'end')).proposal).toMatchObject({ by: 2, agreed: [2] })
      for (let n = 0; n < 70; n++) await replies(bo, id, false)
      expect(await replies(di, id, true), 'who says no without end says it once').toMatchObject({ status: 'closed' })
    },
  )

  test('whoever has to turn down what another proposes without end may still propose and speak', LONG, async () => {
    await using clocked = await tickingServer(await kept.options())
    const { server, clock } = clocked
    const { id, people } = await seatedWith(server, 4, DAYS)
    const [ana, bo, cy, di] = people as [TestGuest, TestGuest, TestGuest, TestGuest]
    clock.passes(A_DAY)
    await isOver(clock, bo, id, [0])
    for (const by of [bo, di]) {
      const again = async (): Promise<unknown> => {
        await proposes(by, id, 0, 'stand-in')
        await replies(cy, id, false)
        return replies(by === bo ? di : bo, id, false)
      }
      expect(await untilRefused(again)).toBe('You have proposed too much since the last answer.')
    }
    expect((await proposes(cy, id, 0, 'stand-in')).proposal).toMatchObject({ by: 2 })
    expect((await replies(di, id, true)).seats[0]?.standIn, 'two of three').not.toBeNull()
    expect(await ana.isRefused(replies(ana, id, true))).toMatchObject({ code: 'no-vote' })
  })

  test('a retry of what agrees to what is proposed already is a retry', LONG, async () => {
    await using clocked = await tickingServer(await kept.options())
    const { server, clock } = clocked
    const { id, people } = await seatedWith(server, 4, DAYS)
    const [, bo, cy] = people as [TestGuest, TestGuest, TestGuest]
    clock.passes(A_DAY)
    await isOver(clock, bo, id, [0])
    await proposes(bo, id, 0, 'end')
    const body = { seat: 0, kind: 'end' as const, key: newKey() }
    for (let sent = 0; sent < 2; sent++)
      expect(await cy.call('POST /api/tables/:id/proposals', { params: { id }, body })).toMatchObject({
        status: 'closed',
      })
  })

  test('one seat that offers undos without end stops itself alone', LONG, async () => {
    await using server = await TestServer.start(await kept.options())
    const { id, people } = await seated(server, 2)
    const [ana, bo] = people as [TestGuest, TestGuest]
    await ana.answers(id, ['draw'])
    await bo.answers(id, ['draw'])
    const again = async (): Promise<unknown> => {
      await offers(ana, id)
      return withdraws(bo, id)
    }
    expect(await untilRefused(again)).toBe('You have offered too many undos since the last answer.')
    await server.restart()
    expect(await ana.isRefused(offers(ana, id))).toMatchObject({ code: 'undo-barred' })
    expect((await offers(bo, id)).offer).toMatchObject({ by: 1 })
  })

  test(
    'who sits down and gets up without end takes nothing from others: who leaves and asks again has left',
    LONG,
    async () => {
      await using server = await TestServer.start(await kept.options())
      const [ana, eve, bo] = [await server.guest('Ana'), await server.guest('Eve'), await server.guest('Bo')]
      const free = { kind: 'open' as const }
      const seats = [{ kind: 'you' as const }, free, free, free]
      const table = await ana.opens({ game: 'parlour', seats })
      await bo.joins(table)
      for (let n = 0; n < 257; n++) {
        await eve.joins(table)
        await eve.leaves(table.id)
      }
      const key = newKey()
      for (let sent = 0; sent < 2; sent++) expect((await bo.leaves(table.id, key)).you.seat).toBeNull()
    },
  )
})

test('whoever changes their mind without end is stopped, and the others decide', LONG, async () => {
  const definition = { ...parlourModule.definition, seats: { min: 2, max: 5 } }
  await using clocked = await tickingServer({ games: [{ ...parlourModule, definition } as unknown as GameModule] })
  const { server, clock } = clocked
  const { id, people } = await seatedWith(server, 5, DAYS)
  const [, bo, cy, di, ed] = people as [TestGuest, TestGuest, TestGuest, TestGuest, TestGuest]
  clock.passes(A_DAY)
  await isOver(clock, bo, id, [0])
  await proposes(bo, id, 0, 'end')
  const again = async (): Promise<unknown> => {
    await replies(cy, id, true)
    return replies(cy, id, false)
  }
  expect(await untilRefused(again)).toBe('You have changed your mind too often since the last answer.')
  await replies(di, id, true)
  expect((await replies(ed, id, true)).status).toBe('closed')
})

test('what one seat has used up at one server is used up at the other, for that seat alone', LONG, async () => {
  const { databaseUrl } = await stores[1]!.options()
  await using nodes = await TwoNodes.start(databaseUrl!)
  const { id, people } = await nodes.seated(2)
  const [ana, bo] = people as [TestGuest, TestGuest]
  await ana.answers(id, ['draw'])
  await expect.poll(async () => (await bo.sees(id)).play?.prompts.length).toBe(1)
  await bo.answers(id, ['draw'])
  const again = async (): Promise<unknown> => {
    await offers(ana, id)
    return withdraws(ana, id)
  }
  expect(await untilRefused(again)).not.toBeNull()
  const elsewhere = nodes.at(nodes.b, ana)
  expect(await elsewhere.isRefused(offers(elsewhere, id))).toMatchObject({ code: 'undo-barred' })
  expect((await offers(bo, id)).offer).toMatchObject({ by: 1 })
})
