import { z } from 'zod'
import { accountRoutes } from './account-routes.ts'
import { LOCALE, LONGEST_LOCALE } from './locale.ts'
import type { Access } from './permissions.ts'
import type { ProblemCode } from './problem-codes.ts'
import { reminderRoutes } from './reminder-routes.ts'
import { talkRoutes } from './talk-routes.ts'
import {
  acknowledgement,
  type AnswerRequest,
  answerRequest,
  keyed,
  undoOfferReply,
  undoOfferRequest,
  undoRequest,
} from './schemas/answer.ts'
import { dealGameEnd, dealGameRequest, dealId, dealRequest, dealsOfDay, dealState } from './schemas/deal.ts'
import { forkRequest, LONGEST_RECORD, originEnding, recordForkRequest } from './schemas/fork.ts'
import { gameSummary } from './schemas/game.ts'
import { handedRecord, handedRecordRequest } from './schemas/handed-record.ts'
import { givenHint, hintRequest } from './schemas/hint.ts'
import { proposalReply, proposalRequest } from './schemas/pace.ts'
import { overview, pastCards, pastViews, toldMoment } from './schemas/moment.ts'
import { reviewRequest, toldReview } from './schemas/review.ts'
import { identity, identityRequest, maybeIdentity } from './schemas/identity.ts'
import { inviteToken, seatChangeRequest, tableId, tableRequest, tableState, tableSummary } from './schemas/table.ts'

/** One line of the table: what a request may carry, what comes back, and what can go wrong on top of the usual. */
export interface Route {
  /** Who may ask at all; what they get depends on who they are. */
  readonly access: Access
  readonly summary: string
  readonly params?: z.ZodObject
  readonly query?: z.ZodObject
  readonly body?: z.ZodType
  /** How many bytes a body may have, where `LARGEST_BODY` would be too few. */
  readonly largestBody?: number
  readonly response: z.ZodType
  readonly problems: readonly ProblemCode[]
}

/** Enough for a key, a name and an invitation, many times over. */
export const LARGEST_BODY = 2 * 1024

const atTable = { params: z.object({ id: tableId }) }
const atDeal = { params: z.object({ id: dealId }) }
const invited = { invite: inviteToken.optional() }
const spoken = {
  locale: z.string().max(LONGEST_LOCALE).regex(LOCALE, 'must be a language tag such as de or pt-BR').optional().meta({
    description:
      'The language people read the game in. Without it Accept-Language says; one that the game has no words for is English.',
  }),
}
const telling = { query: z.object(spoken) }
const watching = { query: z.object({ ...invited, ...spoken }) }
const lookingBack = {
  query: z.object({
    ...invited,
    ...spoken,
    eyes: z.enum(['spectator']).optional().meta({
      description: 'Without it you look back from your seat, where you have one.',
    }),
  }),
}
const table = ['no-such-table', 'invite-needed', 'no-spectators', 'newer-rules'] as const
const seated = ['no-identity', 'no-such-table', 'not-seated', 'closed', 'newer-rules'] as const
const running = ['not-started', 'finished', 'closed', 'faulted', 'not-stored', 'not-told'] as const
const playing = [...seated, 'not-started', 'finished', 'faulted', 'key-reused', 'deal-closed', 'not-stored'] as const

/**
 * Every door of the server, named by method and path. Server, typed client and OpenAPI all come from here; the client
 * needs only the names and the types, so that no schema travels to the browser.
 */
export const routes = {
  'GET /healthz': {
    access: 'everybody',
    summary: 'Whether the server is up and its store answers.',
    response: z.object({ ok: z.literal(true) }),
    problems: ['stopping', 'not-stored'],
  },
  'GET /readyz': {
    access: 'everybody',
    summary: 'Whether the server takes new visitors: up, storing, and not about to stop.',
    response: z.object({ ok: z.literal(true) }),
    problems: ['stopping', 'not-stored'],
  },
  'GET /api/games': {
    access: 'everybody',
    summary: 'The games that can be played here.',
    response: z.array(gameSummary),
    problems: [],
  },
  'GET /api/me': {
    access: 'everybody',
    summary: 'Who you are, as far as the cookie says.',
    response: maybeIdentity,
    problems: [],
  },
  'POST /api/identity': {
    access: 'everybody',
    summary: 'Take a name. Sets a signed cookie; a second call renames you.',
    body: identityRequest,
    response: identity,
    problems: ['name-taken', 'not-stored'],
  },
  ...accountRoutes,
  'GET /api/tables': {
    access: 'guest',
    summary: 'Your tables, or the open ones that still have a free seat.',
    query: z.object({ which: z.enum(['mine', 'open']).default('mine') }),
    response: z.array(tableSummary),
    problems: ['no-identity', 'not-stored'],
  },
  'POST /api/tables': {
    access: 'guest',
    summary: 'Open a table. It starts by itself when no seat is left open.',
    ...telling,
    body: tableRequest,
    // Decks of one's own are written out.
    largestBody: 32 * 1024,
    response: tableState,
    problems: [
      'no-identity',
      'no-such-game',
      'no-such-agent',
      'bad-options',
      'bad-seats',
      'too-many-tables',
      'key-reused',
      'not-stored',
    ],
  },
  'GET /api/tables/:id': {
    access: 'who-may-see',
    summary: 'What you may know of a table, as a seat or as a spectator.',
    ...atTable,
    ...watching,
    response: tableState,
    problems: table,
  },
  'POST /api/tables/:id/join': {
    access: 'guest-who-may-see',
    summary: 'Sit down at a free seat. Joining twice is one joining.',
    ...atTable,
    ...telling,
    body: z.strictObject({
      invite: inviteToken.optional(),
      seat: z.int().min(0).max(15).optional(),
      agreesToHints: z.boolean().optional().meta({ description: 'Needed where everybody may be given hints.' }),
    }),
    response: tableState,
    problems: ['no-identity', ...table, 'closed', 'already-started', 'no-free-seat', 'hints-not-agreed'],
  },
  'POST /api/tables/:id/seats': {
    access: 'host',
    summary:
      'The host gives a seat to a bot, or frees it, before the start: a bot’s, one that is kept, or one whose player is away.',
    ...atTable,
    ...telling,
    body: seatChangeRequest,
    response: tableState,
    problems: [
      ...seated,
      'not-host',
      'already-started',
      'no-such-agent',
      'bad-seats',
      'key-reused',
      'deal-closed',
      'not-stored',
    ],
  },
  'POST /api/tables/:id/start': {
    access: 'host',
    summary: 'The host begins the game; seats still open fall away where the game allows fewer players.',
    ...atTable,
    ...telling,
    body: keyed,
    response: tableState,
    problems: [...seated, 'not-host', 'already-started', 'bad-seats', 'key-reused', 'deal-closed', 'not-stored'],
  },
  'POST /api/tables/:id/answers': {
    access: 'player',
    summary: 'Answer an open request. Acknowledged once it is durable.',
    ...atTable,
    body: answerRequest as unknown as z.ZodType<AnswerRequest, AnswerRequest>,
    largestBody: 16 * 1024,
    response: acknowledgement,
    problems: [
      ...playing,
      'not-your-seat',
      'stood-in',
      'wrong-actor',
      'conflict',
      'stale-request',
      'title-mismatch',
      'wrong-count',
      'unknown-choice',
      'duplicate-choice',
      'exclusive-mixed',
      'unknown-anytime-action',
      'refused',
    ],
  },
  'POST /api/tables/:id/hints': {
    access: 'player',
    summary:
      'What a strong bot would answer in your place, by what you know. Your answer is then marked in the record.',
    ...atTable,
    ...telling,
    body: hintRequest,
    response: givenHint,
    problems: [...seated, 'not-started', 'finished', 'faulted', 'stale-request', 'no-hints', 'not-stored'],
  },
  'POST /api/tables/:id/undo': {
    access: 'player',
    summary: 'Take back your last answer, or more of them, where nothing but your own play has followed.',
    ...atTable,
    body: undoRequest,
    response: acknowledgement,
    problems: [...playing, 'undo-barred'],
  },
  'POST /api/tables/:id/undo-offers': {
    access: 'player',
    summary: 'Ask everyone to take back all but the first so many answers.',
    ...atTable,
    ...telling,
    body: undoOfferRequest,
    response: tableState,
    problems: [...playing, 'undo-barred'],
  },
  'POST /api/tables/:id/undo-offers/reply': {
    access: 'player',
    summary: 'Agree to the undo on offer, or turn it down. The one who offered withdraws it by turning it down.',
    ...atTable,
    ...telling,
    body: undoOfferReply,
    response: tableState,
    problems: [...playing, 'no-offer'],
  },
  'POST /api/tables/:id/proposals': {
    access: 'player',
    summary:
      'Propose what to do about a seat that is out of time or away: let a bot play for it, stop that bot, or end the game. More than half of those who are there decide.',
    ...atTable,
    ...telling,
    body: proposalRequest,
    response: tableState,
    problems: [...playing, 'no-vote'],
  },
  'POST /api/tables/:id/proposals/reply': {
    access: 'player',
    summary: 'Agree to what is proposed, or turn it down. The one who proposed it withdraws it by turning it down.',
    ...atTable,
    ...telling,
    body: proposalReply,
    response: tableState,
    problems: [...playing, 'no-vote'],
  },
  'POST /api/tables/:id/back': {
    access: 'player',
    summary: 'Take your seat back from the bot that plays for you. Who sits there already is let be.',
    ...atTable,
    ...telling,
    body: keyed,
    response: tableState,
    problems: playing,
  },
  'POST /api/tables/:id/leave': {
    access: 'player',
    summary: 'Give up the seat: before the start it becomes free, afterwards this concedes.',
    ...atTable,
    ...telling,
    body: keyed,
    response: tableState,
    problems: playing,
  },
  'POST /api/tables/:id/close': {
    access: 'host',
    summary: 'The host ends a table nobody else plays at. Nothing is saved for it any more.',
    ...atTable,
    ...telling,
    body: keyed,
    response: tableState,
    problems: [...seated, 'not-host', 'already-started', 'key-reused', 'not-stored'],
  },
  'POST /api/tables/:id/rematch': {
    access: 'player',
    summary: 'Another game with the same seats. Asking twice gives the same table.',
    ...atTable,
    body: keyed,
    response: z.object({ id: tableId }),
    problems: [...seated, 'not-finished', 'too-many-tables', 'key-reused', 'not-stored'],
  },
  'GET /api/tables/:id/moments': {
    access: 'who-may-see',
    summary: 'While the game goes on: its rounds, turns and answers in force, and what you were told of them.',
    ...atTable,
    ...lookingBack,
    response: overview,
    problems: [...table, ...running],
  },
  'GET /api/tables/:id/moments/:answers': {
    access: 'who-may-see',
    summary: 'While the game goes on: what you were told when so many answers had been given.',
    params: z.object({ id: tableId, answers: z.coerce.number().pipe(z.int().min(0).max(1_000_000)) }),
    ...lookingBack,
    response: toldMoment,
    problems: [...table, ...running],
  },
  'GET /api/tables/:id/past/views': {
    access: 'who-may-see',
    summary:
      'While the game goes on: what you were shown of the table when so many answers had been given, at several moments.',
    ...atTable,
    query: lookingBack.query.extend({
      stops: z
        .string()
        .regex(/^\d{1,7}(?:,\d{1,7}){0,15}$/)
        .meta({ description: 'Numbers of answers, separated by commas, sixteen at most.' }),
    }),
    response: pastViews,
    problems: [...table, ...running],
  },
  'GET /api/tables/:id/past/cards': {
    access: 'who-may-see',
    summary: 'While the game goes on: where cards went, as you saw it.',
    ...atTable,
    ...lookingBack,
    response: pastCards,
    problems: [...table, ...running, 'refused'],
  },
  'GET /api/tables/:id/record': {
    access: 'who-may-see',
    summary: 'The whole game as a record, once it is finished.',
    ...atTable,
    query: z.object(invited),
    response: z.looseObject({ format: z.int(), game: z.string(), rules: z.int(), seed: z.string() }),
    problems: [...table, 'not-started', 'not-finished', 'closed', 'faulted'],
  },
  'POST /api/tables/:id/reviews': {
    access: 'guest-who-may-see',
    summary:
      'How a strong bot judges the answers of a seat, once the game is over, where this server works that out. Asked again it tells how far it is.',
    ...atTable,
    ...watching,
    body: reviewRequest,
    response: toldReview,
    problems: [
      'no-identity',
      ...table,
      'not-started',
      'not-finished',
      'closed',
      'faulted',
      'deal-open',
      'no-reviews',
      'too-many-requests',
      'not-stored',
    ],
  },
  'POST /api/tables/:id/forks': {
    access: 'guest-who-may-see',
    summary:
      'Play on from a moment: of a game that is over, or of your own game against bots. Opens a table that begins exactly there.',
    ...atTable,
    query: z.object(invited),
    body: forkRequest,
    response: z.object({ id: tableId }),
    problems: [
      'no-identity',
      ...table,
      'not-started',
      'faulted',
      'closed',
      'no-fork',
      'bad-seats',
      'no-such-agent',
      'too-many-tables',
      'key-reused',
      'not-stored',
    ],
  },
  'POST /api/forks': {
    access: 'guest',
    summary: 'Play on from a moment of a record that you bring.',
    body: recordForkRequest,
    // As JSON in JSON its quotes are written twice over.
    largestBody: LONGEST_RECORD + 60 * 1024,
    response: z.object({ id: tableId }),
    problems: [
      'no-identity',
      'bad-record',
      'no-such-game',
      'bad-seats',
      'no-such-agent',
      'too-many-tables',
      'key-reused',
      'not-stored',
    ],
  },
  'POST /api/records': {
    access: 'guest',
    summary:
      'Hand in the record of a game that was played offline. It is played again; what comes out as it says is kept for whoever runs the server, and counts for nothing.',
    body: handedRecordRequest,
    // As JSON in JSON its quotes are written twice over.
    largestBody: LONGEST_RECORD + 60 * 1024,
    response: handedRecord,
    problems: ['no-identity', 'bad-record', 'refused', 'too-many-requests', 'not-stored'],
  },
  'GET /api/tables/:id/origin': {
    access: 'who-may-see',
    summary:
      'Whether you may look at the game from which this one was played on, and, once this one is over, how it ended.',
    ...atTable,
    ...watching,
    response: originEnding,
    problems: [...table, 'no-origin'],
  },
  'GET /api/deals': {
    access: 'everybody',
    summary: 'The deals of today, one for each game, the same for everybody here.',
    response: dealsOfDay,
    problems: ['not-stored'],
  },
  'POST /api/deals': {
    access: 'guest',
    summary:
      'A deal for any number of people: the one you played at a table, or a fresh one. Its id is the invitation.',
    body: dealRequest,
    response: z.object({ id: dealId }),
    problems: [
      'no-identity',
      'no-such-table',
      'invite-needed',
      'not-seated',
      'not-finished',
      'no-such-game',
      'no-such-agent',
      'bad-seats',
      'refused',
      'too-many-tables',
      'not-stored',
    ],
  },
  'GET /api/deals/:id': {
    access: 'everybody',
    summary: 'A deal and who plays it. What came of it is sealed until your own game is over, or the deal is closed.',
    ...atDeal,
    response: dealState,
    problems: ['no-such-deal', 'not-stored'],
  },
  'POST /api/deals/:id/tables': {
    access: 'guest',
    summary: 'Play the deal. Whoever has begun it is led to their table: the first begun counts.',
    ...atDeal,
    body: dealGameRequest,
    response: z.object({ id: tableId }),
    problems: ['no-identity', 'no-such-deal', 'deal-closed', 'too-many-tables', 'not-stored'],
  },
  'GET /api/deals/:id/games/:number': {
    access: 'everybody',
    summary: 'How one of its games ended, and how far it was like your own, once you may know.',
    params: z.object({ id: dealId, number: z.coerce.number().int().min(1).max(1_000_000) }),
    query: z.object(spoken),
    response: dealGameEnd,
    problems: ['no-such-deal', 'deal-open', 'not-finished', 'not-stored'],
  },
  ...reminderRoutes,
  ...talkRoutes,
} as const satisfies Record<string, Route>

/** The one door that does not answer but goes on telling: Server-Sent Events, described in schemas/stream.ts. */
export const streamRoute = 'GET /api/tables/:id/stream'
export const streamRequest = {
  access: 'who-may-see' as const,
  params: atTable.params,
  query: watching.query,
  problems: [...table, 'too-many-streams', 'stopping'] as const,
}

export type Routes = typeof routes
export type RouteName = keyof Routes
