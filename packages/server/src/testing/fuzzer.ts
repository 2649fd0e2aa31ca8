import { Agent, request as send } from 'node:http'
import { text } from 'node:stream/consumers'
import { Random } from '@turnwright/kernel/search'
import { newKey, permissions, type TableState } from '@turnwright/protocol'
import type { SmtpSink } from '../../../../scripts/sinks/smtp-sink.ts'
import { fittingBody, fittingQuery } from './fitting-requests.ts'
import { garbled, mutated } from './mutations.ts'
import { authenticator, keeps, signsIn } from './passkeys.ts'
import { firstChoice, TestGuest } from './test-guest.ts'

const AT_ONCE = 64
/** What a request carries is partly left to chance, also where it should fit. */
const MOST_TIMES = 10
const METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'HEAD', 'OPTIONS', 'PATCH']
const NAMES = ['Ana', 'Bo', 'Cy']
const HEADERS: readonly (readonly [string, string])[] = [
  ['origin', 'null'],
  ['sec-fetch-site', 'cross-site'],
  ['content-type', 'text/plain'],
  ['content-encoding', 'gzip'],
  ['transfer-encoding', 'identity'],
  ['accept-language', 'x'.repeat(500)],
  ['accept-language', 'de;q=abc, *;q=0, en-XA'],
  ['last-event-id', '9999999999-x'],
  ['x-forwarded-for', '::1, 1.2.3.4'],
  ['host', 'evil.example'],
  ['if-none-match', '*, W/""'],
  ['accept-encoding', 'br;q=2, gzip;q=x'],
  ['traceparent', '00-zz-zz-zz'],
  ['range', 'bytes=0-'],
  ['expect', '200-ok'],
  ['cookie', 'tw_guest=....'],
]

const SMALL: ReadonlySet<string> = new Set(['tic-tac-toe', 'sealed-auction'])
const NAMES_OF_ROUTES = permissions.map(([name]) => name)
/** Those that are only for whoever has a passkey. */
const KEPT: ReadonlySet<string> = new Set(permissions.filter(([, access]) => access === 'kept').map(([name]) => name))
/** With these a request is refused before it comes to what its route does. */
const BEFORE: ReadonlySet<string> = new Set([
  'malformed',
  'no-identity',
  'bad-identity',
  'wrong-origin',
  'wrong-host',
  'wrong-method',
  'wrong-type',
  'too-large',
  'no-such-page',
])
const SLOW: ReadonlySet<string> = new Set([
  'GET /api/tables/:id/moments',
  'GET /api/tables/:id/moments/:answers',
  'GET /api/tables/:id/past/views',
  'GET /api/tables/:id/past/cards',
  'POST /api/tables/:id/forks',
  'POST /api/forks',
  'POST /api/tables/:id/hints',
  'POST /api/tables/:id/reviews',
  'POST /api/records',
])

/** What came back that should not have. */
export interface Broken {
  readonly number: number
  readonly request: string
  readonly status: number
  readonly said: string
}

interface Shot {
  readonly route: string
  readonly method: string
  readonly path: string
  readonly headers: Record<string, string>
  readonly body: string | null
}

/** Sends requests that are nearly right, and such as are not right at all, from a seed, to a real server. */
export class Fuzzer {
  readonly #origin: string
  readonly #random: Random
  readonly #agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })
  readonly #guests: TestGuest[] = []
  /** Whose name a passkey keeps. */
  readonly #kim: TestGuest
  readonly #passkey = authenticator()
  readonly #tables: string[] = []
  readonly #small: string[] = []
  readonly #deals: string[] = []
  readonly #states = new Map<string, TableState>()
  readonly #records: string[] = []
  /** As they stand in mails. */
  readonly #links: string[] = []
  readonly broken: Broken[] = []
  /** How often each status came back. */
  readonly statuses: Map<number, number> = new Map()
  /** How often each route did what it does, whatever came of it. */
  readonly reached: Map<string, number> = new Map()

  constructor(origin: string, seed: string) {
    this.#origin = origin
    this.#random = Random.fromSeed(seed)
    this.#kim = new TestGuest(() => origin)
  }

  /** Those that were reached less often. */
  reachedLessThan(count: number): readonly string[] {
    return NAMES_OF_ROUTES.filter((route) => (this.reached.get(route) ?? 0) < count)
  }

  /** Takes names and opens a table of each game, so that there is something to break. */
  async settle(games: readonly { readonly id: string; readonly players: number }[], mails: SmtpSink): Promise<void> {
    for (const name of NAMES) {
      const guest = new TestGuest(() => this.#origin)
      await guest.call('POST /api/identity', { body: { name } })
      this.#guests.push(guest)
    }
    const [ana, bo] = this.#guests as [TestGuest, TestGuest]
    for (const { id: game, players } of games) await this.#open(game, players)
    const { deals } = await ana.call('GET /api/deals', {})
    this.#deals.push(...deals.map(({ id }) => id))
    const gathering = await ana.opens({ game: games[0]!.id, seats: [{ kind: 'you' }, { kind: 'open' }] })
    this.#tables.push(gathering.id)
    const over = await bo.opens({ game: games[0]!.id, seats: [{ kind: 'you' }, { kind: 'open' }], visibility: 'open' })
    await ana.joins(over)
    await ana.leaves(over.id)
    this.#tables.push(over.id)
    const record = await bo.call('GET /api/tables/:id/record', { params: { id: over.id }, query: {} })
    this.#records.push(JSON.stringify(record))
    await this.#kim.call('POST /api/identity', { body: { name: 'Kim' } })
    await keeps(this.#kim, this.#passkey)
    await bo.call('POST /api/reminders/mail', { body: { address: 'bo@example.org', after: 30 } })
    for (const { text } of mails.received) this.#links.push(...(/(?<=\/mail\/)\S+/.exec(text) ?? []))
  }

  /** Requests sign her out now and then. */
  async #signIn(): Promise<void> {
    await signsIn(this.#kim, this.#passkey, { bring: false }).catch(() => undefined)
  }

  async #open(game: string, players: number): Promise<void> {
    const [ana, bo] = this.#guests as [TestGuest, TestGuest]
    const others = Array.from({ length: players - 2 }, () => ({ kind: 'bot' as const }))
    const seats = [{ kind: 'you' as const }, { kind: 'open' as const }, ...others]
    const table = await ana.opens({ game, seats, visibility: 'open' })
    await bo.joins(table)
    this.#tables.push(table.id)
    if (SMALL.has(game)) this.#small.push(table.id)
  }

  /** At a table that is over little can break: one of the same kind takes its place. */
  async #renew({ id, game, seats }: TableState): Promise<void> {
    await this.#open(game, seats.length)
    for (const list of [this.#tables, this.#small]) if (list.includes(id)) list.splice(list.indexOf(id), 1)
  }

  /** First every route as it should be asked, so that none is left out, and then what chance brings. */
  async run(count: number): Promise<void> {
    let number = 0
    for (const route of NAMES_OF_ROUTES)
      for (let times = 0; times < MOST_TIMES && !this.reached.has(route); times++) {
        if (KEPT.has(route)) await this.#signIn()
        await this.#shoot(++number, this.#fitting(route))
      }
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        while (number < count && this.broken.length < 10) {
          const own = ++number
          if (own % 40 === 0) await this.#look()
          await this.#shoot(own, this.#shot())
        }
      }),
    )
    this.#agent.destroy()
  }

  /** Games go on: what is nearly right changes with them. */
  async #look(): Promise<void> {
    if (this.#random.int(8) === 0) await this.#signIn()
    const id = this.#random.pick([...this.#tables, ...this.#small, ...this.#small])
    const guest = this.#random.pick(this.#guests)
    const state = await guest.sees(id).catch(() => null)
    if (state === null) return
    if (state.status === 'finished' || state.status === 'closed') {
      // Now and then one that is over is asked again.
      if (this.#tables.includes(id) && this.#random.int(3) > 0) await this.#renew(state).catch(() => undefined)
      return
    }
    this.#states.set(`${guest.cookie} ${id}`, state)
    if (state.play?.prompts.length === 1 && this.#random.int(2) === 0)
      await guest.answers(id, firstChoice).catch(() => undefined)
  }

  #fitting(route: string): Shot {
    const [method = '', pattern = ''] = route.split(' ')
    const guest = KEPT.has(route) ? this.#kim : (this.#guests[0] as TestGuest)
    const id = this.#small[0] ?? ''
    const query = fittingQuery(route)
    const path = filled(pattern, {
      deal: () => this.#deals[0] ?? '',
      table: () => id,
      answers: () => '0',
      number: () => '1',
      link: () => this.#links[0] ?? '',
    })
    const asked = query.size === 0 ? path : `${path}?${query.toString()}`
    const headers = { host: 'localhost', cookie: guest.cookie }
    if (method === 'GET') return { route, method, path: asked, headers, body: null }
    const body = JSON.stringify(this.#bodyFor(route, guest, id))
    return { route, method, path: asked, headers: { ...headers, 'content-type': typeFor(route) }, body }
  }

  #shot(): Shot {
    const random = this.#random
    const chosen = random.pick(NAMES_OF_ROUTES)
    // What plays a whole game again takes a hundred times as long as anything else.
    const name = SLOW.has(chosen) && random.int(25) > 0 ? 'POST /api/tables/:id/answers' : chosen
    const guest = this.#guestFor(name)
    // Small games are answered fastest, and large ones break where those cannot.
    const id = random.int(10) > 0 ? random.pick(this.#small) : random.pick(this.#tables)
    const [method = '', pattern = ''] = name.split(' ')
    const path = this.#pathFor(name, pattern, id)
    const headers: Record<string, string> = { host: 'localhost' }
    if (random.int(8) > 0) headers['cookie'] = random.int(20) === 0 ? garbled(random, guest.cookie) : guest.cookie
    if (random.int(6) === 0) for (const [header, value] of [random.pick(HEADERS)]) headers[header] = value
    const isChanging = method === 'POST'
    if (!isChanging && random.int(10) > 0) return clean({ route: name, method, path, headers, body: null })
    headers['content-type'] ??= typeFor(name)
    const whole = this.#bodyFor(name, guest, id)
    const given = random.int(3) === 0 ? whole : mutated(random, whole)
    const written = JSON.stringify(given) ?? 'null'
    return clean({
      route: name,
      method: random.int(15) === 0 ? random.pick(METHODS) : method,
      path,
      headers,
      body: random.int(10) === 0 ? garbled(random, written) : written,
    })
  }

  #guestFor(route: string): TestGuest {
    if (KEPT.has(route)) return this.#kim
    // Whoever opens many tables opens no more: those who sit at ours do not.
    return route === 'POST /api/tables' ? (this.#guests[2] as TestGuest) : this.#random.pick(this.#guests)
  }

  #pathFor(route: string, pattern: string, table: string): string {
    const random = this.#random
    const odd = (): string =>
      random.pick(['', '%00', '%ff', '..', '%2e%2e', 'A'.repeat(22), 'A'.repeat(300), '-1', 'NaN', '%F0%9F%92%A5'])
    const path = filled(pattern, {
      deal: () => (random.int(8) === 0 ? odd() : random.pick(this.#deals)),
      table: () => (random.int(8) === 0 ? odd() : table),
      answers: () => (random.int(4) === 0 ? odd() : String(random.int(30))),
      number: () => (random.int(4) === 0 ? odd() : '1'),
      link: () => {
        const link = random.pick(this.#links)
        return random.int(3) === 0 ? link : garbled(random, link)
      },
    })
    const asked = fittingQuery(route)
    const usual = asked.size === 0 ? '' : `?${asked.toString()}`
    const query = random.pick([
      usual,
      usual,
      usual,
      `?invite=${'A'.repeat(22)}`,
      '?locale=de',
      '?locale=%ff',
      '?eyes=spectator',
      '?eyes=mine&eyes=yours',
      '?which=open',
      '?which=mine&__proto__=1',
      '?%',
      `?${'a=1&'.repeat(200)}`,
    ])
    return (random.int(30) === 0 ? garbled(random, path) : path) + query
  }

  /** A body that fits, as far as is known. */
  #bodyFor(name: string, guest: TestGuest, id: string): unknown {
    return (this.#bodies(guest, id)[name] ?? (() => fittingBody(name)))()
  }

  #bodies(guest: TestGuest, id: string): Readonly<Partial<Record<string, () => unknown>>> {
    const random = this.#random
    const key = newKey()
    const seats = [{ kind: 'you' }, { kind: 'bot' }]
    const game = (): string => random.pick(['tic-tac-toe', 'sealed-auction', 'estraven', 'nothing'])
    const record = this.#records[0] ?? ''
    const pace = (): unknown => ({
      clock: random.pick([{ kind: 'none' }, { kind: 'live', minutes: 1, increment: 1 }, { kind: 'days', days: 1 }]),
      whenOver: random.pick(['table', 'bot']),
      awayMinutes: 1,
    })
    return {
      'POST /api/identity': () => ({ name: 'Eve' }),
      'POST /api/tables': () => ({ game: game(), seats, options: {}, pace: pace(), key }),
      'POST /api/tables/:id/answers': () => this.#answerOf(guest, id),
      'POST /api/tables/:id/seats': () => ({ seat: random.int(3), kind: 'bot', key }),
      'POST /api/tables/:id/undo': () => (random.int(2) === 0 ? { key } : { key, answers: random.int(20) }),
      'POST /api/tables/:id/undo-offers': () => ({ answers: random.int(20), key }),
      'POST /api/tables/:id/undo-offers/reply': () => ({ accept: random.int(2) === 0, key }),
      'POST /api/tables/:id/proposals': () => ({
        seat: random.int(3),
        kind: random.pick(['stand-in', 'wait', 'end']),
        key,
      }),
      'POST /api/tables/:id/proposals/reply': () => ({ accept: random.int(2) === 0, key }),
      'POST /api/tables/:id/forks': () => ({ at: random.int(12), seats, key }),
      'POST /api/forks': () => ({
        record: random.int(3) === 0 ? record : garbled(random, record),
        at: random.int(3),
        seats,
        key,
      }),
      'POST /api/tables/:id/hints': () => ({
        requestId: this.#states.get(`${guest.cookie} ${id}`)?.play?.prompts[0]?.requestId ?? 'x',
      }),
      'POST /api/tables/:id/reviews': () => ({ seat: random.int(3), after: random.int(2) }),
      'POST /api/records': () => ({ record: random.int(3) === 0 ? record : garbled(random, record) }),
      'POST /api/deals': () =>
        random.int(2) === 0
          ? { of: 'table', table: id, days: 2, key }
          : { of: 'game', game: 'tic-tac-toe', players: 2, days: 3, key },
      'POST /api/deals/:id/tables': () => ({ company: random.pick(['bots', 'friends']), key }),
      'POST /api/reminders/mail': () => ({ address: random.pick(['cy@example.org', 'none']), after: 30 }),
    }
  }

  /** An answer to what was asked when it was last looked, with some of its choices. */
  #answerOf(guest: TestGuest, id: string): unknown {
    const state = this.#states.get(`${guest.cookie} ${id}`)
    const isAsked = state?.play !== undefined && state.play !== null && state.play.prompts.length > 0
    if (!isAsked || state.you.seat === null)
      return { actor: 'Ana', title: 'Play', requestId: 'x', branchId: 1, selection: ['a'], key: newKey() }
    return guest.answerTo(state, ({ choices }) =>
      choices.map((choice) => choice.id).filter(() => this.#random.int(3) === 0),
    )
  }

  async #shoot(number: number, shot: Shot): Promise<void> {
    const { status, said } = await this.#sent(shot)
    this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1)
    const { route, method, path, body } = shot
    if (status !== 0 && route.startsWith(`${method} `) && !BEFORE.has(codeIn(status, said)))
      this.reached.set(route, (this.reached.get(route) ?? 0) + 1)
    if (status < 500) return
    this.broken.push({
      number,
      request: `${method} ${path} ${(body ?? '').slice(0, 400)}`,
      status,
      said: said.slice(0, 400),
    })
  }

  /** 0 where the line ended without an answer: whoever sends no request gets none. */
  #sent({ method, path, headers, body }: Shot): Promise<{ readonly status: number; readonly said: string }> {
    return new Promise((resolve) => {
      const { hostname, port } = new URL(this.#origin)
      const fail = (): void => resolve({ status: 0, said: '' })
      try {
        const sending = send(
          { agent: this.#agent, hostname, port, method, path, headers, timeout: 30_000 },
          (response) => {
            const status = response.statusCode ?? 0
            if (response.headers['content-type']?.startsWith('text/event-stream') === true) {
              response.destroy()
              return resolve({ status, said: '' })
            }
            text(response).then((said) => resolve({ status, said }), fail)
          },
        )
        sending.on('timeout', () => sending.destroy())
        sending.on('error', fail)
        sending.end(body ?? undefined)
      } catch {
        fail()
      }
    })
  }
}

/** A path whose holes are filled. */
function filled(
  pattern: string,
  fill: Readonly<Record<'deal' | 'table' | 'answers' | 'number' | 'link', () => string>>,
): string {
  return pattern
    .replace('/api/deals/:id', () => `/api/deals/${fill.deal()}`)
    .replace(':id', fill.table)
    .replace(':answers', fill.answers)
    .replace(':number', fill.number)
    .replace(':link', fill.link)
}

/** The button of a page behind a link in a mail sends a form. */
function typeFor(route: string): string {
  return route.startsWith('POST /mail/') ? 'application/x-www-form-urlencoded' : 'application/json'
}

/** With which problem a request was refused; '' where it was not, or by a page. */
function codeIn(status: number, said: string): string {
  if (status < 400 || !said.startsWith('{')) return ''
  try {
    const { code }: { code?: unknown } = JSON.parse(said)
    return String(code)
  } catch {
    return ''
  }
}

/** What Node itself would not send is not sent: that is for tests that write to the line. */
function clean(shot: Shot): Shot {
  const path = shot.path.replace(/[^\x21-\x7e]/g, '')
  return { ...shot, path: path.startsWith('/') ? path : `/${path}` }
}
