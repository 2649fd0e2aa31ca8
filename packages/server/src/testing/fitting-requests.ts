import { newKey, type RouteName } from '@turnwright/protocol'
import { authenticator } from './passkeys.ts'
import type { SoftAuthenticator } from './soft-authenticator.ts'

const BOTH = [{ kind: 'you' as const }, { kind: 'bot' as const }]

/** What a request of each route carries, where that is more than a key: it fits, and whatever it names is not there. */
const bodies: Readonly<Partial<Record<RouteName, () => object>>> = {
  'POST /api/identity': () => ({ name: 'Eve' }),
  'POST /api/tables': () => ({ game: 'tic-tac-toe', seats: BOTH }),
  'POST /api/tables/:id/seats': () => ({ seat: 1, kind: 'bot', key: newKey() }),
  'POST /api/tables/:id/answers': () => ({
    actor: 'Eve',
    title: 'Play a card',
    selection: ['pass'],
    requestId: 'none',
    branchId: 1,
    key: newKey(),
  }),
  'POST /api/tables/:id/undo-offers': () => ({ answers: 0, key: newKey() }),
  'POST /api/tables/:id/undo-offers/reply': () => ({ accept: false, key: newKey() }),
  'POST /api/tables/:id/proposals': () => ({ seat: 1, kind: 'end', key: newKey() }),
  'POST /api/tables/:id/proposals/reply': () => ({ accept: false, key: newKey() }),
  'POST /api/tables/:id/forks': () => ({ at: 0, seats: [...BOTH, { kind: 'bot' }], key: newKey() }),
  'POST /api/forks': () => ({ record: '{}', at: 0, seats: BOTH, key: newKey() }),
  'POST /api/tables/:id/hints': () => ({ requestId: 'none' }),
  'POST /api/tables/:id/reviews': () => ({ seat: 0 }),
  'POST /api/records': () => ({ record: '{}' }),
  'POST /api/deals': () => ({ of: 'game', game: 'tic-tac-toe', players: 2, days: 1, key: newKey() }),
  'POST /api/deals/:id/tables': () => ({ company: 'bots', key: newKey() }),
  'POST /api/tables/:id/join': () => ({}),
  'POST /api/passkeys': () => ({ passkey: authenticator().create({ challenge: 'none' }), label: 'Phone' }),
  'POST /api/passkeys/name': () => ({ id: 'none', label: 'Phone' }),
  'POST /api/passkeys/remove': () => ({ id: 'none' }),
  'POST /api/sign-in': () => ({ passkey: ofSomebody().get({ challenge: 'none' }) }),
  'POST /api/sign-in/recovery': () => ({ code: 'none' }),
  'POST /api/sign-out': () => ({}),
  'POST /api/account/delete': () => ({ name: 'somebody else' }),
  'POST /api/tables/:id/talk': () => ({ kind: 'phrase', phrase: 'hello', key: newKey() }),
  'POST /api/tables/:id/talk/writing': () => ({ agrees: true }),
  'POST /api/tables/:id/talk/reports': () => ({ number: 1 }),
  'POST /api/tables/:id/looking': () => ({ line: newKey(), isLooking: true }),
  'POST /api/reminders/push': () => ({ endpoint: 'none', keys: { p256dh: '', auth: '' }, after: 1 }),
  'POST /api/reminders/push/forget': () => ({ endpoint: 'none' }),
  'POST /api/reminders/push/test': () => ({ endpoint: 'none' }),
  'POST /api/reminders/mail': () => ({ address: 'none', after: 30 }),
  'POST /api/reminders/mail/forget': () => ({}),
}

/** One that keeps a name, which no server has heard of. */
function ofSomebody(): SoftAuthenticator {
  const passkey = authenticator()
  passkey.create({ challenge: 'none', user: { id: 'bm9ib2R5' } })
  return passkey
}

/** What a route cannot be asked without. */
const queries: Readonly<Partial<Record<RouteName, Readonly<Record<string, string>>>>> = {
  'GET /api/tables/:id/past/views': { stops: '0' },
}

/** A body that a route takes, whoever sends it. */
export function fittingBody(route: string): object {
  return bodies[route as RouteName]?.() ?? { key: newKey() }
}

/** A query that a route takes. */
export function fittingQuery(route: string): URLSearchParams {
  return new URLSearchParams(queries[route as RouteName])
}
