import { type DealRequest, newKey } from '@turnwright/protocol'
import { describe, expect, test, vi } from 'vitest'
import { PushService } from '../../../../scripts/sinks/push-service.ts'
import { SmtpSink } from '../../../../scripts/sinks/smtp-sink.ts'
import { openLedger } from '../admin/index.ts'
import { comesBack, proposes } from '../testing/clocked.ts'
import { everyStore } from '../testing/every-store.ts'
import { games } from '../testing/games.ts'
import { MovingClock } from '../testing/moving-clock.ts'
import { authenticator, keeps, NAMED, signsIn } from '../testing/passkeys.ts'
import type { TestGuest } from '../testing/test-guest.ts'
import { TestServer } from '../testing/test-server.ts'
import { holding, wholeStore } from '../testing/whole-store.ts'

const NAME = 'Annegret Quist'
const ADDRESS = 'annegret@example.org'

/** Where something of a guest is kept, beside what only a name with a passkey has. */
const OF_GUESTS = [
  'deal_games',
  'deals',
  'entries',
  'mail_addresses',
  'people',
  'push_endpoints',
  'tables',
  'talk_lines',
  'talk_reports',
  'talk_writers',
  'told_turns',
]
const OF_NAMES = ['accounts', 'ceremonies', 'name_looks', 'passkeys', 'recovery_codes', 'sessions']
/** What is kept of nobody, or by seat alone: who sat there stands in `tables`. */
const OF_NOBODY = [
  'beginnings',
  'commits',
  'cookie_keys',
  'faults',
  'house',
  'leases',
  'push_keys',
  'refusals',
  'schema',
  'snapshots',
  'tickets',
]
/** Whoever is banned cannot delete anything, and a ban must outlast its owner's wish to be forgotten. */
const STAYS = ['bans']

const ME_AND_ONE = [{ kind: 'you' as const }, { kind: 'open' as const }]
const A_DEAL: DealRequest = { of: 'game', game: 'parlour', players: 2, agent: 'steady', days: 3, key: newKey() }

/** Leaves a trace of somebody wherever the server keeps anything of people. */
async function livesHere(ana: TestGuest, bo: TestGuest, { push, sink, clock, server }: Surroundings): Promise<string> {
  const over = await ana.opens({ game: 'parlour', options: { rounds: 1 }, seats: ME_AND_ONE })
  await bo.joins(over)
  for (const each of [ana, bo]) await each.answers(over.id, ['pass'])
  await bo.call('POST /api/tables/:id/rematch', { params: { id: over.id }, body: { key: newKey() } })
  const seats = [{ kind: 'you' as const }, { kind: 'bot' as const, agent: 'steady' }]
  await bo.call('POST /api/tables/:id/forks', {
    params: { id: over.id },
    query: {},
    body: { at: 0, seats, key: newKey() },
  })

  const deal = await ana.call('POST /api/deals', { body: A_DEAL })
  const played = await ana.call('POST /api/deals/:id/tables', {
    params: { id: deal.id },
    body: { company: 'bots', key: newKey() },
  })
  await ana.answers(played.id, ['pass'])

  await ana.call('POST /api/reminders/push', { body: { ...push.subscription, after: 1 } })
  await ana.call('POST /api/reminders/mail', { body: { address: ADDRESS, after: 30 } })
  const [, confirm = ''] = /org(\/mail\/confirm\S+)/.exec(sink.at(ADDRESS).at(-1)?.text ?? '') ?? []
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  expect((await server.stranger().speak('POST', confirm, { headers, body: '' })).status).toBe(200)

  const running = await bo.opens({ game: 'parlour', options: { mode: 'turns', rounds: 9 }, seats: ME_AND_ONE })
  await ana.joins(running)
  await bo.answers(running.id, ['pass'])
  clock.minutesPass(31)
  await vi.waitFor(() => expect(push.arrived.length).toBeGreaterThan(0), { timeout: 10_000 })
  await vi.waitFor(() => expect(sink.at(ADDRESS).length).toBeGreaterThan(1), { timeout: 10_000 })

  const { id } = running
  await bo.sees(id)
  clock.minutesPass(4)
  await proposes(bo, id, 1, 'stand-in')
  await comesBack(ana, id)

  for (const each of [ana, bo])
    await each.call('POST /api/tables/:id/talk/writing', { params: { id }, body: { agrees: true } })
  for (const [each, text] of [
    [ana, 'words of hers'],
    [bo, 'words of his'],
    [ana, 'more of hers'],
  ] as const)
    await each.call('POST /api/tables/:id/talk', { params: { id }, body: { kind: 'text', text, key: newKey() } })
  await bo.call('POST /api/tables/:id/talk/reports', { params: { id }, body: { number: 1 } })
  await ana.call('POST /api/tables/:id/talk/reports', { params: { id }, body: { number: 2 } })
  return id
}

interface Surroundings {
  readonly push: PushService
  readonly sink: SmtpSink
  readonly clock: MovingClock
  readonly server: TestServer
}

describe.each(everyStore())('with everything in $name', (kept) => {
  async function start() {
    const [push, sink, clock] = [await PushService.start(), await SmtpSink.start(), new MovingClock()]
    const options = await kept.options()
    const ways = { mail: { url: sink.url, from: 'play@example.org' }, remindEvery: 30, allowsLocalPush: true }
    const server = await TestServer.start({ clock, ...ways, ...NAMED, ...options })
    const place = { dataDir: server.folder, databaseUrl: options.databaseUrl ?? null }
    return {
      push,
      sink,
      clock,
      server,
      async read() {
        await using ledger = await openLedger(place, 'read')
        return await wholeStore(ledger)
      },
      async [Symbol.asyncDispose]() {
        for (const each of [server, push, sink]) await each[Symbol.asyncDispose]()
      },
    }
  }

  test('every table of the store is known to hold something of people, or nothing of them', async () => {
    await using around = await start()
    const known = new Set([...OF_GUESTS, ...OF_NAMES, ...OF_NOBODY, ...STAYS])
    const names = [...(await around.read()).keys()]
    expect(names.filter((name) => !known.has(name))).toEqual([])
    expect([...OF_GUESTS, ...OF_NAMES, ...STAYS].filter((name) => !names.includes(name))).toEqual([])
  })

  test('who keeps a name is handed over all that the guest had, and nothing leads to the guest', async () => {
    await using around = await start()
    const { server, push } = around
    const [ana, bo] = [await server.guest(NAME), await server.guest('Bo')]
    const id = await livesHere(ana, bo, around)
    const guest = guestIn(ana)
    expect(holding(await around.read(), guest, NAME, ADDRESS, push.subscription.endpoint)).toEqual(OF_GUESTS)
    const before = await ana.call('GET /api/account/export')
    await keeps(ana, authenticator())
    const store = await around.read()
    expect(holding(store, guest)).toEqual([])
    const { more } = await ana.call('GET /api/account/export')
    expect(more).toEqual(before.more)
    expect((await ana.call('GET /api/reminders')).mail.address).toBe(ADDRESS)
    expect((await ana.call('GET /api/tables/:id/talk', { params: { id }, query: {} })).writing.agreed).toEqual([0, 1])
  })

  test('what is taken along names every part, and after deleting everything no row leads to its owner', async () => {
    await using around = await start()
    const { server, push } = around
    const [ana, bo] = [await server.guest(NAME), await server.guest('Bo')]
    const passkey = authenticator()
    const { codes } = await keeps(ana, passkey, 'Laptop')
    const id = await livesHere(ana, bo, around)
    await signsIn(ana, passkey)
    await asksForAnother(ana)
    const person = personIn(await around.read())
    const words = [person, NAME, ADDRESS, push.subscription.endpoint, 'of hers']
    expect(holding(await around.read(), ...words)).toEqual([...OF_GUESTS, ...OF_NAMES].toSorted())

    expect(holding(await around.read(), ...(codes ?? [])), 'of codes there are hashes alone').toEqual([])

    const taken = await ana.call('GET /api/account/export')
    expect(taken).toMatchObject({
      account: { name: NAME, passkeys: [{ label: 'Laptop' }], codes: 10, sessions: 1 },
      more: {
        history: [{ game: 'parlour', seat: 0 }],
        deals: { opened: [{ game: 'parlour' }], played: [{}] },
        reminders: {
          browsers: [{ endpoint: push.subscription.endpoint, afterMinutes: 1 }],
          addresses: [{ address: ADDRESS, isConfirmed: true }],
          turns: expect.arrayContaining([expect.objectContaining({ table: id, channel: 'push' })]),
        },
        talk: {
          said: [{ table: id, said: { text: 'words of hers' } }, { said: { text: 'more of hers' } }],
          mayWriteAt: [id],
          reported: [{ by: 'Bo', said: 'words of his' }],
        },
      },
    })
    expect(taken.tables.length).toBeGreaterThanOrEqual(3)

    await ana.call('POST /api/account/delete', { body: { name: NAME } })
    const after = await around.read()
    expect(holding(after, person, NAME, ADDRESS, push.subscription.endpoint, 'more of hers')).toEqual([])
    expect(holding(after, 'words of hers'), 'whoever reported it is owed an answer').toEqual(['talk_reports'])
    const said = await bo.call('GET /api/tables/:id/talk', { params: { id }, query: {} })
    expect(said.lines.map(({ number, name }) => [number, name])).toEqual([[2, 'Bo']])
    const more = { kind: 'phrase', phrase: 'hello', key: newKey() } as const
    const heard = await bo.call('POST /api/tables/:id/talk', { params: { id }, body: more })
    expect(
      heard.lines.map(({ number }) => number),
      'no number is given twice',
    ).toEqual([4])
  })

  test('games that the server does not have any more come along as well, and are forgotten as well', async () => {
    await using around = await start()
    const { server } = around
    const without = { games: games.filter(({ definition }) => definition.id !== 'parlour') }
    const [ana, bo] = [await server.guest(NAME), await server.guest('Bo')]
    const { id } = await bo.opens({ game: 'parlour', options: { mode: 'turns', rounds: 9 }, seats: ME_AND_ONE })
    await ana.call('POST /api/tables/:id/join', { params: { id }, body: { invite: (await bo.sees(id)).invite ?? '' } })
    const guest = guestIn(ana)

    await server.restart(without)
    await keeps(ana, authenticator())
    expect(holding(await around.read(), guest)).toEqual([])
    await server.restart()
    expect(await ana.sees(id)).toMatchObject({ you: { seat: 1 }, seats: [{ name: 'Bo' }, { name: NAME }] })

    await server.restart(without)
    const person = personIn(await around.read())
    await ana.call('POST /api/account/delete', { body: { name: NAME } })
    expect(holding(await around.read(), person, NAME)).toEqual([])
    await server.restart()
    expect((await bo.sees(id)).seats).toMatchObject([{ name: 'Bo' }, { name: 'Somebody' }])
  })

  test('who has an address of their own keeps it when a guest with another signs in', async () => {
    await using around = await start()
    const { server } = around
    const [ana, bo] = [await server.guest(NAME), await server.guest('Bo')]
    const passkey = authenticator()
    await keeps(ana, passkey)
    await livesHere(ana, bo, around)
    const guest = await server.guest('Annie')
    await guest.call('POST /api/reminders/mail', { body: { address: 'annie@example.org', after: 720 } })
    await signsIn(guest, passkey)
    expect((await ana.call('GET /api/reminders')).mail).toMatchObject({
      address: ADDRESS,
      unconfirmed: null,
      after: 30,
    })
    expect(holding(await around.read(), 'annie@example.org')).toEqual([])
  })
})

/** Asks for one more passkey, which nobody makes. */
async function asksForAnother(ana: TestGuest): Promise<void> {
  await ana.call('POST /api/passkeys/options')
}

/** The id in a guest's cookie. */
function guestIn({ cookie }: TestGuest): string {
  const [, id = ''] = /tw_guest=([^.;]+)/.exec(cookie) ?? []
  return id
}

function personIn(store: ReadonlyMap<string, readonly string[]>): string {
  const [row = '{}'] = store.get('accounts') ?? []
  return (JSON.parse(row) as { person: string }).person
}
