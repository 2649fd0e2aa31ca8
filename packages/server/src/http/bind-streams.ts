import { BEAT_HEADER, streamRequest, streamRoute } from '@turnwright/protocol'
import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import { isKept } from '../accounts/accounts.ts'
import { read } from './bind-routes.ts'
import { idOf } from './call.ts'
import type { Connections } from './connections.ts'
import { HttpLine } from './http-line.ts'
import { languagesOf } from './languages.ts'
import { Refusal } from '../refusal.ts'
import { securityHeaders } from './security-headers.ts'
import type { Streams } from './streams.ts'

type StreamQuery = z.output<typeof streamRequest.query>

/** Puts the streams behind their line of the route table. */
export function bindStreams(
  app: FastifyInstance,
  streams: Streams,
  connections: Connections,
  isDraining: () => boolean,
): void {
  const headers = { ...securityHeaders, [BEAT_HEADER]: String(streams.heartbeat) }
  const [, url] = streamRoute.split(' ') as [string, string]
  app.get(url, async (request, reply) => {
    // A proxy finds another server for it.
    if (isDraining()) throw new Refusal('stopping')
    const { id } = read(streamRequest.params, request.params, 'no-such-table') as { id: string }
    const { invite, locale } = read(streamRequest.query, request.query, 'malformed') as StreamQuery
    const { address, visitor } = request
    const lastEventId = request.headers['last-event-id']
    const call = {
      id,
      invite,
      person: idOf(visitor),
      session: typeof visitor === 'object' && isKept(visitor) ? visitor.session : null,
      name: typeof visitor === 'object' ? visitor.name : null,
      address,
      languages: languagesOf(locale, request.headers),
      lastEventId: typeof lastEventId === 'string' ? lastEventId : null,
    }
    await streams.open(call, {
      answer(kind) {
        reply.hijack()
        if (reply.raw.destroyed) return null
        if (kind === 'seat') connections.spare(request.socket)
        return new HttpLine(reply.raw, headers)
      },
      moved(kind) {
        if (kind === 'seat') connections.spare(request.socket)
        else connections.count(request.socket)
      },
    })
  })
}
