import { streamRequest, streamRoute } from '@turnwright/protocol'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal } from '../refusal.ts'
import { mustSee } from '../tables/operations/gather.ts'
import type { Tables } from '../tables/tables.ts'
import { idOf } from './api.ts'
import { read } from './bind-routes.ts'
import type { Visitor } from './guests.ts'
import { securityHeaders } from './security-headers.ts'
import { TableStream } from './table-stream.ts'

const HEARTBEAT = 15_000
const COME_BACK_WITHIN = 2_000

export interface StreamLimits {
  readonly perVisitor: number
  readonly perAddress: number
  readonly perTable: number
}

interface Caller {
  readonly visitor: string
  readonly address: string
}

/** All open streams of this server. */
export class Streams {
  readonly #tables: Tables
  readonly #limits: StreamLimits
  readonly #open = new Map<TableStream, Caller>()
  readonly #heart: NodeJS.Timeout

  constructor(tables: Tables, limits: StreamLimits) {
    this.#tables = tables
    this.#limits = limits
    this.#heart = setInterval(() => {
      for (const stream of this.#open.keys()) stream.beat()
    }, HEARTBEAT)
    this.#heart.unref()
  }

  bind(app: FastifyInstance, visitorOf: (request: FastifyRequest) => Visitor): void {
    const [, url] = streamRoute.split(' ') as [string, string]
    app.get(url, async (request, reply) => {
      const { id } = read(streamRequest.params, request.params, 'no-such-table') as { id: string }
      const { invite } = read(streamRequest.query, request.query, 'malformed') as { invite?: string }
      const person = idOf(visitorOf(request))
      const caller: Caller = { visitor: person ?? request.ip, address: request.ip }
      using held = new DisposableStack()
      const table = held.use(this.#tables.lease(id))
      await table.enter((desk) => mustSee(desk.table, person, invite))
      this.#mustHaveRoom(caller, table.listeners)
      reply.hijack()
      // Nobody tells of the end of a line that has ended already.
      if (reply.raw.destroyed) return
      const stream = new TableStream(reply.raw, securityHeaders)
      this.#open.set(stream, caller)
      const lastEventId = request.headers['last-event-id']
      const listening = table.listen(stream, person, typeof lastEventId === 'string' ? lastEventId : null)
      const lease = held.move()
      reply.raw.once('close', () => {
        this.#open.delete(stream)
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
    clearInterval(this.#heart)
    for (const stream of this.#open.keys()) stream.dismiss(COME_BACK_WITHIN)
  }

  #mustHaveRoom({ visitor, address }: Caller, atTable: number): void {
    const { perVisitor, perAddress, perTable } = this.#limits
    const open = [...this.#open.values()]
    const isFull =
      atTable >= perTable ||
      open.filter((each) => each.visitor === visitor).length >= perVisitor ||
      open.filter((each) => each.address === address).length >= perAddress
    if (isFull) throw new Refusal('too-many-streams')
  }
}
