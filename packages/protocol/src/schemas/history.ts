import { z } from 'zod'

/** Why a game tells nothing about strength against bots. */
export const unrated = z.enum(['people', 'hints', 'second-looks', 'fork', 'played-on', 'bot', 'deal', 'left']).meta({
  id: 'Unrated',
  description:
    '`fork`: it began at a moment of another game; `played-on`: another table was laid from it while it went on; `bot`: a bot answered for you. Offline games are not in the list at all.',
})

/** A game of yours that is over. */
export const pastGame = z
  .object({
    id: z.string(),
    game: z.string(),
    ended: z.iso.datetime(),
    seat: z.int(),
    seats: z.array(
      z.object({ name: z.string().nullable(), kind: z.enum(['person', 'bot']), agent: z.string().nullable() }),
    ),
    winners: z.array(z.int()),
    scores: z.array(z.number()),
    unrated: unrated.nullable().meta({ description: 'Null where it counts for a rating against bots.' }),
  })
  .meta({ id: 'PastGame' })

export type PastGame = z.infer<typeof pastGame>
export type Unrated = z.infer<typeof unrated>
