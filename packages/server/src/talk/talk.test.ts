import { newKey, type TalkRequest } from '@turnwright/protocol'
import { describe, expect, test } from 'vitest'
import { openLedger, reportsIn } from '../admin/index.ts'
import { everyStore } from '../testing/every-store.ts'
import { seated } from '../testing/seated.ts'
import type { TestGuest } from '../testing/test-guest.ts'
import { TestServer } from '../testing/test-server.ts'
import { TwoNodes } from '../testing/two-nodes.ts'

const phrase = (guest: TestGuest, id: string, said: 'hello' | 'well-played' | 'smile', key = newKey()) =>
  guest.call('POST /api/tables/:id/talk', { params: { id }, body: { kind: 'phrase', phrase: said, key } })
const writes = (guest: TestGuest, id: string, text: string, key = newKey()) =>
  guest.call('POST /api/tables/:id/talk', { params: { id }, body: { kind: 'text', text, key } })
const agrees = (guest: TestGuest, id: string, agree = true) =>
  guest.call('POST /api/tables/:id/talk/writing', { params: { id }, body: { agrees: agree } })
const hears = (guest: TestGuest, id: string, after?: number) =>
  guest.call('GET /api/tables/:id/talk', { params: { id }, query: after === undefined ? {} : { after } })

const stores = everyStore()

describe.each(stores)('with tables in $name', (kept) => {
  test('a phrase is heard by all at the table, once, and is no part of the game', async () => {
    await using server = await TestServer.start(await kept.options())
    const { id, people } = await seated(server, 2)
    const [ana, bo] = people as [TestGuest, TestGuest]
    const before = await bo.sees(id)
    const stream = await bo.follows(id)
    await stream.until(() => true)
    const key = newKey()
    await phrase(ana, id, 'well-played', key)
    await phrase(ana, id, 'well-played', key)
    await stream.hears('talk')
    await phrase(bo, id, 'smile')
    const { lines, writing } = await hears(bo, id)
    expect(lines.map(({ number, seat, name, said }) => ({ number, seat, name, said }))).toEqual([
      { number: 1, seat: 0, name: 'Ana', said: { kind: 'phrase', phrase: 'well-played' } },
      { number: 2, seat: 1, name: 'Bo', said: { kind: 'phrase', phrase: 'smile' } },
    ])
    expect((await hears(ana, id, 1)).lines.map(({ number }) => number)).toEqual([2])
    expect(writing).toEqual({ isOpen: false, agreed: [] })
    const { seq, fingerprint, play } = await bo.sees(id)
    expect({ seq, fingerprint, play }).toEqual({ seq: before.seq, fingerprint: before.fingerprint, play: before.play })
    const other: TalkRequest = { kind: 'phrase', phrase: 'hello', key }
    expect(await ana.isRefused(ana.call('POST /api/tables/:id/talk', { params: { id }, body: other }))).toMatchObject({
      code: 'key-reused',
    })
  })

  test('people write to each other where all at the table have agreed, for as long as they do', async () => {
    await using server = await TestServer.start(await kept.options())
    const { id, people } = await seated(server, 3)
    const [ana, bo, cy] = people as [TestGuest, TestGuest, TestGuest]
    expect(await ana.isRefused(writes(ana, id, 'hi'))).toMatchObject({ code: 'no-writing' })
    await agrees(ana, id)
    expect((await agrees(bo, id)).writing).toEqual({ isOpen: false, agreed: [0, 1] })
    expect(await ana.isRefused(writes(ana, id, 'hi'))).toMatchObject({ code: 'no-writing' })
    expect((await agrees(cy, id)).writing.isOpen).toBe(true)
    await writes(ana, id, 'my  train goes\nthrough a \u202etunnel')
    expect((await hears(cy, id)).lines.at(-1)?.said).toEqual({ kind: 'text', text: 'my train goes through a tunnel' })
    expect(await ana.isRefused(writes(ana, id, '\u200b \u202e'))).toMatchObject({ code: 'bad-talk' })
    await agrees(bo, id, false)
    expect(await cy.isRefused(writes(cy, id, 'hi'))).toMatchObject({ code: 'no-writing' })
    await bo.leaves(id)
    await writes(cy, id, 'only those who still play are asked')
  })

  test('who sits down later hears what is said from then on, and nothing of what was said before', async () => {
    await using server = await TestServer.start(await kept.options())
    const [ana, bo, cy] = [await server.guest('Ana'), await server.guest('Bo'), await server.guest('Cy')]
    const free = { kind: 'open' as const }
    const table = await ana.opens({ game: 'parlour', seats: [{ kind: 'you' }, free, free] })
    const { id } = table
    await bo.joins(table)
    for (const each of [ana, bo]) await agrees(each, id)
    await writes(ana, id, 'do not let Cy win')
    await phrase(bo, id, 'smile')
    await cy.joins(table)
    await server.restart()
    expect((await agrees(cy, id)).lines).toEqual([])
    await writes(bo, id, 'welcome')
    for (const after of [undefined, 0, 1])
      expect((await hears(cy, id, after)).lines.map(({ said }) => said)).toEqual([{ kind: 'text', text: 'welcome' }])
    expect((await hears(bo, id)).lines).toHaveLength(3)
    const report = { params: { id }, body: { number: 1 } }
    expect(await cy.isRefused(cy.call('POST /api/tables/:id/talk/reports', report))).toMatchObject({
      code: 'no-such-talk',
    })
    expect(cy.heard.join()).not.toContain('do not let Cy win')
  })

  test('who gets up and sits down again has missed what was said meanwhile, and so has who takes a freed seat', async () => {
    await using server = await TestServer.start(await kept.options())
    const [ana, bo, cy] = [await server.guest('Ana'), await server.guest('Bo'), await server.guest('Cy')]
    const free = { kind: 'open' as const }
    const table = await ana.opens({ game: 'parlour', seats: [{ kind: 'you' }, free, free, free] })
    const { id } = table
    for (const each of [bo, cy]) await each.joins(table)
    for (const each of [ana, bo, cy]) await agrees(each, id)
    await bo.leaves(id)
    await writes(ana, id, 'now that Bo is gone')
    await bo.joins(table)
    expect((await hears(bo, id)).lines).toEqual([])
    const seat = (await bo.sees(id)).you.seat!
    await ana.call('POST /api/tables/:id/seats', { params: { id }, body: { seat, kind: 'open', key: newKey() } })
    const di = await server.guest('Di')
    await di.joins(table)
    expect((await di.sees(id)).you.seat).toBe(seat)
    expect((await hears(di, id)).lines).toEqual([])
    expect((await hears(cy, id)).lines).toHaveLength(1)
  })

  test('a report reaches whoever runs the server, with what was said before it, and nobody else', async () => {
    const options = await kept.options()
    await using server = await TestServer.start(options)
    const { id, people } = await seated(server, 2)
    const [ana, bo] = people as [TestGuest, TestGuest]
    await agrees(ana, id)
    await agrees(bo, id)
    await phrase(bo, id, 'hello')
    await writes(bo, id, '<b>rude</b>')
    const reports = (guest: TestGuest, number: number) =>
      guest.call('POST /api/tables/:id/talk/reports', { params: { id }, body: { number } })
    await reports(ana, 2)
    await reports(ana, 2)
    for (const wrong of [3, 99])
      expect(await ana.isRefused(reports(ana, wrong))).toMatchObject({ code: 'no-such-talk' })
    expect(await bo.isRefused(reports(bo, 2)), 'of one’s own').toMatchObject({ code: 'no-such-talk' })
    await using ledger = await openLedger({ dataDir: server.folder, databaseUrl: options.databaseUrl ?? null }, 'read')
    expect(await reportsIn(ledger, 9)).toMatchObject([
      { table: id, number: 2, aboutName: 'Bo', said: '<b>rude</b>', before: ['Bo: [hello]'], reporterName: 'Ana' },
    ])
    expect(bo.heard.join()).not.toContain('report')
  })

  test('what is said is there after a restart, and of much the latest stays', async () => {
    await using server = await TestServer.start(await kept.options())
    const { id, people } = await seated(server, 2)
    const [ana, bo] = people as [TestGuest, TestGuest]
    for (let n = 0; n < 203; n++) await phrase(n % 2 === 0 ? ana : bo, id, 'hello')
    await server.restart()
    const { lines } = await hears(ana, id)
    expect([lines.length, lines[0]?.number, lines.at(-1)?.number]).toEqual([200, 4, 203])
    const { body } = await ana.speak('GET', `/api/tables/${id}/record`)
    expect(JSON.stringify(body)).not.toContain('hello')
  })
})

test('nobody talks at a table where they do not sit, and those who look on hear nothing', async () => {
  await using server = await TestServer.start()
  const { id, table, people } = await seated(server, 2)
  const eve = await server.guest('Eve')
  const stream = await eve.follows(id, null, { invite: table.invite! })
  await stream.until(() => true)
  expect(await eve.isRefused(phrase(eve, id, 'hello'))).toMatchObject({ code: 'not-seated' })
  expect(await eve.isRefused(hears(eve, id))).toMatchObject({ code: 'not-seated' })
  await phrase(people[0]!, id, 'hello')
  await people[0]!.answers(id, ['pass'])
  await stream.until(({ seq }) => seq === 1)
  expect(stream.events.some(({ event }) => event === 'talk')).toBe(false)
})

test('people greet each other before the game begins', async () => {
  await using server = await TestServer.start()
  const [ana, bo] = [await server.guest('Ana'), await server.guest('Bo')]
  const seats = [{ kind: 'you' as const }, { kind: 'open' as const }, { kind: 'open' as const }]
  const table = await ana.opens({ game: 'parlour', seats })
  await bo.joins(table)
  await phrase(ana, table.id, 'hello')
  expect((await hears(bo, table.id)).lines.map(({ name }) => name)).toEqual(['Ana'])
})

test('whoever says much at once waits a few seconds', async () => {
  await using server = await TestServer.start({ limits: undefined as never })
  const { id, people } = await seated(server, 2)
  for (let n = 0; n < 3; n++) await phrase(people[0]!, id, 'hello')
  expect(await people[0]!.isRefused(phrase(people[0]!, id, 'hello'))).toMatchObject({
    code: 'too-many-requests',
    next: 'Wait a few seconds.',
  })
  await phrase(people[1]!, id, 'hello')
})

test('what is said at one server is heard at the other', async () => {
  const { databaseUrl } = await stores[1]!.options()
  await using nodes = await TwoNodes.start(databaseUrl!)
  const { id, people } = await nodes.seated(2)
  const [ana, bo] = people as [TestGuest, TestGuest]
  const stream = await bo.follows(id)
  await stream.until(() => true)
  await Promise.all([phrase(ana, id, 'hello'), phrase(bo, id, 'smile')])
  await stream.hears('talk')
  await expect.poll(async () => (await hears(bo, id)).lines.map(({ number }) => number)).toEqual([1, 2])
})

test('whoever looks on is named to the table, once, at whichever server; nobody is who has no name', async () => {
  const { databaseUrl } = await stores[1]!.options()
  await using nodes = await TwoNodes.start(databaseUrl!)
  const { id, people } = await nodes.seated(2)
  const { invite } = await people[0]!.sees(id)
  const stream = await people[0]!.follows(id)
  const [nora, theo] = [await nodes.a.guest('Nora'), await nodes.b.guest('<b>Theo</b>')]
  for (const each of [nora, nora, theo]) await each.follows(id, null, { invite: invite! })
  await nodes.b.stranger().follows(id, null, { invite: invite! })
  await stream.until(({ spectators }) => spectators === 4)
  expect((await stream.until(({ watching }) => watching.length === 2)).watching).toEqual(['<b>Theo</b>', 'Nora'])
  theo.hangUp()
  expect((await stream.until(({ watching }) => watching.length === 1)).watching).toEqual(['Nora'])
})
