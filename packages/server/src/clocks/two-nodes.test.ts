import { beforeAll, expect, test } from 'vitest'
import { sharedPostgres } from '../../../../scripts/postgres/shared-postgres.ts'
import type { TestPostgres } from '../../../../scripts/postgres/test-postgres.ts'
import { PostgresStore } from '../store/postgres/postgres-store.ts'
import type { Store } from '../store/store.ts'
import { A_MINUTE, A_SECOND, comesBack, LIVE, PATIENCE, proposes } from '../testing/clocked.ts'
import { FakeClock } from '../testing/fake-clock.ts'
import { startOn, type TwoNodes } from '../testing/two-nodes.ts'
import type { TestGuest } from '../testing/test-guest.ts'

let postgres: TestPostgres
let database: string
beforeAll(async () => {
  postgres = await sharedPostgres()
  database = await postgres.database()
})

const CLOCKS = { every: A_SECOND, longestGap: 10 * A_MINUTE }

async function seated(nodes: TwoNodes): Promise<{ id: string; ana: TestGuest; bo: TestGuest }> {
  const [ana, bo] = [await nodes.a.guest('Ana'), await nodes.b.guest('Bo')]
  const table = await ana.opens({
    game: 'parlour',
    options: { mode: 'turns', rounds: 9 },
    seats: [{ kind: 'you' }, { kind: 'open' }],
    pace: LIVE,
  })
  await bo.joins(table)
  return { id: table.id, ana, bo }
}

test('of two servers one notes that time is over, once, and both tell it and go by it', async () => {
  const clock = new FakeClock()
  let rung = 0
  const counting = (store: Store): Store =>
    new Proxy(store, {
      get(target, name) {
        const value: unknown = Reflect.get(target, name)
        if (name !== 'save' || typeof value !== 'function')
          return typeof value === 'function' ? value.bind(target) : value
        return (change: Parameters<Store['save']>[0]) => {
          if (change.table.pace?.over.length === 1) rung++
          return target.save(change)
        }
      },
    })
  await using nodes = await startOn(postgres, database, { clock, clocks: CLOCKS, wrapStore: counting })
  const { id, ana, bo } = await seated(nodes)
  const streams = [await ana.follows(id), await bo.follows(id)]
  for (const [n, stream] of streams.entries())
    await expect
      .poll(() => {
        clock.passes(n === 0 ? 5 * A_MINUTE : A_SECOND)
        return stream.state?.clock?.over
      }, PATIENCE)
      .toEqual([0])
  expect(rung).toBe(1)
  // Who is there is heard from the other server first.
  const heard = setInterval(() => clock.passes(50), 10)
  await proposes(bo, id, 0, 'stand-in').finally(() => clearInterval(heard))
  await expect.poll(async () => (await nodes.at(nodes.a, bo).sees(id)).play?.answers, PATIENCE).toBe(1)
  await comesBack(nodes.at(nodes.b, ana), id)
  expect((await ana.sees(id)).seats[0]?.standIn).toBeNull()
})

test('when the server that keeps the time is gone another keeps it, and nobody loses time by it', async () => {
  const clock = new FakeClock()
  await using nodes = await startOn(postgres, database, { clock, clocks: CLOCKS })
  const { id, bo } = await seated(nodes)
  clock.passes(2 * A_MINUTE)
  await nodes.a.stop()
  const store = await PostgresStore.open(nodes.url)
  const before = await store.houseTime()
  expect(before).toBeLessThanOrEqual(2 * A_MINUTE)
  let passed = 0
  await expect
    .poll(async () => {
      clock.passes(A_SECOND)
      passed += A_SECOND
      return store.houseTime()
    }, PATIENCE)
    .toBeGreaterThan(before)
  expect(await store.houseTime()).toBeLessThanOrEqual(2 * A_MINUTE + passed)
  await store.close()
  expect((await bo.sees(id)).clock?.over).toEqual([])
  await nodes.a.restart()
})
