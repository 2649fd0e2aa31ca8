import { expect, test } from 'vitest'
import type { LoadedTable, Store, TableChange } from './store/store.ts'
import { seated } from './testing/seated.ts'
import type { TestGuest } from './testing/test-guest.ts'
import { TestServer } from './testing/test-server.ts'

/** A store whose disk can be full, or slow. */
class Unreliable {
  failing = false
  /** Says that it failed although it did not: the reply was lost. */
  lying = false
  gate: Promise<void> | null = null

  readonly wrap = (store: Store): Store =>
    new Proxy(store, {
      get: (target, name: keyof Store) => {
        if (name === 'save') return (change: TableChange) => this.#save(target, change)
        const member = target[name] as (...args: never[]) => unknown
        return member.bind(target)
      },
    })

  async #save(store: Store, change: TableChange): Promise<void> {
    if (this.failing) throw new Error('the disk is full')
    await store.save(change)
    if (this.gate !== null) await this.gate
    if (this.lying) throw new Error('the reply was lost')
  }
}

test('an answer that cannot be stored is refused, shown to nobody, and can be given again', async () => {
  const disk = new Unreliable()
  await using server = await TestServer.start({ wrapStore: disk.wrap })
  const { id, people } = await seated(server, 2)
  const [ana, bo] = people as [TestGuest, TestGuest]
  const stream = await bo.follows(id)
  await stream.until(({ seats }) => seats[1]?.connected === true)
  const heard = stream.events.length

  disk.failing = true
  const answer = ana.answerTo(await ana.sees(id), ['pass'])
  expect(await ana.isRefused(ana.sends(id, answer))).toMatchObject({ code: 'not-stored', status: 503 })
  expect((await bo.sees(id)).seq).toBe(0)
  expect(stream.events).toHaveLength(heard)
  expect(server.reports.join()).toContain('change not stored')
  expect(server.reports.join(), 'messages may quote what was stored').not.toContain('the disk is full')

  disk.failing = false
  expect((await ana.sends(id, answer)).seq).toBe(1)
  await stream.until(({ seq }) => seq === 1)
})

test('when only the reply of the store was lost, the answer is found stored, acknowledged and told, once', async () => {
  const disk = new Unreliable()
  await using server = await TestServer.start({ wrapStore: disk.wrap })
  const { id, people } = await seated(server, 2)
  const [ana, bo] = people as [TestGuest, TestGuest]
  const stream = await bo.follows(id)
  const answer = ana.answerTo(await ana.sees(id), ['pass'])
  disk.lying = true
  expect((await ana.sends(id, answer)).seq).toBe(1)
  await stream.until(({ seq }) => seq === 1)
  disk.lying = false
  expect((await ana.sends(id, answer)).seq).toBe(1)
  expect((await ana.sees(id)).seq).toBe(1)
})

test('nobody is shown an answer before it is durable, by stream or by asking', async () => {
  const disk = new Unreliable()
  await using server = await TestServer.start({ wrapStore: disk.wrap })
  const { id, people } = await seated(server, 2)
  const [ana, bo] = people as [TestGuest, TestGuest]
  const stream = await bo.follows(id)
  await stream.until(({ seats }) => seats[1]?.connected === true)
  const gate = Promise.withResolvers<void>()
  disk.gate = gate.promise
  const order: string[] = []
  const acknowledged = ana.answers(id, ['pass']).then(() => order.push('acknowledged'))
  const asked = new Promise((resolve) => setTimeout(resolve, 50)).then(() => bo.sees(id))
  const seen = asked.then(({ seq }) => order.push(`seen ${seq}`))
  await new Promise((resolve) => setTimeout(resolve, 150))
  expect(order).toEqual([])
  expect(stream.state?.seq).toBe(0)
  order.push('durable')
  disk.gate = null
  gate.resolve()
  await Promise.all([acknowledged, seen, stream.until(({ seq }) => seq === 1)])
  expect(order[0]).toBe('durable')
  expect(order).toContain('seen 1')
})

test('a graceful stop loses no answer that was on its way', async () => {
  await using server = await TestServer.start()
  const tables = await Promise.all([1, 2, 3, 4].map(() => seated(server, 4, 'picks')))
  const sent = tables.flatMap(({ id, people }) => people.map((guest) => guest.answers(id)))
  const settled = Promise.allSettled(sent)
  await Promise.race(sent)
  await server.restart()
  const outcomes = await settled
  const acknowledged = outcomes.filter(({ status }) => status === 'fulfilled').length
  const kept = await Promise.all(tables.map(async ({ id, people }) => (await people[0]!.sees(id)).seq))
  expect(acknowledged).toBeGreaterThan(0)
  expect(kept.reduce((sum, seq) => sum + seq, 0)).toBeGreaterThanOrEqual(acknowledged)
})

test('a long game is rebuilt from its snapshot and the tail of its log, with its story', async () => {
  await using server = await TestServer.start()
  const { id, people } = await seated(server, 2, 'turns', 100)
  for (let turn = 0; turn < 90; turn++) await people[turn % 2]!.answers(id, turn % 7 === 0 ? ['draw'] : ['pass'])
  const before = await people[1]!.sees(id)
  await server.restart()
  expect(await people[1]!.sees(id)).toEqual(before)
  await people[0]!.answers(id, ['pass'])
})

test('who takes something back or asks for tables while the store cannot be read is told to come again', async () => {
  await using server = await TestServer.start()
  const { id, people } = await seated(server, 2)
  const [ana] = people as [TestGuest]
  await ana.answers(id, ['pass'])
  const wrapStore = (store: Store): Store =>
    new Proxy(store, {
      get: (target, name: keyof Store) => {
        const member = target[name] as (...args: never[]) => Promise<unknown>
        const isAway = name === 'history' || name === 'tablesOf' || name === 'openTables'
        return async (...args: never[]) => {
          if (isAway) throw new Error('the store is away')
          return member.apply(target, args)
        }
      },
    })
  await server.restart({ wrapStore })
  const asks = [
    () => ana.undoes(id),
    () => ana.call('GET /api/tables'),
    () => ana.call('GET /api/tables', { query: { which: 'open' } }),
  ]
  for (const ask of asks) expect(await ana.isRefused(ask())).toMatchObject({ code: 'not-stored', status: 503 })
})

test('to go on at a long game its log is read from the snapshot on; who takes something back has it read whole', async () => {
  const read: string[] = []
  const wrapStore = (store: Store): Store =>
    new Proxy(store, {
      get: (target, name: keyof Store) => {
        if (name === 'history') read.push(name)
        const member = target[name] as (...args: never[]) => Promise<unknown>
        return async (...args: never[]) => {
          const told = await member.apply(target, args)
          if (name === 'load') read.push(`load ${(told as LoadedTable).entries.length}`)
          return told
        }
      },
    })
  await using server = await TestServer.start({ wrapStore })
  const { id, people } = await seated(server, 2, 'turns', 200)
  const [ana] = people as [TestGuest]
  const first = ana.answerTo(await ana.sees(id), ['pass'])
  await ana.sends(id, first)
  for (let turn = 1; turn < 140; turn++) await people[turn % 2]!.answers(id, ['pass'])
  await server.restart()
  read.length = 0
  const again = await people[0]!.answers(id, ['pass'])
  expect(again.seq).toBe(141)
  expect(read).toEqual(['load 0'])
  expect((await ana.sends(id, first)).seq, 'old keys are still known').toBe(1)
  expect(read).toEqual(['load 0'])
  await ana.undoes(id)
  expect(read).toEqual(['load 0', 'history'])
  expect((await ana.sees(id)).play?.answers).toBe(140)
})

test('tables that nobody looks at leave memory, and come back as they were', async () => {
  await using server = await TestServer.start({ liveTables: 2 })
  const tables = await Promise.all([1, 2, 3, 4, 5].map(() => seated(server, 2)))
  for (const { id, people } of tables) await people[0]!.answers(id, ['draw'])
  for (const { id, people } of tables) {
    expect((await people[0]!.sees(id)).seq).toBe(1)
    await people[1]!.answers(id, ['pass'])
  }
})

test('a rules bug closes its table alone, keeps the answer apart, and a restart gives the table another chance', async () => {
  await using server = await TestServer.start()
  const [broken, healthy] = [await seated(server, 2), await seated(server, 2)]
  const [ana, bo] = broken.people as [TestGuest, TestGuest]
  const stream = await bo.follows(broken.id)
  expect(await ana.isRefused(ana.answers(broken.id, ['break']))).toMatchObject({ code: 'faulted', status: 409 })
  await stream.until(({ status }) => status === 'faulted')
  expect((await bo.sees(broken.id)).seq).toBe(0)
  await healthy.people[0]!.answers(healthy.id, ['pass'])
  expect(server.reports.join()).not.toContain('secret-card')

  await server.restart()
  expect((await ana.sees(broken.id)).status).toBe('playing')
  expect((await ana.answers(broken.id, ['pass'])).seq).toBe(1)
})

test('a table whose game this server no longer has is refused, and found again when it has it', async () => {
  await using server = await TestServer.start()
  const { id, people } = await seated(server, 2)
  const [ana] = people as [TestGuest]
  await server.restart({ games: [] })
  expect((await ana.isRefused(ana.sees(id))).code).toBe('no-such-game')
  expect((await ana.call('GET /api/tables')).map((table) => table.id)).toEqual([id])
  await server.restart()
  await ana.answers(id, ['pass'])
})
