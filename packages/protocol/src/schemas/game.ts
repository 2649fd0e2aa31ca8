import { z } from 'zod'

const optionValue = z.union([z.string(), z.number(), z.boolean()])

/** A game as the lobby introduces it. */
export const gameSummary = z
  .object({
    id: z.string(),
    name: z.string(),
    tagline: z.string(),
    minutes: z.number(),
    tutorial: z.boolean(),
    seats: z.object({ min: z.int(), max: z.int() }),
    options: z.array(
      z.object({
        key: z.string(),
        title: z.string(),
        choices: z.array(z.object({ value: optionValue, title: z.string() })),
        default: optionValue,
        seats: z.object({ min: z.int(), max: z.int() }).optional(),
        text: z.object({ title: z.string(), example: z.string() }).optional(),
      }),
    ),
    reviews: z
      .boolean()
      .optional()
      .meta({ description: 'Whether this server works out reviews of its games when somebody asks.' }),
    presets: z
      .array(z.object({ name: z.string(), note: z.string(), options: z.record(z.string(), optionValue) }))
      .meta({ description: 'Options that go well together, such as for a first game.' }),
    agents: z.array(z.object({ name: z.string(), about: z.string(), slow: z.boolean() })),
  })
  .meta({ id: 'GameSummary' })

export type GameSummary = z.infer<typeof gameSummary>
