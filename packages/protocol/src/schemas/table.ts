import { z } from 'zod'
import { clientKey } from './answer.ts'
import { hintRule } from './hint.ts'
import { pace, proposal, standIn, tableClock } from './pace.ts'
import { projection } from './projection.ts'

const seatNumber = z.int().min(0).max(15)
const agentName = z.string().min(1).max(40)

export const tableId = z.string().regex(/^[A-Za-z0-9_-]{22}$/)
export const inviteToken = z.string().regex(/^[A-Za-z0-9_-]{22}$/)

export const visibility = z.enum(['open', 'invite'])
export const tableStatus = z.enum(['gathering', 'playing', 'finished', 'faulted', 'closed'])

/** A deck of sixty different cards, written out, takes about half of it. */
const LONGEST_OPTION = 4_000

/** What a host wants at one place of the table. `you` is for the host, at most once. */
export const seatRequest = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('you') }),
    z.strictObject({ kind: z.literal('open') }),
    z.strictObject({ kind: z.literal('bot'), agent: agentName.optional() }),
  ])
  .meta({ id: 'SeatRequest' })

export const tableRequest = z
  .strictObject({
    game: z.string().min(1).max(60),
    options: z
      .record(z.string().max(60), z.union([z.string().max(LONGEST_OPTION), z.number(), z.boolean()]))
      .optional(),
    seats: z.array(seatRequest).min(1).max(16),
    key: clientKey.optional().meta({ description: 'With it a retry finds the table that was opened before.' }),
    visibility: visibility.default('invite'),
    allowsSecondLooks: z
      .boolean()
      .default(true)
      .meta({ description: 'Whether answers may be taken back past what was revealed. Kept for rematches.' }),
    allowsSpectators: z.boolean().default(true).meta({
      description: 'Whether others may look on once the game has begun, and afterwards. Kept for rematches.',
    }),
    hints: hintRule.default('bots').meta({
      description:
        'Who may be given hints: who plays with bots alone, everybody (who sits down must agree), or nobody. Kept for rematches.',
    }),
    pace: pace.optional().meta({ description: 'Without it there is no clock. Kept for rematches.' }),
  })
  .meta({ id: 'TableRequest' })

export const seatChangeRequest = z
  .discriminatedUnion('kind', [
    z.strictObject({ seat: seatNumber, kind: z.literal('open'), key: clientKey }),
    z.strictObject({ seat: seatNumber, kind: z.literal('bot'), agent: agentName.optional(), key: clientKey }),
  ])
  .meta({ id: 'SeatChangeRequest' })

export const seatState = z
  .object({
    seat: seatNumber,
    kind: z.enum(['open', 'person', 'bot']),
    name: z.string().nullable().meta({ description: 'At an open seat: whom it is kept for.' }),
    agent: z.string().nullable(),
    connected: z.boolean(),
    left: z.boolean(),
    away: z.boolean().meta({ description: 'Without a line for longer than the table agreed, while it plays.' }),
    standIn: standIn.nullable().meta({ description: 'Null where whoever sits there plays.' }),
  })
  .meta({ id: 'SeatState' })

/** What taking answers back means, as far as somebody can know: what others were shown may be hidden from them. */
export const lookBack = z.enum(['second-look', 'perhaps-second-look', 'no-second-look']).meta({ id: 'LookBack' })

/** A wish to take answers back past the barrier. Everyone else at the table must agree; bots always do. */
export const undoOffer = z
  .object({
    by: seatNumber,
    answers: z.int().meta({ description: 'How many answers would stay in force.' }),
    agreed: z.array(seatNumber),
    means: lookBack,
  })
  .meta({ id: 'UndoOffer' })

/** The moment of another table at which this one began. */
export const tableOrigin = z
  .object({
    table: tableId.nullable().meta({ description: 'Null where it was a record that somebody brought.' }),
    at: z.int().meta({ description: 'How many entries of the log of that table had been played.' }),
    players: z.array(z.string()).meta({ description: 'Who sat there, by seat.' }),
    knownTo: seatNumber.nullable().meta({
      description:
        'The seat whose knowledge it was made of, where that game was still going on; all else was dealt anew.',
    }),
  })
  .meta({ id: 'TableOrigin' })

/** Everything a seat or a spectator is told about a table. Streams send it once, then patches of it. */
export const tableState = z
  .object({
    id: tableId,
    game: z.string(),
    options: z.record(z.string(), z.unknown()),
    visibility,
    status: tableStatus,
    you: z.object({ seat: seatNumber.nullable(), host: z.boolean() }),
    seats: z.array(seatState),
    spectators: z.int(),
    watching: z
      .array(z.string())
      .meta({ description: 'Who of them has a name, for all who see the table; of many the first.' }),
    invite: inviteToken.nullable().meta({ description: 'Told to those who sit at the table.' }),
    allowsSecondLooks: z.boolean().meta({ description: 'Where false, nothing is taken back past what was revealed.' }),
    allowsSpectators: z
      .boolean()
      .meta({ description: 'Where false, the game is for those who have a place at the table.' }),
    hints: z
      .object({
        rule: hintRule,
        mayAsk: z.boolean().meta({ description: 'Whether you may ask for a hint on a question of yours.' }),
        given: z.array(z.int().nullable()).meta({
          description: 'How many each seat was given; null where that is not yours to know before the game is over.',
        }),
      })
      .meta({ id: 'TableHints' }),
    pace,
    clock: tableClock.nullable().meta({ description: 'Null without a clock, and before the game starts.' }),
    proposal: proposal.nullable(),
    offer: undoOffer.nullable(),
    mayOffer: lookBack
      .nullable()
      .meta({ description: 'What offering to take back the last answer would mean; null where you cannot offer it.' }),
    turn: z
      .object({
        answers: z.int().meta({ description: 'How many answers would stay in force.' }),
        means: lookBack.nullable().meta({ description: 'Null where you may do it alone, with `undo`.' }),
      })
      .nullable()
      .meta({ description: 'Taking back your whole last turn, where that is more than its last answer and allowed.' }),
    rematch: tableId.nullable(),
    origin: tableOrigin.nullable().meta({ description: 'Null where the game begins as its rules set it up.' }),
    deal: z.object({ id: tableId, closes: z.iso.datetime() }).nullable().meta({
      description:
        'The deal that is played here, by others at other tables; until it closes this table is for its players alone.',
    }),
    seq: z.int().meta({ description: 'How many entries the log of the game holds.' }),
    fingerprint: z.string().nullable().meta({ description: 'The kernel’s fingerprintOf(play.view).' }),
    play: projection.nullable().meta({ description: 'Null until the game starts.' }),
  })
  .meta({ id: 'TableState' })

/** A table in a list. */
export const tableSummary = z
  .object({
    id: tableId,
    game: z.string(),
    status: tableStatus,
    visibility,
    seats: z.array(seatState.pick({ seat: true, kind: true, name: true, agent: true })),
    you: z.object({ seat: seatNumber.nullable(), host: z.boolean() }),
    pace,
    waitingFor: z.array(seatNumber),
    waitingSince: z.array(z.iso.datetime()).meta({ description: 'When the turn of each of them began.' }),
    round: z.int().nullable().meta({ description: 'Which is played now, in games that have rounds.' }),
    yourTurn: z.boolean(),
    asks: z.string().nullable().meta({ description: 'What the game asks you.' }),
    winners: z.array(seatNumber).nullable().meta({ description: 'Once the game is over.' }),
    updated: z.iso.datetime(),
  })
  .meta({ id: 'TableSummary' })

export type TableRequest = z.input<typeof tableRequest>
export type SeatRequest = z.infer<typeof seatRequest>
export type SeatChangeRequest = z.infer<typeof seatChangeRequest>
/** What is wished for, before it gets its key. */
export type SeatChange = WithoutKey<SeatChangeRequest>
export type SeatState = z.infer<typeof seatState>
export type LookBack = z.infer<typeof lookBack>
export type UndoOffer = z.infer<typeof undoOffer>
export type TableOrigin = z.infer<typeof tableOrigin>
export type TableState = z.infer<typeof tableState>
export type TableSummary = z.infer<typeof tableSummary>
export type TableStatus = z.infer<typeof tableStatus>

type WithoutKey<Request> = Request extends unknown ? Omit<Request, 'key'> : never
