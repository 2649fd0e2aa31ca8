import { z } from 'zod'
import {
  account,
  ceremony,
  deleteRequest,
  exported,
  forgotten,
  keepRequest,
  keptAccount,
  passkeyRemoval,
  passkeyRename,
  recoveryCodes,
  recoveryRequest,
  signedIn,
  signInRequest,
  signOutRequest,
} from './schemas/account.ts'
import { pastGame } from './schemas/history.ts'

const done = z.object({ ok: z.literal(true) })
/** A reply of an authenticator with its certificates. */
const LARGEST_PASSKEY = 24 * 1024

/** The doors of a name that lasts: passkeys, recovery codes, signing in and out, and taking all of it along. */
export const accountRoutes = {
  'GET /api/account': {
    access: 'guest',
    summary: 'Your name, what keeps it, and where it is signed in.',
    response: account,
    problems: ['no-identity', 'not-stored'],
  },
  'POST /api/passkeys/options': {
    access: 'guest',
    summary: 'Begin to make a passkey: the first keeps your name, others are added to it.',
    response: ceremony,
    problems: ['no-identity', 'no-passkeys-here', 'name-taken', 'prove-again', 'too-many-passkeys', 'not-stored'],
  },
  'POST /api/passkeys': {
    access: 'guest',
    summary: 'Keep the passkey that was made. With the first come ten recovery codes, told once.',
    body: keepRequest,
    largestBody: LARGEST_PASSKEY,
    response: keptAccount,
    problems: [
      'no-identity',
      'no-passkeys-here',
      'bad-passkey',
      'name-taken',
      'prove-again',
      'too-many-passkeys',
      'not-stored',
    ],
  },
  'POST /api/passkeys/name': {
    access: 'kept',
    summary: 'Give a passkey another name.',
    body: passkeyRename,
    response: account,
    problems: ['no-identity', 'not-kept', 'no-such-passkey', 'not-stored'],
  },
  'POST /api/passkeys/remove': {
    access: 'kept',
    summary: 'Remove a passkey, unless it is the last one.',
    body: passkeyRemoval,
    response: account,
    problems: ['no-identity', 'not-kept', 'no-such-passkey', 'last-passkey', 'prove-again', 'not-stored'],
  },
  'POST /api/sign-in/options': {
    access: 'everybody',
    summary: 'Begin to sign in with a passkey.',
    response: ceremony,
    problems: ['no-passkeys-here', 'not-stored'],
  },
  'POST /api/sign-in': {
    access: 'everybody',
    summary: 'Sign in with a passkey. The games of the guest of this browser come along, if you want.',
    body: signInRequest,
    largestBody: LARGEST_PASSKEY,
    response: signedIn,
    problems: ['no-passkeys-here', 'bad-passkey', 'both-seated', 'not-stored'],
  },
  'POST /api/sign-in/recovery': {
    access: 'everybody',
    summary: 'Sign in with a recovery code, which is used up by it.',
    body: recoveryRequest,
    response: signedIn,
    problems: ['bad-code', 'both-seated', 'not-stored'],
  },
  'POST /api/sign-out': {
    access: 'kept',
    summary: 'Sign out here, or in every browser.',
    body: signOutRequest,
    response: done,
    problems: ['no-identity', 'not-kept', 'not-stored'],
  },
  'POST /api/recovery-codes': {
    access: 'kept',
    summary: 'Ten new recovery codes, told once. The ones before are good for nothing from then on.',
    response: z.object({ codes: recoveryCodes }),
    problems: ['no-identity', 'not-kept', 'prove-again', 'not-stored'],
  },
  'GET /api/history': {
    access: 'guest',
    summary: 'Your last games that are over, the newest first, and which of them are rated.',
    response: z.array(pastGame),
    problems: ['no-identity', 'not-stored'],
  },
  'GET /api/account/export': {
    access: 'guest',
    summary: 'Everything that is kept of you.',
    response: exported,
    problems: ['no-identity', 'not-stored'],
  },
  'POST /api/account/delete': {
    access: 'guest',
    summary: 'Delete everything of yours. Games that others played with you keep a neutral name.',
    body: deleteRequest,
    response: forgotten,
    problems: ['no-identity', 'wrong-name', 'prove-again', 'not-stored'],
  },
} as const
