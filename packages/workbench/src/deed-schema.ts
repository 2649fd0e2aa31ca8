import type { Seat } from '@turnwright/kernel'
import { z } from 'zod'
import type { TableWish } from './wire.ts'

const at = z.int().min(0)
const option = z.union([z.string(), z.number(), z.boolean()])

/** What the page asks for. Moments are told by the number of answers before them. */
export type Deed =
  | { readonly do: 'begin'; readonly table: TableWish }
  | {
      readonly do: 'answer'
      readonly seat: Seat
      readonly requestId: string
      readonly title: string
      readonly selection: z.core.util.JSONType
    }
  | { readonly do: 'cut'; readonly to: number }
  | { readonly do: 'go-on' | 'keep-old' | 'random' }
  | { readonly do: 'stand-at'; readonly broken: number }
  | { readonly do: 'secrets' | 'scenario'; readonly at: number }
  | { readonly do: 'moment'; readonly at: number; readonly eyes: Seat | null; readonly deal: number | null }

/** Answers are checked by the rules themselves. */
export const deedSchema: z.ZodType<Deed> = z.discriminatedUnion('do', [
  z.object({
    do: z.literal('begin'),
    table: z.object({
      seats: z.int().min(1).max(64),
      seed: z.string().min(1).max(200),
      options: z.record(z.string(), option),
    }),
  }),
  z.object({
    do: z.literal('answer'),
    seat: z.int().min(0),
    requestId: z.string(),
    title: z.string(),
    selection: z.json(),
  }),
  z.object({ do: z.literal('cut'), to: at }),
  z.object({ do: z.literal('go-on') }),
  z.object({ do: z.literal('keep-old') }),
  z.object({ do: z.literal('random') }),
  z.object({ do: z.literal('stand-at'), broken: z.int().min(0) }),
  z.object({ do: z.literal('secrets'), at }),
  z.object({ do: z.literal('moment'), at, eyes: z.int().min(0).nullable(), deal: z.int().min(1).nullable() }),
  z.object({ do: z.literal('scenario'), at }),
])
