import { setTimeout as pause } from 'node:timers/promises'
import type { PushRequest } from '@turnwright/protocol'
import { describe, expect, test, vi } from 'vitest'
import { sharedPostgres } from '../../../../scripts/postgres/shared-postgres.ts'
import { claimsIn, PushService } from '../../../../scripts/sinks/push-service.ts'
import { SmtpSink } from '../../../../scripts/sinks/smtp-sink.ts'
import type { ServerOptions } from '../server-options.ts'
import { everyStore } from '../testing/every-store.ts'
import { MovingClock } from '../testing/moving-clock.ts'
import { authenticator, keeps, NAMED, signsIn } from '../testing/passkeys.ts'
import { seated } from '../testing/seated.ts'
import type { TestGuest } from '../testing/test-guest.ts'
import { TestServer } from '../testing/test-server.ts'
import { TwoNodes } from '../testing/two-nodes.ts'

const ORIGIN = 'https://play.example.org'
/** Their secrets are letters at random, names of people among them. */
const LINKS = /https:\S+/g
const ADDRESS = 'bo@example.org'
/** Long enough for many looks for whom to tell. */
const A_WHILE = 200

const subscribe = (guest: TestGuest, { subscription }: PushService, after: PushRequest['after'] = 1) =>
  guest.call('POST /api/reminders/push', { body: { ...subscription, after } })

const looks = (guest: TestGuest, id: string, isLooking = true, line = 'the-first-page') =>
  guest.call('POST /api/tables/:id/looking', { params: { id }, body: { line, isLooking } })

const arrives = (push: PushService, count: number) =>
  vi.waitFor(() => expect(push.arrived).toHaveLength(count), { timeout: 10_000 })

const stores = everyStore()

describe.each(stores)('with tables in $name', (kept) => {
  async function start(clock: MovingClock, options: ServerOptions = {}): Promise<TestServer> {
    const all = { clock, remindEvery: 30, allowsLocalPush: true, ...options, ...(await kept.options()) }
    return TestServer.start(all)
  }

  test('somebody who is not looking is told once a turn: which game, which table and who waits', async () => {
    await using push = await PushService.start()
    const clock = new MovingClock()
    await using server = await start(clock)
    const { id, people } = await seated(server, 3)
    const [ana, bo, cy] = people as [TestGuest, TestGuest, TestGuest]
    const told = await subscribe(bo, push)
    expect(told.push).toMatchObject({ devices: 1, after: 1 })
    await ana.answers(id, ['pass'])
    await pause(A_WHILE)
    expect(push.arrived, 'it has waited for less than a minute').toEqual([])
    clock.minutesPass(1)
    await arrives(push, 1)
    expect(push.arrived[0]?.said).toEqual({
      title: 'Your turn in Parlour',
      body: 'Ana and Cy wait for you.',
      table: id,
    })
    const { headers } = push.arrived[0]!
    expect(headers).toMatchObject({ topic: id, ttl: '86400', 'content-encoding': 'aes128gcm' })
    const claims = claimsIn(headers.authorization ?? '')
    expect(claims).toMatchObject({ aud: push.origin, key: told.push.key })

    clock.minutesPass(60)
    await pause(A_WHILE)
    expect(push.arrived).toHaveLength(1)
    await bo.answers(id, ['pass'])
    clock.minutesPass(60)
    await pause(A_WHILE)
    expect(push.arrived, 'it is the turn of another').toHaveLength(1)
    await cy.answers(id, ['pass'])
    await ana.answers(id, ['pass'])
    clock.minutesPass(1)
    await arrives(push, 2)
  })

  test('nobody is called back who looks; a page that is open and out of sight does not look', async () => {
    await using push = await PushService.start()
    const clock = new MovingClock()
    await using server = await start(clock)
    const { id, people } = await seated(server, 2)
    const [ana, bo] = people as [TestGuest, TestGuest]
    await subscribe(bo, push)
    const stream = await bo.follows(id)
    await stream.until(() => true)
    clock.minutesPass(1)
    await looks(bo, id)
    await looks(bo, id, true, 'the-second-page')
    await looks(bo, id, false)
    await ana.answers(id, ['pass'])
    clock.minutesPass(1)
    await looks(bo, id, true, 'the-second-page')
    await pause(A_WHILE)
    expect(push.arrived).toEqual([])
    await looks(bo, id, false, 'the-second-page')
    await pause(A_WHILE)
    expect(push.arrived, 'they looked just now').toEqual([])
    clock.minutesPass(1)
    await arrives(push, 1)
  })

  test('whoever says that they look and has no line to the table does not', async () => {
    await using push = await PushService.start()
    const clock = new MovingClock()
    await using server = await start(clock)
    const { id, people } = await seated(server, 2)
    await subscribe(people[1]!, push)
    await people[0]!.answers(id, ['pass'])
    clock.minutesPass(1)
    await looks(people[1]!, id)
    await arrives(push, 1)
    expect(push.said).toEqual(['Your turn in Parlour: Ana waits for you.'])
  })

  test('a browser that is gone is forgotten, one that is in trouble is tried again, and nobody is led elsewhere', async () => {
    await using push = await PushService.start()
    await using elsewhere = await PushService.start()
    const clock = new MovingClock()
    await using server = await start(clock)
    const { id, people } = await seated(server, 2)
    const [ana, bo] = people as [TestGuest, TestGuest]
    await subscribe(bo, push)
    push.status = 307
    push.location = elsewhere.subscription.endpoint
    await ana.answers(id, ['pass'])
    clock.minutesPass(1)
    await vi.waitFor(() => expect(push.asked).toBe(3), { timeout: 10_000 })
    await pause(A_WHILE)
    expect([push.asked, elsewhere.asked]).toEqual([3, 0])
    await bo.answers(id, ['pass'])
    await ana.answers(id, ['pass'])
    push.status = 410
    clock.minutesPass(1)
    await vi.waitFor(async () => expect((await bo.call('GET /api/reminders')).push.devices).toBe(0), {
      timeout: 10_000,
    })
    expect(push.asked).toBe(4)
  })

  test('what was not told before a restart is told after it, once, by the same key', async () => {
    await using push = await PushService.start()
    const clock = new MovingClock()
    await using server = await start(clock)
    const { id, people } = await seated(server, 2)
    const [ana, bo] = people as [TestGuest, TestGuest]
    const before = await subscribe(bo, push)
    await ana.answers(id, ['pass'])
    await server.restart()
    clock.minutesPass(1)
    await arrives(push, 1)
    await server.restart()
    await pause(A_WHILE)
    expect(push.arrived).toHaveLength(1)
    expect(await bo.call('GET /api/reminders')).toEqual(before)
  })

  test('mail goes to an address that was confirmed, once a turn, and stops by one click from the mail', async () => {
    await using sink = await SmtpSink.start()
    const mail = { url: sink.url, from: 'Turnwright <play@example.org>' }
    const clock = new MovingClock()
    await using server = await start(clock, { mail, publicOrigin: ORIGIN })
    const speak = (method: string, path: string, headers: Record<string, string> = {}, body?: string) =>
      server.stranger().speak(method, path, { headers: { ...headers }, ...(body === undefined ? {} : { body }) })
    const { id, people } = await seated(server, 2)
    const [ana, bo] = people as [TestGuest, TestGuest]
    const asked = await bo.call('POST /api/reminders/mail', { body: { address: ` ${ADDRESS}`, after: 30 } })
    expect(asked.mail).toEqual({ isOffered: true, address: null, unconfirmed: ADDRESS, after: 30 })
    const [question] = sink.at(ADDRESS)
    expect(question!.text.replaceAll(LINKS, ''), 'nobody is named to whom it may not concern').not.toContain('Bo')
    const confirm = linkIn(question!.text, 'confirm')

    await ana.answers(id, ['pass'])
    clock.minutesPass(31)
    await pause(A_WHILE)
    expect(sink.received).toHaveLength(1)
    expect(await speak('GET', confirm)).toMatchObject({
      status: 200,
      body: expect.stringContaining('Yes, tell me here'),
    })
    expect((await bo.call('GET /api/reminders')).mail.address, 'to look at a link does nothing').toBeNull()
    const browsers = { ...FORM, origin: 'null', 'sec-fetch-site': 'same-origin' }
    expect(await speak('POST', confirm, browsers, '')).toMatchObject({
      status: 200,
      body: expect.stringContaining('confirmed'),
    })
    expect((await bo.call('GET /api/reminders')).mail).toMatchObject({ address: ADDRESS, unconfirmed: null })

    await vi.waitFor(() => expect(sink.at(ADDRESS)).toHaveLength(2), { timeout: 10_000 })
    const reminder = sink.at(ADDRESS)[1]!
    const stop = linkIn(reminder.text, 'stop')
    expect(reminder.headers.get('subject')).toBe('Your turn in Parlour')
    expect(reminder.headers.get('list-unsubscribe')).toBe(`<${ORIGIN}${stop}>`)
    expect(reminder.headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    expect(reminder.headers.get('auto-submitted')).toBe('auto-generated')
    expect(reminder.text).toContain(`Ana waits for you.\n\n${ORIGIN}/tables/${id}\n`)
    clock.minutesPass(600)
    await pause(A_WHILE)
    expect(sink.received).toHaveLength(2)

    expect((await speak('GET', stop)).body).toContain('Stop these mails')
    expect((await bo.call('GET /api/reminders')).mail.address).toBe(ADDRESS)
    expect((await speak('POST', stop, FORM, 'List-Unsubscribe=One-Click')).status).toBe(200)
    expect((await bo.call('GET /api/reminders')).mail).toMatchObject({ address: null, unconfirmed: null })
    expect((await speak('POST', stop, FORM, '')).status, 'twice is once').toBe(200)
    expect((await speak('POST', confirm, FORM, '')).status, 'it was removed').toBe(410)
  })

  test('while the mail server is away nothing is lost and nobody is told twice', async () => {
    await using sink = await SmtpSink.start()
    const clock = new MovingClock()
    await using server = await start(clock, { mail: { url: sink.url, from: 'play@example.org' }, publicOrigin: ORIGIN })
    const { id, people } = await seated(server, 2)
    const [ana, bo] = people as [TestGuest, TestGuest]
    await confirmed(server, bo, sink, ADDRESS)
    sink.isOpen = false
    await ana.answers(id, ['pass'])
    clock.minutesPass(31)
    await vi.waitFor(() => expect(server.reports.join()).toContain('mail not sent'), { timeout: 10_000 })
    await pause(A_WHILE)
    expect(
      server.reports.filter((each) => each.includes('mail not sent')),
      'it rests for a minute',
    ).toHaveLength(1)
    sink.isOpen = true
    clock.minutesPass(1)
    await vi.waitFor(() => expect(sink.at(ADDRESS)).toHaveLength(2), { timeout: 10_000 })
    await pause(A_WHILE)
    expect(sink.at(ADDRESS)).toHaveLength(2)
  })
})

const FORM = { 'content-type': 'application/x-www-form-urlencoded' }

/** The path of a link in a mail. */
function linkIn(text: string, act: string): string {
  const [, path = ''] = new RegExp(`${ORIGIN}(/mail/${act}\\S+)`).exec(text) ?? []
  return path
}

async function confirmed(server: TestServer, guest: TestGuest, sink: SmtpSink, address: string): Promise<void> {
  await guest.call('POST /api/reminders/mail', { body: { address, after: 30 } })
  await server.stranger().speak('POST', linkIn(sink.at(address).at(-1)!.text, 'confirm'), { headers: FORM, body: '' })
}

test('who signs out everywhere is called back in no browser until they ask for it again', async () => {
  await using push = await PushService.start()
  const clock = new MovingClock()
  const ways = { clock, remindEvery: 30, allowsLocalPush: true, ...NAMED }
  await using server = await TestServer.start(ways)
  const { id, people } = await seated(server, 2)
  const [ana, bo] = people as [TestGuest, TestGuest]
  const passkey = authenticator()
  await keeps(bo, passkey)
  const lost = { ...push.subscription, endpoint: `${push.origin}/lost` }
  await subscribe(bo, push)
  const told = await bo.call('POST /api/reminders/push', { body: { ...lost, after: 1 } })
  expect(told.push.endpoints).toEqual([push.subscription.endpoint, lost.endpoint])
  await ana.answers(id, ['pass'])
  await bo.call('POST /api/sign-out', { body: { everywhere: true } })
  clock.minutesPass(60)
  await pause(A_WHILE)
  expect(push.arrived).toEqual([])
  await signsIn(bo, passkey)
  expect((await bo.call('GET /api/reminders')).push).toMatchObject({ devices: 0, endpoints: [] })
  await subscribe(bo, push)
  await arrives(push, 1)
})

test('a push endpoint that is wrong gets a sentence and changes nothing', async () => {
  await using push = await PushService.start()
  await using server = await TestServer.start()
  const bo = await server.guest('Bo')
  const { keys } = push.subscription
  const wrong: readonly object[] = [
    { endpoint: push.subscription.endpoint, keys },
    { endpoint: 'https://localhost/a', keys },
    { endpoint: 'https://169.254.169.254/latest', keys },
    { endpoint: 'http://push.example.org/a', keys },
    { endpoint: 'nonsense', keys },
    { endpoint: 'https://push.example.org/a', keys: { ...keys, p256dh: 'AAAA' } },
  ]
  for (const each of wrong) {
    const problem = await bo.isRefused(
      bo.call('POST /api/reminders/push', { body: { ...each, after: 1 } as PushRequest }),
    )
    expect(problem).toMatchObject({ code: 'bad-push-endpoint', next: expect.stringMatching(/\w/) })
  }
  const late = { ...push.subscription, after: 2 } as unknown as PushRequest
  expect(await bo.isRefused(bo.call('POST /api/reminders/push', { body: late }))).toMatchObject({ code: 'malformed' })
  expect((await bo.call('GET /api/reminders')).push.devices).toBe(0)
  expect(push.asked).toBe(0)
})

test('a browser is tried on demand, by whom it belongs to, and a few times', async () => {
  await using push = await PushService.start()
  await using server = await TestServer.start({ allowsLocalPush: true, limits: undefined as never })
  const [bo, cy] = [await server.guest('Bo'), await server.guest('Cy')]
  const { endpoint } = push.subscription
  const tries = (guest: TestGuest) => guest.call('POST /api/reminders/push/test', { body: { endpoint } })
  expect(await bo.isRefused(tries(bo))).toMatchObject({ code: 'not-subscribed' })
  await subscribe(bo, push)
  expect(await cy.isRefused(tries(cy))).toMatchObject({ code: 'not-subscribed' })
  await tries(bo)
  expect(push.said).toEqual([
    'This is how you are called back: A notice says which game and who waits, never what you hold.',
  ])
  push.status = 500
  expect(await bo.isRefused(tries(bo))).toMatchObject({ code: 'push-refused' })
  for (let n = 0; n < 3; n++) await bo.isRefused(tries(bo))
  expect(await bo.isRefused(tries(bo))).toMatchObject({ code: 'too-many-requests' })
  await cy.call('POST /api/reminders/push/forget', { body: { endpoint } })
  expect((await bo.call('GET /api/reminders')).push.devices, 'not theirs to forget').toBe(1)
  await bo.call('POST /api/reminders/push/forget', { body: { endpoint } })
  expect((await bo.call('GET /api/reminders')).push.devices).toBe(0)
})

test('a mail address that is wrong gets a sentence and changes nothing', async () => {
  await using sink = await SmtpSink.start()
  await using server = await TestServer.start({
    mail: { url: sink.url, from: 'play@example.org' },
    publicOrigin: ORIGIN,
  })
  const bo = await server.guest('Bo')
  const sends = (address: string) => bo.call('POST /api/reminders/mail', { body: { address, after: 30 } })
  const wrong = [
    '',
    'bo',
    'bo@',
    '@example.org',
    'bo@localhost',
    'a@b.c\r\nBcc: x@y.z',
    'Bo <bo@example.org>',
    'bo@exa mple.org',
  ]
  for (const address of [
    ...wrong,
    `${'a'.repeat(65)}@example.org`,
    'b\u202eo@example.org',
    'x@example.org, y@example.org',
  ])
    expect(await bo.isRefused(sends(address))).toMatchObject({ code: 'bad-mail-address' })
  sink.unknown.add('nobody@example.org')
  expect(await bo.isRefused(sends('nobody@example.org'))).toMatchObject({ code: 'bad-mail-address' })
  sink.isOpen = false
  expect(await bo.isRefused(sends(ADDRESS))).toMatchObject({ code: 'mail-not-sent' })
  expect(sink.received).toEqual([])
  expect((await bo.call('GET /api/reminders')).mail).toMatchObject({ address: null, unconfirmed: null })
})

test('an address that was confirmed stays until another is, and goes when its person says so', async () => {
  await using sink = await SmtpSink.start()
  await using server = await TestServer.start({
    mail: { url: sink.url, from: 'play@example.org' },
    publicOrigin: ORIGIN,
  })
  const bo = await server.guest('Bo')
  await confirmed(server, bo, sink, ADDRESS)
  const other = await bo.call('POST /api/reminders/mail', { body: { address: 'b@example.org', after: 30 } })
  expect(other.mail).toMatchObject({ address: ADDRESS, unconfirmed: 'b@example.org' })
  const later = await bo.call('POST /api/reminders/mail', { body: { address: ADDRESS, after: 720 } })
  expect(later.mail).toMatchObject({ address: ADDRESS, after: 720 })
  expect(sink.received, 'no mail for what is known').toHaveLength(2)
  await server.stranger().speak('POST', linkIn(sink.received[1]!.text, 'confirm'), { headers: FORM, body: '' })
  expect((await bo.call('GET /api/reminders')).mail).toMatchObject({ address: 'b@example.org', unconfirmed: null })
  const gone = await bo.call('POST /api/reminders/mail/forget', { body: {} })
  expect(gone.mail).toMatchObject({ address: null, unconfirmed: null })
})

test('a question that nobody answered for a day is not asked any more, and a link of somebody else’s making does nothing', async () => {
  await using sink = await SmtpSink.start()
  const clock = new MovingClock()
  const mail = { url: sink.url, from: 'play@example.org' }
  await using server = await TestServer.start({ clock, mail, publicOrigin: ORIGIN })
  const bo = await server.guest('Bo')
  await bo.call('POST /api/reminders/mail', { body: { address: ADDRESS, after: 30 } })
  const confirm = linkIn(sink.received[0]!.text, 'confirm')
  const opens = async (path: string) =>
    (await server.stranger().speak('POST', path, { headers: FORM, body: '' })).status
  for (const forged of [
    confirm.slice(0, -1),
    confirm.replace('confirm', 'stop'),
    '/mail/stop.x.y',
    '/mail/x',
    `${confirm}.x`,
  ])
    expect(await opens(forged)).toBe(404)
  clock.minutesPass(24 * 60 + 1)
  expect(await opens(confirm)).toBe(410)
  expect((await bo.call('GET /api/reminders')).mail.unconfirmed).toBeNull()
})

test('nobody is sent many mails that they did not ask for', async () => {
  await using sink = await SmtpSink.start()
  const mail = { url: sink.url, from: 'play@example.org' }
  await using server = await TestServer.start({ mail, publicOrigin: ORIGIN, limits: undefined as never })
  const [bo, cy] = [await server.guest('Bo'), await server.guest('Cy')]
  const sends = (guest: TestGuest, address: string) =>
    guest.call('POST /api/reminders/mail', { body: { address, after: 30 } })
  for (let n = 0; n < 3; n++) await sends(bo, ADDRESS)
  expect(await bo.isRefused(sends(bo, ADDRESS))).toMatchObject({ code: 'too-many-requests' })
  expect(await cy.isRefused(sends(cy, ADDRESS.toUpperCase()))).toMatchObject({ code: 'too-many-requests' })
  expect(sink.received).toHaveLength(3)
})

test('a server without mail says so, and its links lead nowhere', async () => {
  await using server = await TestServer.start()
  const bo = await server.guest('Bo')
  expect((await bo.call('GET /api/reminders')).mail.isOffered).toBe(false)
  const asked = bo.call('POST /api/reminders/mail', { body: { address: ADDRESS, after: 30 } })
  expect(await bo.isRefused(asked)).toMatchObject({ code: 'no-mail' })
  expect(await bo.speak('GET', '/mail/stop.x.y')).toMatchObject({
    status: 404,
    body: expect.stringContaining('no such link'),
  })
})

test('a notice tells nothing that lies on the table, whatever somebody holds', async () => {
  await using push = await PushService.start()
  const clock = new MovingClock()
  await using server = await TestServer.start({ clock, remindEvery: 30, allowsLocalPush: true })
  const hostile = await server.guest('<b>"Ana"</b>')
  const bo = await server.guest('Bo')
  const table = await hostile.opens({
    game: 'parlour',
    options: { mode: 'turns', rounds: 3 },
    seats: [{ kind: 'you' }, { kind: 'open' }],
  })
  await bo.joins(table)
  await subscribe(bo, push)
  const state = await hostile.sees(table.id)
  await hostile.sends(table.id, hostile.answerTo(state, ['pass']))
  clock.minutesPass(1)
  await arrives(push, 1)
  expect(push.arrived[0]?.said.body).toBe('<b>"Ana"</b> waits for you.')
  expect(Object.keys(push.arrived[0]!.said).toSorted()).toEqual(['body', 'table', 'title'])
  expect(push.arrived[0]!.size, 'the length is always the same').toBe(16 + 5 + 65 + 1_000 + 16)
})

test.each([
  'https://evil.example/win',
  // Dots of other scripts lead there too.
  'evil。example',
  'evil．example',
  'evil\u2024example',
])('nobody leads others elsewhere by mail, whatever they call themselves: %s', async (name) => {
  await using sink = await SmtpSink.start()
  const clock = new MovingClock()
  const mail = { url: sink.url, from: 'play@example.org' }
  await using server = await TestServer.start({ clock, mail, publicOrigin: ORIGIN, remindEvery: 30 })
  const [eve, bo] = [await server.guest(name), await server.guest('Bo')]
  const options = { mode: 'turns' as const, rounds: 3 }
  const table = await eve.opens({ game: 'parlour', options, seats: [{ kind: 'you' }, { kind: 'open' }] })
  await bo.joins(table)
  await confirmed(server, bo, sink, ADDRESS)
  await eve.answers(table.id, ['pass'])
  clock.minutesPass(31)
  await vi.waitFor(() => expect(sink.at(ADDRESS)).toHaveLength(2), { timeout: 10_000 })
  const { text } = sink.at(ADDRESS)[1]!
  expect(text).not.toContain('evil')
  expect(text).toContain('Somebody waits for you.')
})

test('of two servers one tells, and a page in sight at either is known to both', async () => {
  const [, postgres] = stores
  await using push = await PushService.start()
  const clock = new MovingClock()
  const { databaseUrl } = await postgres!.options()
  await using nodes = await TwoNodes.start(databaseUrl!, { clock, remindEvery: 30, allowsLocalPush: true })
  const { id, people } = await nodes.seated(2)
  const [ana, bo] = people as [TestGuest, TestGuest]
  await subscribe(bo, push)
  const elsewhere = nodes.at(nodes.a, bo)
  expect((await elsewhere.call('GET /api/reminders')).push).toEqual((await bo.call('GET /api/reminders')).push)
  const stream = await bo.follows(id)
  await stream.until(() => true)
  await ana.answers(id, ['pass'])
  await stream.until(({ seq }) => seq === 1)
  // The stream is at one server, and what the page says comes to the other.
  await looks(elsewhere, id)
  clock.minutesPass(1)
  await looks(elsewhere, id)
  await pause(2 * A_WHILE)
  expect(push.arrived).toEqual([])
  await looks(bo, id, false)
  clock.minutesPass(2)
  await arrives(push, 1)
  await pause(2 * A_WHILE)
  expect(push.arrived).toHaveLength(1)
})

test('who had a page in sight at a server that died without a word is told by the one that is left', async () => {
  const [, postgres] = stores
  await using push = await PushService.start()
  const clock = new MovingClock()
  const { databaseUrl = null } = await postgres!.options()
  await using server = await TestServer.start({ databaseUrl, clock, remindEvery: 30, allowsLocalPush: true })
  const { id, people } = await seated(server, 2)
  const [ana, bo] = people as [TestGuest, TestGuest]
  await subscribe(bo, push)
  const there = { kind: 'present', table: id, seats: [1], spectators: 0, watching: [], looking: [1] }
  const others = await sharedPostgres()
  await others.run(databaseUrl ?? '', `SELECT pg_notify('turnwright', 'dead ${JSON.stringify([there])}')`)
  await ana.answers(id, ['pass'])
  await pause(A_WHILE)
  clock.minutesPass(2)
  await arrives(push, 1)
  expect(push.arrived[0]?.said).toMatchObject({ table: id })
})
