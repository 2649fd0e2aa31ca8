import { type Route, type RouteName, routes } from '@turnwright/protocol'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { Refusal } from '../refusal.ts'
import type { Call, Handlers } from './api.ts'
import type { Visitor } from './guests.ts'
import { JsonFile } from './json-file.ts'
import { languagesOf } from './languages.ts'

/** Puts a handler behind every line of the route table; what does not fit the table's schemas does not reach it. */
export function bindRoutes(
  app: FastifyInstance,
  handlers: Handlers,
  visitorOf: (request: FastifyRequest) => Visitor,
): void {
  for (const name of Object.keys(routes) as RouteName[]) {
    const route: Route = routes[name]
    const [method, url] = name.split(' ') as ['GET' | 'POST', string]
    const handle = handlers[name] as (call: Call<never>) => unknown
    app.route({
      method,
      url,
      handler: async (request, reply) => {
        const query = read(route.query, request.query, 'malformed') as { readonly locale?: string } | undefined
        const call = {
          params: read(route.params, request.params, 'no-such-table'),
          query,
          body: read(route.body, request.body ?? {}, 'malformed'),
          visitor: visitorOf(request),
          languages: languagesOf(query?.locale, request.headers),
          setCookie: (header: string) => void reply.header('set-cookie', header),
        }
        const told = await handle(call as Call<never>)
        if (!(told instanceof JsonFile)) return reply.send(told)
        return reply.type('application/json; charset=utf-8').header('content-length', told.size).send(told.read())
      },
    })
  }
}

/** What the schema makes of it; a refusal says which field is wrong, without repeating what was sent. */
export function read(schema: z.ZodType | undefined, given: unknown, code: 'malformed' | 'no-such-table'): unknown {
  if (schema === undefined) return undefined
  const parsed = schema.safeParse(given)
  if (parsed.success) return parsed.data
  if (code === 'no-such-table') throw new Refusal(code)
  const [issue] = parsed.error.issues
  const place = issue?.path.join('.') ?? ''
  throw new Refusal(code, `${place === '' ? 'The request' : place}: ${issue?.message ?? 'does not fit'}`)
}
