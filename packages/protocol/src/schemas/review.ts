import type { Judgement, Review } from '@turnwright/search/review'
import { z } from 'zod'

export const reviewRequest = z
  .strictObject({
    seat: z.int().min(0).max(15).meta({ description: 'Whose answers are judged, by what that seat knew.' }),
    after: z.int().min(0).max(1_000_000).default(0).meta({
      description: 'How many judgements you have been told: only those that came later are told again.',
    }),
  })
  .meta({ id: 'ReviewRequest' })

const judgement = z
  .looseObject({
    entry: z.int().meta({ description: 'The place of the answer in the log.' }),
    look: z.enum(['rough', 'fine']),
    question: z.string(),
    options: z.array(z.unknown()).meta({ description: 'What is preferred first; what was chosen is among them.' }),
    cost: z.unknown().meta({ description: 'By how much what was chosen is worth less, with its interval.' }),
  })
  .meta({ id: 'Judgement' }) as unknown as z.ZodType<Judgement, Judgement>

const reviewed = {
  seat: z.int(),
  unit: z.enum(['chance', 'points']),
  verdict: z.enum(['EXACT', 'UNVERIFIED', 'DIVERGED']),
  reason: z.string().nullable(),
}

/** How far a review is. It is asked for again until it is done. */
export const toldReview = z
  .discriminatedUnion('state', [
    z.object({ state: z.literal('waiting') }),
    z.object({
      state: z.literal('at-work'),
      look: z.enum(['rough', 'fine']),
      done: z.int(),
      of: z.int(),
      game: z.object(reviewed),
      entries: z.array(z.int()).meta({ description: 'The places in the log of all answers that are judged.' }),
      judged: z.array(judgement).meta({ description: 'In the order in which they were judged, from `after` on.' }),
    }),
    z.object({
      state: z.literal('done'),
      review: z.object({ ...reviewed, answers: z.array(judgement) }) as unknown as z.ZodType<Review, Review>,
    }),
  ])
  .meta({ id: 'ToldReview' })

export type ReviewRequest = z.infer<typeof reviewRequest>
export type ToldReview = z.infer<typeof toldReview>
