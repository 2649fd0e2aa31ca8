import { z } from 'zod'
import { clientKey } from './answer.ts'

const seatNumber = z.int().min(0).max(15)

/** A whole number within bounds; whatever else is given is told so in one sentence. */
const whole = (from: number, to: number, error: string) => z.int({ error }).min(from, { error }).max(to, { error })

/** How much time everybody has. It is counted by the server, in time that it is up. */
export const clockRule = z
  .discriminatedUnion(
    'kind',
    [
      z.strictObject({ kind: z.literal('none') }),
      z.strictObject({
        kind: z.literal('live'),
        minutes: whole(1, 180, 'a live clock begins with 1 to 180 whole minutes').meta({
          description: 'What everybody has for the whole game.',
        }),
        increment: whole(0, 600, 'a move gives back 0 to 600 whole seconds').meta({
          description: 'How many seconds each move gives back.',
        }),
      }),
      z.strictObject({
        kind: z.literal('days'),
        days: whole(1, 14, 'a move has 1 to 14 whole days').meta({ description: 'For each move.' }),
      }),
    ],
    { error: 'a clock is none, live (minutes, increment) or days (days)' },
  )
  .meta({ id: 'ClockRule' })

/** How fast a table plays, and what happens when somebody is waited for too long. */
export const pace = z
  .strictObject({
    clock: clockRule,
    whenOver: z
      .enum(['table', 'bot'], { error: 'when time is over the table decides (table), or a bot answers (bot)' })
      .default('table')
      .meta({ description: 'Whose time is over: the others decide, or a bot answers that one question.' }),
    awayMinutes: whole(1, 60, 'somebody is away after 1 to 60 whole minutes').default(3).meta({
      description: 'After so many minutes without a line the others may decide too, but where a move has days.',
    }),
  })
  .meta({ id: 'Pace' })

/** The clocks of a running table, by seat, in milliseconds of the time that streams tell (`time`). */
export const tableClock = z
  .object({
    left: z.array(z.int()).meta({ description: 'What each seat had left when its clock was last started or stopped.' }),
    since: z
      .array(z.int().nullable())
      .meta({ description: 'Since when the clock of a seat runs; null while it stands.' }),
    over: z.array(seatNumber).meta({ description: 'Seats that are asked, and whose time is over.' }),
  })
  .meta({ id: 'TableClock' })

/** A bot that plays for somebody until they are back. */
export const standIn = z
  .object({
    agent: z.string(),
    name: z.string(),
    since: z.int().meta({ description: 'How many answers had been given when it began.' }),
  })
  .meta({ id: 'StandIn' })

export const proposalKind = z.enum(['stand-in', 'wait', 'end']).meta({
  id: 'ProposalKind',
  description:
    'A bot plays for the seat until its owner is back; the bot stops and the owner is waited for; the game ends.',
})

/** What somebody proposes to do about a seat that is waited for. More than half of those who are there decide. */
export const proposal = z
  .object({
    kind: proposalKind,
    seat: seatNumber,
    by: seatNumber,
    agreed: z.array(seatNumber),
    declined: z.array(seatNumber),
    voters: z.array(seatNumber).meta({ description: 'All who have a say: people at the table who are not away.' }),
  })
  .meta({ id: 'Proposal' })

export const proposalRequest = z
  .strictObject({ seat: seatNumber, kind: proposalKind, key: clientKey })
  .meta({ id: 'ProposalRequest' })
export const proposalReply = z.strictObject({ accept: z.boolean(), key: clientKey })

export type ClockRule = z.infer<typeof clockRule>
export type Pace = z.infer<typeof pace>
export type TableClock = z.infer<typeof tableClock>
export type StandIn = z.infer<typeof standIn>
export type Proposal = z.infer<typeof proposal>
export type ProposalKind = z.infer<typeof proposalKind>
export type ProposalRequest = z.infer<typeof proposalRequest>
