import { type Client, ProblemError, type RouteName } from '@turnwright/protocol/client'
import { keptName } from '../identity/kept-name.ts'
import type { HostLine } from './host-line.ts'
import type { LessonPlan, Onlooker } from './local-host.ts'

/** The server's line goes dead after a silence; a worker is only quiet. */
const HEARTBEAT = 15_000

let opened: Promise<HostLine> | null = null

function line(): Promise<HostLine> {
  opened ??= import('./host-line.ts').then(({ HostLine: Line }) => new Line())
  return opened
}

/** Starts the worker, and has it fetch the rules of a game where somebody is about to play it. What fails is asked for again. */
export async function wakeHost(game: string | null = null): Promise<void> {
  const host = await line()
  if (game !== null) await host.ask('fetchRules', game).catch(() => undefined)
}

/** A lesson needs more of its host than any other table does. */
export const lessons = {
  open: async (plan: LessonPlan): Promise<string> => (await line()).ask('openLesson', plan, keptName.read()),
  goBack: async (id: string, answers: number): Promise<void> => (await line()).ask('goBackInLesson', id, answers),
  end: async (id: string): Promise<void> => (await line()).ask('endLesson', id),
  remove: async (id: string): Promise<void> => (await line()).ask('remove', id),
}

interface Asked {
  readonly params?: { readonly id: string; readonly answers?: number }
  readonly query?: { readonly locale?: string; readonly eyes?: string; readonly stops?: string }
  readonly body?: unknown
}

/** What a server does for its tables, done by a worker of the page. */
const doors: Partial<Record<RouteName, (host: HostLine, asked: Asked, id: string) => Promise<unknown>>> = {
  'GET /api/tables/:id': (host, { query }, id) => host.ask('state', id, query?.locale ?? null),
  'POST /api/tables/:id/answers': (host, { body }, id) => host.ask('answer', id, bodyOf(body)),
  'POST /api/tables/:id/undo': (host, { body }, id) =>
    host.ask('undo', id, bodyOf<{ readonly answers?: number }>(body).answers),
  'POST /api/tables/:id/undo-offers': (host, { body, query }, id) =>
    host.ask('takeBack', id, bodyOf<{ readonly answers: number }>(body).answers, query?.locale ?? null),
  'POST /api/tables/:id/hints': (host, { body, query }, id) =>
    host.ask('hint', id, bodyOf<{ readonly requestId: string }>(body).requestId, query?.locale ?? null),
  'POST /api/tables/:id/leave': (host, { query }, id) => host.ask('concede', id, query?.locale ?? null),
  'POST /api/tables/:id/rematch': async (host, _, id) => ({ id: await host.ask('rematch', id) }),
  'GET /api/tables/:id/record': (host, _, id) => host.ask('record', id),
  'GET /api/tables/:id/moments': (host, { query }, id) => host.ask('overview', id, onlooker(query)),
  'GET /api/tables/:id/moments/:answers': (host, { query, params }, id) =>
    host.ask('moment', id, params?.answers ?? 0, onlooker(query)),
  'GET /api/tables/:id/past/views': (host, { query }, id) =>
    host.ask('pastViews', id, (query?.stops ?? '').split(',').map(Number), onlooker(query)),
  'GET /api/tables/:id/past/cards': (host, { query }, id) => host.ask('pastCards', id, onlooker(query)),
  'POST /api/tables': async (host, { body }) => {
    const id = await host.ask('open', bodyOf(body), keptName.read())
    return host.ask('state', id, null)
  },
}

/** A client for the tables of this browser: the page speaks to it as to a server. */
export const localClient: Client = {
  async call(route, ...[request]) {
    const asked = (request ?? {}) as Asked
    const door = doors[route]
    if (door === undefined) throw new Error('A table of this browser cannot do this')
    // What comes back for a route is what the table of routes says: the worker gives the same.
    return (await door(await line(), asked, asked.params?.id ?? '')) as never
  },
  async open(path, init) {
    const { pathname, searchParams } = new URL(path, location.origin)
    const id = /^\/api\/tables\/([\w-]+)\/stream$/.exec(pathname)?.[1]
    if (id === undefined) throw new Error('A table of this browser cannot do this')
    const host = await line()
    return new Response(await streamOf(host, id, searchParams.get('locale'), init?.signal ?? null))
  },
}

/** The states of a table as a server's stream would tell them; resolves when the first has come. */
function streamOf(
  host: HostLine,
  id: string,
  locale: string | null,
  signal: AbortSignal | null,
): Promise<ReadableStream<Uint8Array>> {
  signal?.throwIfAborted()
  const first = Promise.withResolvers<ReadableStream<Uint8Array>>()
  const encoder = new TextEncoder()
  let end = () => {}
  const stream = new ReadableStream<Uint8Array>({
    start(told) {
      const tell = (text: string) => told.enqueue(encoder.encode(text))
      const heart = setInterval(() => tell(':\n\n'), HEARTBEAT)
      const stop = host.follow(id, locale, (message) => {
        if ('problem' in message) {
          end()
          first.reject(new ProblemError(message.problem))
          return
        }
        tell(`event: ${message.event}\ndata: ${message.data}\n\n`)
        first.resolve(stream)
      })
      end = () => {
        clearInterval(heart)
        stop()
      }
      signal?.addEventListener('abort', () => {
        end()
        told.error(signal.reason)
        first.reject(signal.reason)
      })
    },
    cancel: () => end(),
  })
  return first.promise
}

function onlooker(query: Asked['query']): Onlooker {
  return { asSpectator: query?.eyes === 'spectator', locale: query?.locale ?? null }
}

/** A body is what the route asks for, since it was written against the table of routes. */
function bodyOf<Body>(body: unknown): Body {
  return body as Body
}
