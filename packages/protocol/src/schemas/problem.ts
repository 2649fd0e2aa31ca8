import { z } from 'zod'
import { problemCodes } from '../problem-codes.ts'

/** Every refusal of the server, as application/problem+json (RFC 9457) with a code for programs. */
export const problem = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    code: z.enum(problemCodes),
    detail: z.string().meta({ description: 'What went wrong, for people.' }),
    next: z.string().meta({ description: 'What to do about it, for people.' }),
    expected: z.string().optional(),
    got: z.string().optional(),
  })
  .meta({ id: 'Problem' })

export type Problem = z.infer<typeof problem>
