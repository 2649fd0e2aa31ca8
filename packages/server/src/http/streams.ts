import { streamRequest, streamRoute } from '@turnwright/protocol'
import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import type { Desk } from '../tables/desk.ts'
import { belongsTo, mustSee } from '../tables/operations/gather.ts'
import type { Tables } from '../tables/tables.ts'
import { idOf } from './api.ts'
import { read } from './bind-routes.ts'
import type { Connections } from './connections.ts'
import { Heart } from './heart.ts'
import { languagesOf } from './languages.ts'
import { securityHeaders } from './security-headers.ts'
import { type StreamKind, type StreamLimits, type StreamPlace, StreamPools } from './stream-pools.ts'
import { TableStream } from './table-stream.ts'

const COME_BACK_WITHIN = 2_000

type StreamQuery = z.output<typeof streamRequest.query>

/** All open streams of this server. */
export class Streams {
  readonly #tables: Tables
  readonly #pools: StreamPools
  readonly #heart: Heart
  readonly #open = new Set<TableStream>()

  constructor(tables: Tables, limits: StreamLimits, heartbeat: number) {
    this.#tables = tables
    this.#pools = new StreamPools(limits)
    this.#heart = new Heart(heartbeat)
  }

  bind(app: FastifyInstance, connections: Connections): void {
    const [, url] = streamRoute.split(' ') as [string, string]
    app.get(url, async (request, reply) => {
      const { id } = read(streamRequest.params, request.params, 'no-such-table') as { id: string }
      const { invite, locale } = read(streamRequest.query, request.query, 'malformed') as StreamQuery
      const person = idOf(request.visitor)
      const { address } = request
      using held = new DisposableStack()
      const table = held.use(this.#tables.lease(id))
      const kindOf = (desk: Desk): StreamKind => {
        mustSee(desk.table, person, invite)
        return belongsTo(desk.table, person) ? 'seat' : 'watching'
      }
      const kind = await table.enter(kindOf, { fresh: true })
      const place = this.#pools.take({ table: id, visitor: person ?? address, address }, kind)
      reply.hijack()
      // Nobody tells of the end of a line that has ended already.
      if (reply.raw.destroyed) {
        place.release()
        return
      }
      if (kind === 'seat') connections.spare(request.socket)
      const stream = new TableStream(reply.raw, securityHeaders, (now) => {
        if (now === 'seat') connections.spare(request.socket)
        else connections.count(request.socket)
        this.#move(stream, place, now)
      })
      this.#open.add(stream)
      const forget = this.#heart.add(stream)
      const lastEventId = request.headers['last-event-id']
      const hearer = { person, languages: languagesOf(locale, request.headers) }
      const listening = table.listen(stream, hearer, typeof lastEventId === 'string' ? lastEventId : null)
      const lease = held.move()
      reply.raw.once('close', () => {
        this.#open.delete(stream)
        forget()
        place.release()
        void listening
          .then(() => table.unlisten(stream))
          .catch(() => undefined)
          .finally(() => lease.dispose())
      })
      await listening.catch(() => stream.dismiss(COME_BACK_WITHIN))
    })
  }

  /** Tells everyone to come back soon, and lets go. */
  dismiss(): void {
    this.#heart.stop()
    for (const stream of this.#open) stream.dismiss(COME_BACK_WITHIN)
  }

  /** Whoever got up looks on like all others, where there is room for one more. */
  #move(stream: TableStream, place: StreamPlace, kind: StreamKind): void {
    try {
      place.move(kind)
    } catch {
      stream.dismiss(COME_BACK_WITHIN)
    }
  }
}
