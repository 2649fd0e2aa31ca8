import { z } from 'zod'
import { clientKey } from './answer.ts'
import { gameResult, projection } from './projection.ts'
import { seatRequest, tableId } from './table.ts'

/** A game that begins at a moment of another: who plays it on. */
const moment = {
  at: z
    .int()
    .min(0)
    .max(1_000_000)
    .meta({ description: 'How many entries of the log have been played at that moment.' }),
  seats: z.array(seatRequest).min(1).max(16).meta({ description: 'Who plays on, seat by seat.' }),
  key: clientKey,
}

export const forkRequest = z.strictObject(moment).meta({ id: 'ForkRequest' })

/** How long the text of a record may be. */
export const LONGEST_RECORD = 150_000

/** The same of a record that somebody brings, as its text. */
export const recordForkRequest = z
  .strictObject({ ...moment, record: z.string().max(LONGEST_RECORD) })
  .meta({ id: 'RecordForkRequest' })

/** Where a table began, and, when its own game is over, how the game went on from there. */
export const originEnding = z
  .object({
    table: tableId.nullable(),
    open: z.boolean().meta({ description: 'Whether you may look at its table, without an invitation to it.' }),
    state: z.enum(['untold', 'unfinished', 'finished', 'sealed', 'shut', 'gone']).meta({
      description:
        'Untold: this game is not over yet. Sealed: its deal is still open to others. Shut: its table lets nobody look on.',
    }),
    at: z.int(),
    answers: z.int().nullable().meta({ description: 'How many answers it took from there to its end.' }),
    alike: z.int().nullable().meta({ description: 'So many answers from there on were the same in both games.' }),
    parted: z.object({ seat: z.int(), title: z.string(), bySeat: z.int() }).nullable().meta({
      description: 'What was asked where the two parted, and of which seat in each; null where they never did.',
    }),
    result: gameResult.pick({ winners: true, scores: true }).nullable().meta({
      description: 'What it came to; of a record too, where the rules play it to its end.',
    }),
    play: projection.nullable().meta({ description: 'Its end, as a spectator sees it; null where it was a record.' }),
  })
  .meta({ id: 'OriginEnding' })

export type RecordForkRequest = z.infer<typeof recordForkRequest>
export type ForkRequest = z.infer<typeof forkRequest>
export type OriginEnding = z.infer<typeof originEnding>
