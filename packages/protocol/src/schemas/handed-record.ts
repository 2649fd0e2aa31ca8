import { z } from 'zod'
import { LONGEST_RECORD } from './fork.ts'

/** The record of a game that was played where no server was, as its text. */
export const handedRecordRequest = z
  .strictObject({ record: z.string().max(LONGEST_RECORD) })
  .meta({ id: 'HandedRecordRequest' })

/** What the server keeps of it. */
export const handedRecord = z
  .object({
    id: z.string().meta({ description: 'Under which name it is kept; the same record has the same.' }),
    game: z.string(),
  })
  .meta({ id: 'HandedRecord' })
