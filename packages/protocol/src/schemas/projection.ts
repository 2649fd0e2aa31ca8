import type { CardId, Plain } from '@turnwright/kernel'
import type { Projection } from '@turnwright/kernel/host'
import { z } from 'zod'

const seat = z.int().min(0)
const card = z.int() as unknown as z.ZodType<CardId>
const ref = z.union([
  z.object({ card }),
  z.object({ cell: z.string() }),
  z.object({ space: z.string() }),
  z.object({ seat }),
])
/** Plain data of a game's own. The kernel checks it; the wire only carries it. */
const plain = z.unknown() as z.ZodType<Plain>

/** What something is about: data of the game's own, told apart by its kind. */
const about = z.looseObject({ kind: z.string() })
const text = z.string().meta({ description: 'The title in the locale that was asked for, where that is another.' })

interface PromptChoiceShape {
  readonly id: string | number
  readonly about?: z.infer<typeof about> | undefined
  readonly title: string
  readonly text?: string | undefined
  readonly detail?: string | undefined
  readonly ref?: z.infer<typeof ref> | undefined
  readonly exclusive?: true | undefined
  readonly choices?: readonly PromptChoiceShape[] | undefined
  readonly min?: number | undefined
  readonly max?: number | undefined
}

const promptChoice: z.ZodType<PromptChoiceShape> = z
  .object({
    id: z.union([z.string(), z.number()]),
    about: about.optional(),
    title: z.string(),
    text: text.optional(),
    detail: z.string().optional(),
    ref: ref.optional(),
    exclusive: z.literal(true).optional(),
    get choices() {
      return z.array(promptChoice).readonly().optional()
    },
    min: z.int().optional(),
    max: z.int().optional(),
  })
  .meta({ id: 'PromptChoice' })

const prompt = z
  .object({
    requestId: z.string().meta({ description: 'Repeat it in the answer.' }),
    type: z.enum(['select', 'action']),
    about: about.optional().meta({ description: 'What is asked, as data.' }),
    title: z.string().meta({ description: 'Repeat it in the answer. It is the same in every locale.' }),
    text: text.optional(),
    help: z.string().nullable(),
    choices: z.array(promptChoice).readonly(),
    min: z.int(),
    max: z.int(),
    unavailable: z
      .array(
        z.object({
          about: about.optional(),
          title: z.string(),
          text: text.optional(),
          reason: z.string(),
          ref: ref.optional(),
        }),
      )
      .readonly(),
    anytime: z.array(z.looseObject({ type: z.string(), description: z.string() })).readonly(),
    examples: z.array(plain).readonly(),
  })
  .meta({ id: 'Prompt' })

const linePart = z.union([
  z.string(),
  z.object({ seat, name: z.string() }),
  z.object({ card: card.nullable(), name: z.string() }),
])

export const gameResult = z
  .object({
    winners: z.array(seat).readonly(),
    scores: z.array(z.number()).readonly(),
    reason: z.string(),
    about: about.optional(),
    secondLooks: z
      .literal(true)
      .optional()
      .meta({ description: 'Only where answers were taken back past the barrier.' }),
  })
  .meta({ id: 'GameResult' })

/** The kernel's projection: all that a seat is told about the game itself. */
export const projection = z
  .object({
    seat: seat.nullable(),
    players: z.array(z.object({ seat, name: z.string() })).readonly(),
    view: z.unknown().meta({ description: 'What the game shows this seat; its shape is the game’s own.' }),
    prompts: z.array(prompt).readonly(),
    waitingFor: z.array(z.object({ seat, title: z.string().nullable(), about: about.optional() })).readonly(),
    concurrent: z.boolean(),
    log: z.object({
      from: z.int(),
      lines: z
        .array(
          z.object({
            index: z.int(),
            about: about.optional().meta({ description: 'What happened, as data.' }),
            identities: z.record(z.string(), z.string()).optional().meta({ description: 'What its cards were.' }),
            parts: z.array(linePart).readonly(),
          }),
        )
        .readonly(),
      total: z.int(),
    }),
    result: gameResult.nullable(),
    faulted: z.boolean(),
    canUndo: z.boolean(),
    secondLooks: z.boolean().meta({ description: 'Whether answers were taken back past what had been revealed.' }),
    branchId: z.int(),
    answers: z.int(),
  })
  .meta({ id: 'Projection' }) as unknown as z.ZodType<Projection>
