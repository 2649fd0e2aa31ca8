import { type Route, routes, streamRoute } from '@turnwright/protocol'
import type { Call, Core, MailDoors, ReminderHandlers, TableHandlers } from '@turnwright/server/core'
import { idOf, read, Refusal } from '@turnwright/server/core'
import type { Sender } from '../network/post.ts'
import type { Reply, Request } from '../network/request.ts'

/** What this world's servers answer. */
export type DoorHandlers = TableHandlers & ReminderHandlers

interface Way {
  readonly name: keyof DoorHandlers
  readonly method: string
  readonly pattern: RegExp
}

const MAIL = '/mail/'
const STREAM = patternOf(streamRoute.split(' ')[1] ?? '')

/** The face of a server: reads requests by the route table, and puts refusals into words. */
export class Door {
  readonly #core: Core
  readonly #handlers: DoorHandlers
  readonly #mail: MailDoors | null
  readonly #ways: readonly Way[]
  readonly #onBug: (error: unknown, request: Request) => void

  constructor(
    core: Core,
    handlers: DoorHandlers,
    mail: MailDoors | null,
    onBug: (error: unknown, request: Request) => void,
  ) {
    this.#mail = mail
    this.#core = core
    this.#handlers = handlers
    this.#onBug = onBug
    this.#ways = (Object.keys(handlers) as (keyof DoorHandlers)[]).map((name) => {
      const [method = '', path = ''] = name.split(' ')
      return { name, method, pattern: patternOf(path) }
    })
  }

  async open(request: Request, sender: Sender): Promise<void> {
    const stream = request.method === 'GET' ? STREAM.exec(request.path) : null
    try {
      if (request.path.startsWith(MAIL)) return sender.answer(await this.#confirm(request.path))
      if (stream === null) return sender.answer(await this.#answer(request))
      const visitor = this.#core.guests.recognise(request.headers['cookie'])
      await this.#core.streams.open(
        {
          id: stream.groups?.['id'] ?? '',
          invite: request.query['invite'],
          person: idOf(visitor),
          name: typeof visitor === 'object' ? visitor.name : null,
          address: request.address,
          languages: ['en'],
          lastEventId: request.headers['last-event-id'] ?? null,
        },
        { answer: () => sender.connect(), moved: () => undefined },
      )
    } catch (error) {
      if (!(error instanceof Refusal)) this.#onBug(error, request)
      const { problem } = error instanceof Refusal ? error : new Refusal('bug')
      sender.answer({ status: problem.status, cookie: null, body: JSON.stringify(problem) })
    }
  }

  /** Somebody follows the link in a mail. */
  async #confirm(path: string): Promise<Reply> {
    const link = this.#mail?.links.read(path.slice(MAIL.length)) ?? null
    const isDone = link?.act === 'confirm' && (await this.#mail?.confirm(link.id)) === true
    return { status: isDone ? 200 : 410, cookie: null, body: '{}' }
  }

  async #answer(request: Request): Promise<Reply> {
    const { method, path, query, headers, address } = request
    const way = this.#ways.find((each) => each.method === method && each.pattern.test(path))
    if (way === undefined) throw new Refusal('no-such-page')
    const route: Route = routes[way.name]
    let cookie: string | null = null
    const call = {
      params: read(route.params, { ...way.pattern.exec(path)?.groups }, 'no-such-table'),
      query: read(route.query, query, 'malformed'),
      body: read(route.body, request.body === null ? {} : JSON.parse(request.body), 'malformed'),
      visitor: this.#core.guests.recognise(headers['cookie']),
      address,
      languages: ['en'],
      setCookie: (given: string) => {
        cookie = given
      },
    }
    const handle = this.#handlers[way.name] as (call: Call<never>) => unknown
    return { status: 200, body: JSON.stringify(await handle(call as unknown as Call<never>)), cookie }
  }
}

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`)
}
