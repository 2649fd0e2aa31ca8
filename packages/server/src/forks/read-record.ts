import { type GameRecord, RECORD_FORMAT } from '@turnwright/kernel/host'
import { whyNoTable } from '@turnwright/replay'
import { z } from 'zod'

/** No game of ours comes near it. */
const MOST_ENTRIES = 20_000

/** Others are shown it where the game goes on: nobody's name turns or hides what stands around it. */
const name = z
  .string()
  .max(60)
  .regex(/^[^\p{C}]*$/u)

/** As much of a record as a moment of it is made from. What its answers say is for the rules to judge. */
const shape = z.object({
  format: z.literal(RECORD_FORMAT),
  game: z.string().max(60),
  players: z.array(name).min(1).max(16),
  seed: z.string().max(200),
  options: z.unknown(),
  log: z
    .array(
      z.looseObject({ kind: z.enum(['answer', 'timeout', 'leave', 'undo', 'seat']), seat: z.int().min(0).max(15) }),
    )
    .max(MOST_ENTRIES),
})

/** A record that somebody brings, or what is wrong with it, in a sentence. */
export function readRecord(text: string): GameRecord | string {
  let given: unknown
  try {
    given = JSON.parse(text)
  } catch {
    return 'This is no record: it is not JSON, or it was cut off.'
  }
  if (typeof given !== 'object' || given === null) return 'This is no record.'
  const why = whyNoTable(given)
  if (why !== null) return why
  const parsed = shape.safeParse(given)
  if (parsed.success) return parsed.data as unknown as GameRecord
  const place = parsed.error.issues[0]?.path.join('.') ?? ''
  return `This record cannot be read${place === '' ? '' : `: ${place} is not what a record has there`}.`
}
