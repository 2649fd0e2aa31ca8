import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { RequestWatcher } from '../../http/request-watcher.ts'
import type { TrustedProxies } from '../../http/trusted-proxies.ts'
import type { StoreOutcome, StoreWatcher } from '../watched-store.ts'
import type { Collector } from './collector.ts'
import type { OpenSpan, Span } from './span.ts'

/** Version, trace, the caller's span, and flags of which the last says whether the caller records it. */
const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-[0-9a-f]([0-9a-f])$/

/** Requests and what the store did for them. They name routes and operations: no table, person or address. */
export class Tracer implements RequestWatcher, StoreWatcher {
  readonly #collector: Collector
  readonly #proxies: TrustedProxies
  /** Which part of the requests is traced. */
  readonly #ratio: number
  readonly #current = new AsyncLocalStorage<OpenSpan>()
  readonly #open = new WeakMap<FastifyRequest, OpenSpan>()

  constructor(collector: Collector, proxies: TrustedProxies, ratio: number) {
    this.#collector = collector
    this.#proxies = proxies
    this.#ratio = ratio
  }

  began(request: FastifyRequest, { elapsedTime }: FastifyReply, _: string, goOn: () => void): void {
    const span = this.#spanFor(request, elapsedTime)
    if (span === null) return goOn()
    this.#open.set(request, span)
    this.#current.run(span, goOn)
  }

  ended(request: FastifyRequest, { statusCode }: FastifyReply, route: string): void {
    const span = this.#open.get(request)
    if (span === undefined) return
    this.#close(span, route, 'server', statusCode >= 500, {
      'http.request.method': request.method,
      'http.route': route === 'page' ? '' : route.slice(route.indexOf(' ') + 1),
      'http.response.status_code': statusCode,
    })
  }

  storeCalled(operation: string): StoreOutcome {
    const parent = this.#current.getStore()
    if (parent === undefined) return () => undefined
    const span = { traceId: parent.traceId, spanId: hex(8), parentSpanId: parent.spanId, start: moment() }
    return (error) => this.#close(span, `store ${operation}`, 'client', error !== null, {})
  }

  async stop(): Promise<void> {
    await this.#collector.stop()
  }

  /** A proxy of ours says which trace it belongs to and whether it is recorded; strangers do not decide that. */
  #spanFor({ headers, socket }: FastifyRequest, elapsed: number): OpenSpan | null {
    const told = headers['traceparent']
    const isTrusted = this.#proxies.has(socket.remoteAddress ?? '')
    const [, trace, parent, flag] = (isTrusted && typeof told === 'string' && TRACEPARENT.exec(told)) || []
    const isWanted = flag === undefined ? Math.random() < this.#ratio : (Number.parseInt(flag, 16) & 1) === 1
    if (!isWanted) return null
    return {
      traceId: trace ?? hex(16),
      spanId: hex(8),
      parentSpanId: parent ?? null,
      start: moment() - elapsed,
    }
  }

  #close(open: OpenSpan, name: string, kind: Span['kind'], failed: boolean, attributes: Span['attributes']): void {
    this.#collector.add({ ...open, name, kind, end: moment(), failed, attributes })
  }
}

function hex(bytes: number): string {
  return randomBytes(bytes).toString('hex')
}

/** Finer than the clock on the wall, and never going back. */
function moment(): number {
  return performance.timeOrigin + performance.now()
}
