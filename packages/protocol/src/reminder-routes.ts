import { z } from 'zod'
import type { Route } from './routes.ts'
import { lookingRequest, mailRequest, pushEndpoint, pushRequest, reminders } from './schemas/reminder.ts'
import { tableId } from './schemas/table.ts'

const done = z.object({ ok: z.literal(true) })

/** The doors through which somebody says how they want to be called back, and whether they are looking. */
export const reminderRoutes = {
  'GET /api/reminders': {
    access: 'guest',
    summary: 'How you are called back when it is your turn.',
    response: reminders,
    problems: ['no-identity', 'not-stored'],
  },
  'POST /api/reminders/push': {
    access: 'guest',
    summary: 'Be told in this browser. Asking twice is asking once; the wait is the same in all your browsers.',
    body: pushRequest,
    response: reminders,
    problems: ['no-identity', 'bad-push-endpoint', 'not-stored'],
  },
  'POST /api/reminders/push/forget': {
    access: 'guest',
    summary: 'Not to be told in this browser any more.',
    body: pushEndpoint,
    response: reminders,
    problems: ['no-identity', 'not-stored'],
  },
  'POST /api/reminders/push/test': {
    access: 'guest',
    summary: 'Send a notice to this browser now, to see whether it arrives.',
    body: pushEndpoint,
    response: done,
    problems: ['no-identity', 'not-subscribed', 'push-refused', 'not-stored'],
  },
  'POST /api/reminders/mail': {
    access: 'guest',
    summary: 'Be told by mail. A new address counts once the mail that is sent to it was answered.',
    body: mailRequest,
    response: reminders,
    problems: ['no-identity', 'no-mail', 'bad-mail-address', 'mail-not-sent', 'not-stored'],
  },
  'POST /api/reminders/mail/forget': {
    access: 'guest',
    summary: 'Remove your mail address, confirmed or not.',
    body: z.strictObject({}),
    response: reminders,
    problems: ['no-identity', 'not-stored'],
  },
  'POST /api/tables/:id/looking': {
    access: 'player',
    summary: 'Whether a page of yours at this table is in sight: while one is, nobody calls you back to it.',
    params: z.object({ id: tableId }),
    body: lookingRequest,
    response: done,
    problems: ['no-identity', 'no-such-table', 'not-seated', 'newer-rules'],
  },
} as const satisfies Record<string, Route>

/** Links in mails lead to pages that the server writes itself; reading one changes nothing, its button does. */
export const mailRoutes = ['GET /mail/:link', 'POST /mail/:link'] as const
