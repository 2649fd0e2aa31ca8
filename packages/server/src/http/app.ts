import { LARGEST_BODY, type RouteName } from '@turnwright/protocol'
import Fastify, { type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import type { Sessions } from '../accounts/sessions.ts'
import { Refusal } from '../refusal.ts'
import { type Handlers, idOf } from './call.ts'
import type { Bans } from './bans.ts'
import { bindRoutes } from './bind-routes.ts'
import { bindStreams } from './bind-streams.ts'
import { ClientAddresses } from './client-addresses.ts'
import { Connections } from './connections.ts'
import { docsPage, document } from './docs-page.ts'
import type { Guests, Visitor } from './guests.ts'
import { readJson } from './json-body.ts'
import { partOfLines } from './line-shares.ts'
import { networkOf } from './network-address.ts'
import { bindMailPages, type MailDoors } from '../reminders/mail-pages.ts'
import { mustBeSameOrigin } from './origin-check.ts'
import { refuseOtherMethods } from './other-methods.ts'
import { type ServedPage, servePage } from './page.ts'
import { type Rate, RateLimiter } from './rate-limiter.ts'
import type { RefusalCounts } from './refusal-counts.ts'
import { type RequestWatcher, watchRequests } from './request-watcher.ts'
import { securityHeaders } from './security-headers.ts'
import type { ServedHosts } from './served-hosts.ts'
import type { Streams } from './streams.ts'
import type { TrustedProxies } from './trusted-proxies.ts'
import { refuseUnread } from './unread-request.ts'

/** A request costs one more for every so many bytes of its body. */
const BYTES_FOR_ONE = 2 * 1024

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks, as far as the cookie says. */
    visitor: Visitor
    /** Where they ask from, in the words by which it is counted. */
    address: string
  }
}

export interface AppSettings {
  readonly guests: Guests
  readonly sessions: Sessions
  readonly handlers: Handlers
  readonly streams: Streams
  readonly page: ServedPage | null
  /** Where the server is reached from outside, when a proxy stands before it. */
  readonly publicOrigin: string | null
  readonly proxies: TrustedProxies
  readonly hosts: ServedHosts
  readonly limits: Limits | null
  readonly refusals: RefusalCounts
  /** How many lines can be held at all. */
  readonly mostLines: number
  /** How many milliseconds a request may take to arrive. */
  readonly requestPatience: number
  readonly isStopping: () => boolean
  /** Whether it is about to stop, and takes no more streams. */
  readonly isDraining: () => boolean
  readonly bans: Pick<Bans, 'has'>
  /** What links in mails lead to; null where no mail is sent. */
  readonly mailDoors: MailDoors | null
  /** Which part of what one visitor may ask for is this node's to give. */
  readonly share: () => number
  readonly watchers: readonly RequestWatcher[]
  /** Called with how many lines are open, for whoever asks. */
  readonly onLines: (count: () => number) => void
  readonly report: (event: string, about: Readonly<Record<string, string | number>>) => void
  readonly now: () => number
}

/** How much is asked for: by a guest, from an address, and of what is stored for ever. */
export interface Limits {
  readonly guest: Rate
  readonly address: Rate
  /** New names, new tables, records that are handed in and the like, from an address. */
  readonly opening: Rate
  /** How many lines an address holds open without a seat's stream. */
  readonly connections: number
}

/** What is stored for ever, and what reads all of somebody's. */
const OPENING: ReadonlySet<string> = new Set<RouteName>([
  'POST /api/identity',
  'POST /api/tables',
  'POST /api/tables/:id/rematch',
  'POST /api/tables/:id/forks',
  'POST /api/forks',
  'POST /api/deals',
  'POST /api/deals/:id/tables',
  'POST /api/records',
  'POST /api/passkeys/options',
  'POST /api/passkeys',
  'POST /api/sign-in/options',
  'POST /api/sign-in',
  'POST /api/sign-in/recovery',
  'POST /api/recovery-codes',
  'GET /api/account/export',
  'POST /api/account/delete',
  'POST /api/reminders/push',
  'POST /api/reminders/mail',
])

/** The HTTP face of the server: who may speak, how much, and in which words refusals are put. */
export async function createApp(settings: AppSettings): Promise<FastifyInstance> {
  const { guests, sessions, handlers, streams, refusals, report } = settings
  const addresses = new ClientAddresses(settings.proxies, report)
  const say = (error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const { problem } = refusalOf(error, (unexpected) =>
      report('request failed', {
        route: request.routeOptions.url ?? 'none',
        method: request.method,
        error: whereIn(unexpected),
      }),
    )
    refusals.note(problem.code, addresses.of(request))
    void reply.headers(securityHeaders).header('cache-control', 'no-store')
    return reply.status(problem.status).type('application/problem+json').send(JSON.stringify(problem))
  }
  const limit = limiterOf(settings)
  const admit = (request: FastifyRequest, reply: FastifyReply, isFree: boolean): void => {
    // The page sets its own caching.
    void reply.headers(securityHeaders).header('cache-control', 'no-store')
    const session = sessions.named(request.headers.cookie)
    const visitor =
      session === null ? guests.recognise(request.headers.cookie) : (sessions.remembered(session) ?? 'nobody')
    request.visitor = visitor
    const renewal = session === null ? guests.renewal(request.headers.cookie) : sessions.renewal(request.headers.cookie)
    if (renewal !== null) void reply.header('set-cookie', renewal)
    const address = addresses.of(request)
    request.address = address
    settings.hosts.mustServe(request.headers.host)
    if (settings.isStopping()) throw new Refusal('stopping')
    if (settings.bans.has(visitor, address)) throw new Refusal('banned')
    const seconds = isFree ? 0 : limit(visitor, address, request)
    if (seconds > 0) {
      void reply.header('retry-after', seconds)
      throw new Refusal('too-many-requests')
    }
    if (isReading(request)) return
    // Who opens a link of a mail shows no cookie, and a browser says no origin for a page without referrers.
    if (!isMailPage(request)) mustBeSameOrigin(request.headers, settings.publicOrigin)
    // Before a body is read: where nothing is, nothing is wanted.
    if (request.is404) throw new Refusal('no-such-page')
  }
  /** What the router itself refuses has passed no hook, and is counted like everything else. */
  const admitted = (request: FastifyRequest, reply: FastifyReply, error: unknown): unknown => {
    try {
      admit(request, reply, false)
      return error
    } catch (refused) {
      return refused
    }
  }
  const app = Fastify({
    bodyLimit: LARGEST_BODY,
    // A HEAD of a stream would hold a line open for nobody.
    exposeHeadRoutes: false,
    forceCloseConnections: 'idle',
    requestTimeout: settings.requestPatience,
    http: {
      // Node gives a body as long as its headers, were they given longer.
      headersTimeout: settings.requestPatience,
      connectionsCheckingInterval: Math.ceil(settings.requestPatience / 4),
    },
    clientErrorHandler: (error, socket) =>
      refuseUnread(error, socket, (code) => refusals.note(code, networkOf(socket.remoteAddress ?? ''))),
    frameworkErrors: (error, request, reply) => void say(admitted(request, reply, error), request, reply),
  })
  app.decorateRequest('visitor', 'nobody')
  app.decorateRequest('address', '')
  const connections = new Connections(
    settings.limits === null
      ? { each: Number.POSITIVE_INFINITY, all: Number.POSITIVE_INFINITY }
      : { each: partOfLines(settings.limits.connections, settings.mostLines), all: settings.mostLines },
    settings.proxies,
    (network) => refusals.note('line-cut', network),
  )
  app.server.on('connection', (line) => connections.admit(line))
  // Beyond what the operating system lets us hold, lines would be cut without a word to anybody.
  if (Number.isFinite(settings.mostLines)) app.server.maxConnections = settings.mostLines
  app.server.on('drop', (line) => refusals.note('line-refused', networkOf(line?.remoteAddress ?? '')))

  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_, text, done) => {
    try {
      done(null, readJson(text as string))
    } catch (error) {
      done(error as Error)
    }
  })

  const readSession = async (session: string, done: (error?: Error) => void): Promise<void> => {
    const refused = await sessions.whoseIs(session).then(
      () => undefined,
      () => new Refusal('not-stored'),
    )
    done(refused)
  }
  // Whose a session is was read lately, or is read now; it is not when nobody can be told anything anyway.
  app.addHook('onRequest', ({ headers }, _, done) => {
    const session = sessions.named(headers.cookie)
    if (session === null || sessions.remembered(session) !== null) return done()
    void readSession(session, done)
  })
  app.addHook('onRequest', (request, reply, done) => {
    try {
      admit(request, reply, isReading(request) && isPage(request.routeOptions.url, request.url))
      done()
    } catch (error) {
      done(error as Error)
    }
  })
  app.setErrorHandler(say)
  watchRequests(app, settings.watchers)
  settings.onLines(() => connections.open)
  const refuseOthers = refuseOtherMethods(app)
  bindRoutes(app, handlers)
  bindStreams(app, streams, connections, settings.isDraining)
  await bindMailPages(app, settings.mailDoors)
  app.get('/api/openapi.json', () => document())
  app.get('/api/docs', (request, reply) =>
    request.headers.accept?.includes('text/html') === true ? reply.type('text/html').send(docsPage()) : document(),
  )
  servePage(app, settings.page)
  refuseOthers()
  return app
}

function isReading({ method }: FastifyRequest): boolean {
  return method === 'GET' || method === 'HEAD'
}

/** The route that was found says what is asked for: the same address can be spelled in many ways. */
function isPage(route: string | undefined, address: string): boolean {
  return !(route ?? address).startsWith('/api') && route !== '/healthz' && route !== '/readyz'
}

/** A known guest has an allowance of their own; an address shares one among all who come from it. */
function limiterOf({
  limits,
  now,
  share,
}: AppSettings): (visitor: Visitor, address: string, request: FastifyRequest) => number {
  if (limits === null) return () => 0
  const guests = new RateLimiter(limits.guest, now, share)
  const addresses = new RateLimiter(limits.address, now, share)
  const openings = new RateLimiter(limits.opening, now, share)
  return (visitor, address, request) => {
    const { method, routeOptions } = request
    const isOpening = OPENING.has(`${method} ${routeOptions.url}`)
    const cost = costOf(request)
    return (
      addresses.take(address, cost) ||
      guests.take(idOf(visitor) ?? address, cost) ||
      (isOpening ? openings.take(address) : 0)
    )
  }
}

/** By what its sender says it will send; where they do not say, by the most that is read here. */
function costOf({ headers, routeOptions }: FastifyRequest): number {
  const most = routeOptions.bodyLimit ?? LARGEST_BODY
  const said = Number(headers['content-length'] ?? ('transfer-encoding' in headers ? most : 0))
  return 1 + Math.floor(Math.min(said, most) / BYTES_FOR_ONE)
}

function refusalOf(error: unknown, onBug: (error: unknown) => void): Refusal {
  if (error instanceof Refusal) return error
  const { statusCode, code } = error as Partial<FastifyError>
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE' || statusCode === 413) return new Refusal('too-large')
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE' || statusCode === 415) return new Refusal('wrong-type')
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) return new Refusal('malformed')
  onBug(error)
  return new Refusal('bug')
}

/** Where it happened, without the message: that could quote what somebody sent or holds. */
export function whereIn(error: unknown): string {
  if (!(error instanceof Error)) return typeof error
  const frames = (error.stack ?? '').split('\n').filter((line) => line.startsWith('    at '))
  return [error.name, ...frames.slice(0, 4).map((line) => line.trim())].join(' ')
}

function isMailPage({ routeOptions: { url } }: FastifyRequest): boolean {
  return url?.startsWith('/mail/') === true
}
