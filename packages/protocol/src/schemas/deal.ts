import { z } from 'zod'
import { clientKey } from './answer.ts'
import { projection } from './projection.ts'
import { tableId, tableStatus } from './table.ts'

export const dealId = z.string().regex(/^[A-Za-z0-9_-]{22}$/)

const seatNumber = z.int().min(0).max(15)

/** How long a deal stays open, in days. */
export const LONGEST_DEAL = 30

/** A deal for any number of people: the one that was played at a table, or a fresh one. */
export const dealRequest = z
  .discriminatedUnion('of', [
    z.strictObject({
      of: z.literal('table'),
      table: tableId,
      days: z.int().min(1).max(LONGEST_DEAL),
      key: clientKey,
    }),
    z.strictObject({
      of: z.literal('game'),
      game: z.string().min(1).max(60),
      players: z.int().min(1).max(16).optional(),
      agent: z.string().min(1).max(40).optional(),
      days: z.int().min(1).max(LONGEST_DEAL),
      key: clientKey,
    }),
  ])
  .meta({ id: 'DealRequest' })

/** Who plays the deal with you. */
export const dealGameRequest = z
  .strictObject({ company: z.enum(['bots', 'friends']), key: clientKey })
  .meta({ id: 'DealGameRequest' })

/** One person's game of a deal. What came of it is sealed until your own is over or the deal is closed. */
export const dealGame = z
  .object({
    number: z.int().meta({ description: 'In the order in which they were begun.' }),
    name: z.string(),
    you: z.boolean(),
    seat: seatNumber,
    state: z.enum(['playing', 'finished', 'given-up']),
    score: z.number().nullable().meta({ description: 'Null while it is sealed or goes on.' }),
    won: z.boolean().nullable(),
    table: tableId.nullable().meta({ description: 'Its table, once the deal is closed; your own always.' }),
  })
  .meta({ id: 'DealGame' })

/** A deal, as far as whoever asks may know it. */
export const dealState = z
  .object({
    id: dealId,
    game: z.string(),
    kind: z.enum(['link', 'day']),
    day: z.string().nullable(),
    by: z.string().nullable().meta({ description: 'Who opened it.' }),
    closes: z.iso.datetime(),
    open: z.boolean(),
    seats: z.array(z.object({ kind: z.enum(['player', 'bot']), agent: z.string().nullable() })),
    you: z.object({ table: tableId, status: tableStatus }).nullable(),
    sealed: z.boolean().meta({ description: 'Whether what came of the others’ games is kept from you.' }),
    played: z.int().meta({ description: 'How many have begun it; the list may be shorter.' }),
    games: z.array(dealGame),
  })
  .meta({ id: 'DealState' })

/** The end of one game of a deal, for the comparison. */
export const dealGameEnd = z
  .object({
    number: z.int(),
    answers: z.int(),
    alike: z.int().nullable().meta({ description: 'So many answers were the same as in your own game.' }),
    parted: z.string().nullable().meta({ description: 'What you were asked where the two games parted.' }),
    play: projection.meta({ description: 'As a spectator sees it.' }),
  })
  .meta({ id: 'DealGameEnd' })

/** The deals of a day, one for each game. */
export const dealsOfDay = z
  .object({
    day: z.string(),
    closes: z.iso.datetime(),
    deals: z.array(z.object({ game: z.string(), id: dealId, before: dealId.nullable() })),
  })
  .meta({ id: 'DealsOfDay' })

export type DealRequest = z.infer<typeof dealRequest>
export type DealGame = z.infer<typeof dealGame>
export type DealState = z.infer<typeof dealState>
export type DealGameEnd = z.infer<typeof dealGameEnd>
export type DealsOfDay = z.infer<typeof dealsOfDay>
