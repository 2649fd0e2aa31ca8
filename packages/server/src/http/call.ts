import type { RouteName, Routes } from '@turnwright/protocol'
import type { IncomingHttpHeaders } from 'node:http'
import type { z } from 'zod'
import { Refusal } from '../refusal.ts'
import type { Visitor } from './guests.ts'
import type { JsonFile } from './json-file.ts'

type Part<K extends RouteName, Name extends string> = Routes[K] extends {
  readonly [N in Name]: infer Schema extends z.ZodType
}
  ? z.output<Schema>
  : undefined

/** A request that fits its line of the route table. */
export interface Call<K extends RouteName> {
  readonly params: Part<K, 'params'>
  readonly query: Part<K, 'query'>
  readonly body: Part<K, 'body'>
  readonly visitor: Visitor
  readonly address: string
  readonly headers: IncomingHttpHeaders
  /** What the visitor reads, best first. */
  readonly languages: readonly string[]
  /** Whoever called has hung up: what is still worked at for them nobody reads. */
  readonly gone: AbortSignal
  setCookie(header: string): void
}

type Answer<K extends RouteName> = z.input<Routes[K]['response']> | JsonFile

/** One handler for every line of the route table. */
export type Handlers = { readonly [K in RouteName]: (call: Call<K>) => Promise<Answer<K>> | Answer<K> }

/** A call about a table, as far as it says whose it is. */
export interface AtTable {
  readonly params: { readonly id: string }
  readonly visitor: Visitor
  readonly languages: readonly string[]
}

export function somebody(visitor: Visitor): Exclude<Visitor, string> {
  if (visitor === 'nobody') throw new Refusal('no-identity')
  if (visitor === 'forged') throw new Refusal('bad-identity')
  return visitor
}

export function idOf(visitor: Visitor): string | null {
  return typeof visitor === 'object' ? visitor.id : null
}
