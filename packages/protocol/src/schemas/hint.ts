import type { Hint } from '@turnwright/search/hint'
import { z } from 'zod'

/** Who may be given hints at a table: who plays with bots alone, everybody who sits down, or nobody. */
export const hintRule = z.enum(['bots', 'everybody', 'nobody']).meta({ id: 'HintRule' })

export const hintRequest = z
  .strictObject({
    requestId: z.string().max(64).meta({ description: 'The open question of yours that the hint is on.' }),
  })
  .meta({ id: 'HintRequest' })

const estimate = z.object({
  mean: z.number(),
  interval: z.array(z.number()).length(2).meta({ description: 'Where the true one lies in 19 of 20 cases.' }),
})

const hintedOption = z
  .looseObject({
    answer: z.unknown().meta({ description: 'What to send as selection.' }),
    words: z.array(z.string()),
    refs: z.array(z.unknown()).meta({ description: 'The things on the table that it means.' }),
    worth: estimate.nullable(),
    chance: estimate.nullable().meta({ description: 'To win, where two play for points.' }),
    behind: estimate.nullable().meta({ description: 'By how much it is worth less than the first.' }),
    sources: z.array(z.object({ words: z.string(), more: estimate })).meta({
      description:
        'Where its points are surely other ones than those of the first, or of the next where it is the first.',
    }),
    line: z.array(z.object({ seat: z.int(), words: z.array(z.string()) })).meta({ description: 'What may follow.' }),
    rule: z.object({ rule: z.string(), why: z.string() }).nullable(),
  })
  .meta({ id: 'HintedOption' })

/** What a strong bot would do in one's place, by what one's seat knows. */
const hint = z
  .object({
    unit: z.enum(['chance', 'points']),
    options: z.array(hintedOption).max(3).meta({ description: 'The best first.' }),
    lead: z.enum(['far', 'little', 'none', 'only', 'unweighed']),
    deals: z.int(),
  })
  .meta({ id: 'Hint' }) as unknown as z.ZodType<Hint, Hint>

export const givenHint = z
  .object({
    hint,
    number: z.int().meta({ description: 'Which of your hints in this game it is.' }),
  })
  .meta({ id: 'GivenHint' })

export type HintRule = z.infer<typeof hintRule>
export type HintRequest = z.infer<typeof hintRequest>
export type GivenHint = z.infer<typeof givenHint>
