import type { CardLife, Outline, StoryLine, ToldMoment } from '@turnwright/replay'
import { z } from 'zod'
import { projection } from './projection.ts'

const seat = z.int().min(0).nullable()

const outline = z
  .object({
    first: z.int(),
    stops: z.array(z.object({ kind: z.string(), seat, turn: z.int(), takenBack: z.boolean() })),
    turns: z.array(z.object({ round: z.int().nullable(), seat, number: z.int(), from: z.int() })),
  })
  .meta({ id: 'Outline', description: 'Moments by the number of answers before them, and the turns that they lie in.' })

const storyLine = z
  .looseObject({ stop: z.int().meta({ description: 'The moment at which the question was open that it came from.' }) })
  .meta({ id: 'StoryLine' })

/** What happened so far, as somebody was told it. */
export const overview = z.object({
  outline: outline as unknown as z.ZodType<Outline, Outline>,
  lines: z.array(storyLine) as unknown as z.ZodType<readonly StoryLine[], readonly StoryLine[]>,
})

/** A past moment, as somebody was told it then. */
export const toldMoment = z
  .object({
    entries: z.int(),
    eyes: seat,
    projection,
    next: z.looseObject({ kind: z.string(), seat }).nullable(),
  })
  .meta({ id: 'ToldMoment' }) as unknown as z.ZodType<ToldMoment, ToldMoment>

/** What somebody saw of the table at several moments. */
export const pastViews = z.object({ views: z.array(z.unknown()).readonly() })

const place = z.object({ seat, zone: z.string() }).meta({
  id: 'CardPlace',
  description: 'Where a card lay: whose place, where it is somebody’s, and what the view calls it.',
})

/** Where cards went, as somebody saw it. */
export const pastCards = z.object({
  lives: z.array(
    z.object({
      cards: z.array(z.int()).meta({ description: 'The ids that it had one after the other.' }),
      name: z.string().nullable(),
      moves: z.array(z.object({ stop: z.int().nullable(), from: place.nullable(), to: place.nullable() })),
    }),
  ) as unknown as z.ZodType<readonly CardLife[], readonly CardLife[]>,
})
