import { routes, streamRoute } from '@turnwright/protocol'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** Hears of requests, for operators. */
export interface RequestWatcher {
  /** A request has been read, and is about to be carried out by `goOn`. */
  began?(request: FastifyRequest, reply: FastifyReply, route: string, goOn: () => void): void
  ended(request: FastifyRequest, reply: FastifyReply, route: string): void
}

const KNOWN: ReadonlySet<string> = new Set([...Object.keys(routes), streamRoute])

/** By its line of the route table, never by its address: that holds ids and tokens. `page` is everything else. */
function routeOf({ method, routeOptions }: FastifyRequest): string {
  const name = `${method} ${routeOptions.url ?? ''}`
  return KNOWN.has(name) ? name : 'page'
}

export function watchRequests(app: FastifyInstance, watchers: readonly RequestWatcher[]): void {
  for (const watcher of watchers) {
    const began = watcher.began?.bind(watcher)
    // Not before the body is read: that happens outside of what was begun.
    if (began !== undefined)
      app.addHook('preHandler', (request, reply, done) => began(request, reply, routeOf(request), done))
    app.addHook('onResponse', (request, reply, done) => {
      watcher.ended(request, reply, routeOf(request))
      done()
    })
  }
}
