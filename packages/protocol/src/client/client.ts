import type { z } from 'zod'
import type { ProblemCode } from '../problem-codes.ts'
import type { RouteName, Routes } from '../routes.ts'
import type { Problem } from '../schemas/problem.ts'
import { patienceFor } from './patience.ts'
import { machineWaiting, type Waiting } from './waiting.ts'

type Field<K extends RouteName, Name extends string> = Routes[K] extends { readonly [N in Name]: z.ZodType }
  ? z.input<Routes[K][Name & keyof Routes[K]] & z.ZodType>
  : never

/** What a call must and may carry, read off the route table. */
export type RequestOf<K extends RouteName> = (Field<K, 'params'> extends never
  ? { readonly params?: never }
  : { readonly params: Field<K, 'params'> }) &
  (Field<K, 'query'> extends never ? { readonly query?: never } : { readonly query?: Field<K, 'query'> }) &
  (Field<K, 'body'> extends never ? { readonly body?: never } : { readonly body: Field<K, 'body'> }) & {
    /** Whoever aborts it wants no answer any more. */
    readonly signal?: AbortSignal | undefined
  }

export type ResponseOf<K extends RouteName> = z.output<Routes[K]['response']>

type Arguments<K extends RouteName> =
  Record<string, never> extends RequestOf<K> ? [request?: RequestOf<K>] : [request: RequestOf<K>]

export interface ClientOptions {
  /** Where the server is; empty within a page it serves. */
  readonly origin?: string
  /** Sent with every request; programs put their cookie here. */
  readonly headers?: () => Readonly<Record<string, string>>
  readonly fetch?: (path: string, init: RequestInit) => Promise<Response>
  readonly waiting?: Waiting
}

/** The server said no, and why. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError'
  readonly problem: Problem

  constructor(problem: Problem) {
    super(problem.detail)
    this.problem = problem
  }

  get code(): ProblemCode {
    return this.problem.code
  }

  get status(): number {
    return this.problem.status
  }
}

/** The server could not be reached, or what came back was none of its words. */
export class Unreachable extends Error {
  override readonly name = 'Unreachable'
}

export interface Client {
  /** Rejects with Unreachable when the server has not said all of its answer in time. */
  call<K extends RouteName>(route: K, ...request: Arguments<K>): Promise<ResponseOf<K>>
  /** The raw response of any door, for streams. */
  open(path: string, init?: RequestInit): Promise<Response>
}

/** Calls the server by the names of its route table: `client.call('POST /api/tables', { body })`. */
export function createClient({
  origin = '',
  headers = () => ({}),
  fetch: send = fetch,
  waiting = machineWaiting,
}: ClientOptions = {}): Client {
  async function open(path: string, init: RequestInit = {}): Promise<Response> {
    let response: Response
    try {
      const all = { ...headers(), ...(init.headers as Record<string, string> | undefined) }
      response = await send(origin + path, { credentials: 'same-origin', ...init, headers: all })
    } catch (cause) {
      if (init.signal?.aborted === true) throw cause
      throw new Unreachable('The server cannot be reached', { cause })
    }
    if (response.ok) return response
    const problem: unknown = await response.json().catch(() => null)
    if (isProblem(problem)) throw new ProblemError(problem)
    throw new Unreachable(`The server answered ${response.status}`)
  }

  return {
    open,
    async call<K extends RouteName>(route: K, ...[request]: Arguments<K>): Promise<ResponseOf<K>> {
      const [method, path] = route.split(' ') as [string, string]
      const { params, query, body, signal } = (request ?? {}) as Loose
      const init: RequestInit = { method }
      if (body !== undefined) {
        init.headers = { 'content-type': 'application/json' }
        init.body = JSON.stringify(body)
      }
      const late = new AbortController()
      const cancel = waiting.after(patienceFor(route), () => late.abort())
      const until = signal === undefined ? late.signal : AbortSignal.any([late.signal, signal])
      try {
        const response = await open(pathOf(path, params) + queryOf(query), { ...init, signal: until })
        return (await response.json()) as ResponseOf<K>
      } catch (cause) {
        signal?.throwIfAborted()
        // A server that stands still neither answers nor hangs up.
        if (late.signal.aborted) throw new Unreachable('The server does not answer', { cause })
        throw cause
      } finally {
        cancel()
      }
    },
  }
}

interface Loose {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string | undefined>>
  readonly body?: unknown
  readonly signal?: AbortSignal
}

export function pathOf(path: string, params: Readonly<Record<string, string>> = {}): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
}

export function queryOf(query: Readonly<Record<string, string | undefined>> = {}): string {
  const given = Object.entries(query).filter((pair): pair is [string, string] => pair[1] !== undefined)
  return given.length === 0 ? '' : `?${new URLSearchParams(given).toString()}`
}

function isProblem(value: unknown): value is Problem {
  return typeof value === 'object' && value !== null && 'code' in value && 'status' in value
}

/** A key for an answer: new for each, kept for its retries. */
export function newKey(): string {
  // Browsers withhold randomUUID from pages on plain http, which is how a server on one's own network is reached.
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}
