import { LARGEST_BODY, type Route, type RouteName, routes } from '@turnwright/protocol'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { Refusal } from '../refusal.ts'
import { type Call, type Handlers, somebody } from './call.ts'
import type { Visitor } from './guests.ts'
import { JsonFile } from './json-file.ts'
import { languagesOf } from './languages.ts'

/** Puts a handler behind every line of the route table; what does not fit the table's schemas does not reach it. */
export function bindRoutes(app: FastifyInstance, handlers: Handlers): void {
  for (const name of Object.keys(routes) as RouteName[]) {
    const route: Route = routes[name]
    const [method, url] = name.split(' ') as ['GET' | 'POST', string]
    const handle = handlers[name] as (call: Call<never>) => unknown
    const isForSomebody = method === 'POST' && route.access !== 'everybody'
    app.route({
      method,
      url,
      bodyLimit: route.largestBody ?? LARGEST_BODY,
      // Before a body is read: nobody's, or one for a table that cannot be, is not wanted.
      onRequest: (request, _, done) => {
        try {
          if (isForSomebody) somebody(request.visitor)
          read(route.params, request.params, url.startsWith('/api/deals/') ? 'no-such-deal' : 'no-such-table')
          done()
        } catch (error) {
          done(error as Error)
        }
      },
      handler: async (request, reply) => {
        const told = await handle(new RouteCall(route, request, reply) as Call<never>)
        if (!(told instanceof JsonFile)) return reply.send(told)
        return reply.type('application/json; charset=utf-8').header('content-length', told.size).send(told.read())
      },
    })
  }
}

/** A request, read by its line of the route table. */
class RouteCall {
  readonly params: unknown
  readonly query: unknown
  readonly body: unknown
  readonly visitor: Visitor
  readonly address: string
  readonly #request: FastifyRequest
  readonly #reply: FastifyReply

  constructor(route: Route, request: FastifyRequest, reply: FastifyReply) {
    this.query = read(route.query, request.query, 'malformed')
    this.params = request.params
    this.body = read(route.body, request.body ?? {}, 'malformed')
    this.visitor = request.visitor
    this.address = request.address
    this.#request = request
    this.#reply = reply
  }

  get headers(): FastifyRequest['headers'] {
    return this.#request.headers
  }

  get languages(): readonly string[] {
    const { locale } = (this.query ?? {}) as { readonly locale?: string }
    return languagesOf(locale, this.#request.headers)
  }

  get gone(): AbortSignal {
    const hangUp = new AbortController()
    const { raw } = this.#reply
    if (raw.destroyed) hangUp.abort()
    else raw.once('close', () => hangUp.abort())
    return hangUp.signal
  }

  setCookie(header: string): void {
    void this.#reply.header('set-cookie', header)
  }
}

/** What the schema makes of it; a refusal says which field is wrong, without repeating what was sent. */
export function read(
  schema: z.ZodType | undefined,
  given: unknown,
  code: 'malformed' | 'no-such-table' | 'no-such-deal',
): unknown {
  if (schema === undefined) return undefined
  const parsed = schema.safeParse(given)
  if (parsed.success) return parsed.data
  if (code !== 'malformed') throw new Refusal(code)
  const [issue] = parsed.error.issues
  const place = issue?.path.join('.') ?? ''
  throw new Refusal(code, `${place === '' ? 'The request' : place}: ${issue?.message ?? 'does not fit'}`)
}
