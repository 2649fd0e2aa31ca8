import { mkdtempDisposableSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ToldMoment } from '@turnwright/replay'
import { expect, test } from 'vitest'
import { SECRETS } from './testing/parlour.ts'
import { seated } from './testing/seated.ts'
import type { TestGuest } from './testing/test-guest.ts'
import { TestServer } from './testing/test-server.ts'

type Eyes = 'spectator' | undefined

const overviewFor = (guest: TestGuest, id: string, eyes?: Eyes) =>
  guest.call('GET /api/tables/:id/moments', { params: { id }, query: { eyes } })

const momentFor = (guest: TestGuest, id: string, answers: number, eyes?: Eyes): Promise<ToldMoment> =>
  guest.call('GET /api/tables/:id/moments/:answers', { params: { id, answers }, query: { eyes } })

const viewsFor = (guest: TestGuest, id: string, stops: readonly number[], eyes?: Eyes) =>
  guest.call('GET /api/tables/:id/past/views', { params: { id }, query: { eyes, stops: stops.join(',') } })

const cardsFor = (guest: TestGuest, id: string, eyes?: Eyes) =>
  guest.call('GET /api/tables/:id/past/cards', { params: { id }, query: { eyes } })

/** Everybody who is asked answers, and what each seat is told is written down by the number of answers. */
async function playsOn(people: readonly TestGuest[], id: string, turns: number, told: Map<string, unknown>) {
  const look = async () => {
    for (const [seat, guest] of people.entries()) {
      const { play } = await guest.sees(id)
      if (play !== null) told.set(`${play.answers} ${seat}`, play.view)
    }
  }
  await look()
  for (let turn = 0; turn < turns; turn++)
    for (const guest of people) {
      const { play } = await guest.sees(id)
      if (play?.prompts.length !== 1) continue
      await guest.answers(id, ({ choices }) => [choices[0]!.id])
      await look()
    }
}

test.for(['turns', 'picks', 'draft'] as const)(
  'in %s each seat looks back at what it was shown then, and nothing it was not',
  async (mode) => {
    await using server = await TestServer.start()
    const { id, people } = await seated(server, 3, mode)
    const told = new Map<string, unknown>()
    await playsOn(people, id, 3, told)
    for (const [seat, guest] of people.entries()) {
      const before = new Set(named(guest.heard))
      const { outline, lines } = await overviewFor(guest, id)
      expect(outline.stops.length).toBeGreaterThan(4)
      expect(lines.length).toBeGreaterThan(0)
      for (const answers of outline.stops.keys()) {
        const { projection } = await momentFor(guest, id, answers)
        expect(projection.view).toEqual(told.get(`${answers} ${seat}`))
        expect(projection.prompts).toEqual([])
      }
      const stops = [...outline.stops.keys()].slice(0, 16)
      const { views } = await viewsFor(guest, id, stops)
      expect(views).toEqual(stops.map((answers) => told.get(`${answers} ${seat}`)))
      const { lives } = await cardsFor(guest, id)
      for (const { moves } of lives) expect(moves[0]).toMatchObject({ from: null })
      expect([...named(guest.heard)].filter((secret) => !before.has(secret))).toEqual([])
    }
  },
)

const named = (heard: readonly string[]) => SECRETS.filter((secret) => heard.some((text) => text.includes(secret)))

test('what somebody took back is nobody else’s to look at', async () => {
  await using server = await TestServer.start()
  const { id, people } = await seated(server, 2)
  const [ana, bo] = people as [TestGuest, TestGuest]
  const { seq } = await ana.answers(id, ['pass'])
  expect(seq).toBe(1)
  await ana.call('POST /api/tables/:id/undo', { params: { id }, body: { key: 'take-it-back' } })
  for (const guest of [ana, bo]) expect((await overviewFor(guest, id)).outline.stops).toHaveLength(1)
  await ana.answers(id, ['pass'])
  const { outline } = await overviewFor(bo, id)
  expect(outline.stops.map(({ kind, takenBack }) => [kind, takenBack])).toEqual([
    ['answer', false],
    ['end', false],
  ])
  expect((await momentFor(bo, id, 0)).next).toMatchObject({ seat: 0, chosen: null })
  expect((await momentFor(ana, id, 0)).next).toMatchObject({ seat: 0, chosen: [expect.any(String)] })
})

test('who sits there may look as a spectator, who does not looks as nothing else, and strangers need the invitation', async () => {
  await using server = await TestServer.start()
  const { id, people, table } = await seated(server, 2)
  const [ana] = people as [TestGuest]
  await ana.answers(id, ['pass'])
  expect((await momentFor(ana, id, 1, 'spectator')).projection.seat).toBeNull()
  expect((await momentFor(ana, id, 1)).projection.seat).toBe(0)
  const sam = await server.guest('Sam')
  for (const look of [overviewFor(sam, id), viewsFor(sam, id, [0]), cardsFor(sam, id)])
    expect((await sam.isRefused(look)).status).toBe(403)
  const invite = table.invite ?? ''
  const seen = await sam.call('GET /api/tables/:id/moments/:answers', { params: { id, answers: 1 }, query: { invite } })
  expect(seen.projection.seat).toBeNull()
})

test('before the game and after it there is nothing to look back at', async () => {
  await using server = await TestServer.start()
  const { id, people } = await seated(server, 2)
  const [ana, bo] = people as [TestGuest, TestGuest]
  await bo.leaves(id)
  expect((await ana.isRefused(overviewFor(ana, id))).status).toBe(409)
  expect((await ana.isRefused(momentFor(ana, id, 0))).status).toBe(409)
  expect((await ana.isRefused(viewsFor(ana, id, [0]))).status).toBe(409)
  expect((await ana.isRefused(cardsFor(ana, id))).status).toBe(409)
})

test('people of one address who look back all at once do not fill the room of all others', async () => {
  await using server = await TestServer.start()
  const { id, table } = await seated(server, 2)
  const guests = await Promise.all(Array.from({ length: 8 }, (_, at) => server.guest(`Eve ${at}`)))
  const query = { invite: table.invite ?? undefined, stops: '0' }
  // While the thread is started nobody is served yet, and four of each may wait.
  const asked = guests.flatMap((guest) =>
    Array.from({ length: 4 }, () => guest.call('GET /api/tables/:id/past/views', { params: { id }, query })),
  )
  const told = await Promise.allSettled(asked)
  const refused = told.flatMap((each) => (each.status === 'rejected' ? [each.reason as unknown] : []))
  expect(refused.length).toBeGreaterThan(0)
  expect(refused.length).toBeLessThanOrEqual(12)
  for (const each of refused) expect(each).toMatchObject({ code: 'too-many-requests' })
})

test('a game that cannot be played again is refused as such, and not as if it would pass', async () => {
  await using server = await TestServer.start({ gamesUrl: 'data:text/javascript,export const games = []' })
  const { id, people } = await seated(server, 2)
  const [ana] = people as [TestGuest]
  await ana.answers(id, ['pass'])
  for (const look of [overviewFor(ana, id), momentFor(ana, id, 0), cardsFor(ana, id)])
    expect(await ana.isRefused(look)).toMatchObject({ code: 'not-told', status: 500 })
  expect(server.reports.join()).toContain('past not told')
})

test('a game that has cost the thread is left alone for a while, and others are looked back at', async () => {
  using scratch = mkdtempDisposableSync(join(tmpdir(), 'turnwright-lost-'))
  const begun = join(scratch.path, 'begun')
  const body = `import { appendFileSync } from 'node:fs'; appendFileSync(${JSON.stringify(begun)}, '.'); process.exit()`
  await using server = await TestServer.start({ gamesUrl: `data:text/javascript,${encodeURIComponent(body)}` })
  const { id, people } = await seated(server, 2)
  const [ana] = people as [TestGuest]
  await ana.answers(id, ['pass'])
  for (let look = 0; look < 3; look++)
    expect(await ana.isRefused(overviewFor(ana, id))).toMatchObject({ code: 'not-told' })
  expect(readFileSync(begun, 'utf8')).toBe('.')
  const other = await ana.opens({ game: 'tic-tac-toe', seats: [{ kind: 'you' }, { kind: 'bot', agent: 'random' }] })
  await ana.isRefused(overviewFor(ana, other.id))
  expect(readFileSync(begun, 'utf8')).toBe('..')
})

/** A module of the test games in whose thread every look at a table takes a while, and is written down. */
function slowGames(folder: string, seen: string): string {
  const { href } = new URL('./testing/parlour.ts', import.meta.url)
  const file = join(folder, 'slow-games.js')
  writeFileSync(
    file,
    `import { appendFileSync } from 'node:fs'
    import { parlourModule } from ${JSON.stringify(href)}
    const view = (...about) => {
      appendFileSync(${JSON.stringify(seen)}, '.')
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 250)
      return parlourModule.definition.view(...about)
    }
    export const games = [{ ...parlourModule, definition: { ...parlourModule.definition, view } }]`,
  )
  return pathToFileURL(file).href
}

test('where nobody waits any more for the cards of a long game, they are not followed on', async () => {
  using scratch = mkdtempDisposableSync(join(tmpdir(), 'turnwright-slow-'))
  const seen = join(scratch.path, 'seen')
  writeFileSync(seen, '')
  const looks = () => readFileSync(seen, 'utf8').length
  await using server = await TestServer.start({ gamesUrl: slowGames(scratch.path, seen) })
  const { id, people } = await seated(server, 2)
  for (let round = 0; round < 8; round++) for (const guest of people) await guest.answers(id, ['pass'])
  const [ana, bo] = people as [TestGuest, TestGuest]
  const hangUp = new AbortController()
  const asked = ana.client.open(`/api/tables/${id}/past/cards`, { signal: hangUp.signal })
  await expect.poll(looks).toBeGreaterThan(0)
  hangUp.abort()
  await expect(asked).rejects.toThrow('aborted')
  await momentFor(bo, id, 0)
  const before = looks()
  await momentFor(bo, id, 0)
  expect(looks() - before, 'that moment, and no other').toBeLessThan(4)
})
