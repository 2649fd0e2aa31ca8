import { followTable, Unreachable } from '@turnwright/protocol'
import { beforeAll, test } from 'vitest'
import { sharedPostgres } from '../../../scripts/postgres/shared-postgres.ts'
import type { TestPostgres } from '../../../scripts/postgres/test-postgres.ts'
import { AT_TABLES } from './store/postgres/patience.ts'
import { PostgresStore } from './store/postgres/postgres-store.ts'
import { MutedProxy } from './testing/muted-proxy.ts'
import type { TestGuest } from './testing/test-guest.ts'
import { TestServer } from './testing/test-server.ts'

/** A machine on which others work too takes longer for everything; a line that nobody gives up is silent for minutes. */
const SOON = 4 * AT_TABLES.silence
const PATIENCE = { timeout: 90_000 }

let postgres: TestPostgres
beforeAll(async () => {
  postgres = await sharedPostgres()
})

const TURNS = { game: 'parlour', options: { mode: 'turns', rounds: 50 } }

interface Seated {
  readonly id: string
  readonly ana: TestGuest
  readonly bo: TestGuest
}

async function seated(server: TestServer): Promise<Seated> {
  const [ana, bo] = [await server.guest('Ana'), await server.guest('Bo')]
  const { id } = await bo.joins(await ana.opens({ ...TURNS, seats: [{ kind: 'you' }, { kind: 'open' }] }))
  return { id, ana, bo }
}

/** Gives an answer at the moment when the lines fall silent, and says for how long it was on its way. */
async function answeredDuring(silence: () => void, { id, ana }: Seated): Promise<Given> {
  const answer = ana.answerTo(await ana.sees(id), ['pass'])
  const again = (): Promise<number> => ana.sends(id, answer).then(({ seq }) => seq)
  silence()
  const before = performance.now()
  const said = await again().catch((error: unknown) => error)
  return { said, took: performance.now() - before, again }
}

interface Given {
  readonly said: unknown
  readonly took: number
  readonly again: () => Promise<number>
}

test.concurrent('an answer given when all lines to the database have died without a word is soon taken on a new one, once', {
  ...PATIENCE,
}, async ({ expect }) => {
  await using proxy = await MutedProxy.before(await postgres.database())
  await using server = await TestServer.start({ databaseUrl: proxy.url })
  const table = await seated(server)
  const { said, took, again } = await answeredDuring(() => proxy.fallSilent('open lines'), table)
  expect(said).toBe(1)
  expect(took).toBeLessThan(SOON)
  expect(await again()).toBe(1)
  expect((await table.bo.answers(table.id, ['pass'])).seq).toBe(2)
})

test.concurrent('while nothing comes from the database on any line answers are refused with 503, and the server ends in order', {
  ...PATIENCE,
}, async ({ expect }) => {
  await using proxy = await MutedProxy.before(await postgres.database())
  await using server = await TestServer.start({ databaseUrl: proxy.url })
  const table = await seated(server)
  const { said, took, again } = await answeredDuring(() => proxy.fallSilent('all lines'), table)
  // On a busy machine a page may give the first try up just before the server does; the next one is refused at once.
  const refused = said instanceof Unreachable ? await again().catch((error: unknown) => error) : said
  expect(refused).toMatchObject({ code: 'not-stored', status: 503 })
  expect(took).toBeLessThan(SOON)
  expect((await fetch(`${server.origin}/readyz`)).status).toBe(503)
  proxy.speak()
  await expect.poll(() => again().catch(() => null), { timeout: SOON }).toBe(1)

  proxy.fallSilent('all lines')
  const before = performance.now()
  await server.stop()
  expect(performance.now() - before).toBeLessThan(2 * SOON)
})

test.concurrent('a server hears again what others say when the line on which it listened has died without a word', {
  ...PATIENCE,
}, async ({ expect }) => {
  const database = await postgres.database()
  await using proxy = await MutedProxy.before(database)
  // It asks nobody by itself: what it knows it has heard.
  await using here = await TestServer.start({ databaseUrl: proxy.url, followEvery: 10 * 60_000 })
  await using elsewhere = await TestServer.start({ databaseUrl: database })
  const { id, ana, bo } = await seated(elsewhere)
  const looker = here.stranger()
  looker.cookie = ana.cookie
  let seen = -1
  const following = followTable(looker.client, { id, onState: ({ seq }) => (seen = seq) })
  await expect.poll(() => seen, { timeout: SOON }).toBe(0)
  proxy.fallSilent('open lines')
  await ana.answers(id, ['pass'])
  await expect.poll(() => seen, { timeout: 2 * SOON }).toBe(1)
  await bo.answers(id, ['pass'])
  await expect.poll(() => seen, { timeout: SOON }).toBe(2)
  following.stop()
})

test.concurrent(
  'however many wait for a database that says nothing, all of them hear of it soon',
  PATIENCE,
  async ({ expect }) => {
    await using proxy = await MutedProxy.before(await postgres.database())
    const store = await PostgresStore.open(proxy.url)
    proxy.fallSilent('all lines')
    const before = performance.now()
    const asked = await Promise.allSettled(Array.from({ length: 2_000 }, () => store.houseTime()))
    expect(performance.now() - before).toBeLessThan(SOON)
    expect(asked.filter(({ status }) => status === 'fulfilled')).toEqual([])
    proxy.speak()
    await expect.poll(() => store.houseTime().catch(() => null), { timeout: SOON }).toBe(0)
    await store.close()
  },
)
