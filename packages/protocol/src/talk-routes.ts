import { z } from 'zod'
import type { Route } from './routes.ts'
import { tableId } from './schemas/table.ts'
import { reportRequest, talk, talkRequest, writingRequest } from './schemas/talk.ts'

const atTable = { params: z.object({ id: tableId }) }
const seated = ['no-identity', 'no-such-table', 'not-seated', 'newer-rules', 'not-stored'] as const

/** The doors through which those who play at a table talk with each other. */
export const talkRoutes = {
  'GET /api/tables/:id/talk': {
    access: 'player',
    summary: 'What was said at your table, or what was said after a number.',
    ...atTable,
    query: z.object({ after: z.coerce.number().pipe(z.int().min(0)).optional() }),
    response: talk,
    problems: seated,
  },
  'POST /api/tables/:id/talk': {
    access: 'player',
    summary: 'Say a phrase to the table; or write to it, where everybody there has agreed to that.',
    ...atTable,
    body: talkRequest,
    response: talk,
    problems: [...seated, 'closed', 'faulted', 'no-writing', 'bad-talk', 'too-many-requests', 'key-reused'],
  },
  'POST /api/tables/:id/talk/writing': {
    access: 'player',
    summary: 'Agree that all at this table may write to each other, or do so no longer.',
    ...atTable,
    body: writingRequest,
    response: talk,
    problems: seated,
  },
  'POST /api/tables/:id/talk/reports': {
    access: 'player',
    summary: 'Tell whoever runs this server of something that was said. Nobody else learns of it.',
    ...atTable,
    body: reportRequest,
    response: z.object({ ok: z.literal(true) }),
    problems: [...seated, 'no-such-talk', 'too-many-requests'],
  },
} as const satisfies Record<string, Route>
