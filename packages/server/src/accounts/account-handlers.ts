import type { accountRoutes } from '@turnwright/protocol'
import type { HistoryStore } from '../history/history-store.ts'
import { pastGameOf } from '../history/past-game.ts'
import { type Call, type Handlers, somebody } from '../http/call.ts'
import { Refusal } from '../refusal.ts'
import { reading } from '../tables/read-table.ts'
import type { Person } from '../tables/seats.ts'
import { type Accounts, isKept } from './accounts.ts'
import type { Ceremonies } from './ceremonies.ts'
import { partyAt } from './relying-party.ts'
import type { KeptPerson, Sessions } from './sessions.ts'

type AccountRoute = keyof typeof accountRoutes
type SomeCall = Pick<Call<AccountRoute>, 'visitor' | 'headers' | 'setCookie'>

export interface AccountServices {
  readonly accounts: Accounts
  readonly sessions: Sessions
  readonly ceremonies: Ceremonies
  readonly publicOrigin: string | null
  readonly history: HistoryStore
}

/** Passkeys, recovery codes, signing in and out, taking everything along and deleting it. */
export function accountHandlers(services: AccountServices): Pick<Handlers, AccountRoute> {
  const { accounts, sessions, ceremonies, publicOrigin, history } = services
  const partyOf = ({ headers }: SomeCall) => partyAt(publicOrigin, headers.host)
  const asked = async (call: SomeCall, purpose: 'keep' | 'sign-in') => {
    call.setCookie(ceremonies.noCookie)
    return ceremonies.take(call.headers.cookie, purpose)
  }
  const enter = async <Told>(call: SomeCall, { session, told }: { session: string; told: Told }): Promise<Told> => {
    const { visitor } = call
    if (typeof visitor === 'object' && isKept(visitor) && visitor.session !== session) await accounts.replace(visitor)
    call.setCookie(sessions.cookieFor(session))
    return told
  }
  return {
    'GET /api/account': ({ visitor }) => accounts.of(somebody(visitor)),
    'POST /api/passkeys/options': async (call) => {
      const { options, cookie } = await accounts.beginKeeping(somebody(call.visitor), partyOf(call))
      call.setCookie(cookie)
      return { options: { ...options } }
    },
    'POST /api/passkeys': async (call) => {
      const visitor = somebody(call.visitor)
      const party = partyOf(call)
      const ceremony = await asked(call, 'keep')
      return enter(call, await accounts.keep(visitor, ceremony, { ...call.body, party }))
    },
    'POST /api/passkeys/name': ({ visitor, body }) => accounts.label(kept(visitor), body.id, body.label),
    'POST /api/passkeys/remove': ({ visitor, body }) => accounts.removePasskey(kept(visitor), body.id),
    'POST /api/sign-in/options': async (call) => {
      const { options, cookie } = await accounts.beginSignIn(partyOf(call))
      call.setCookie(cookie)
      return { options: { ...options } }
    },
    'POST /api/sign-in': async (call) => {
      const party = partyOf(call)
      const ceremony = await asked(call, 'sign-in')
      const { passkey, bring } = call.body
      return enter(call, await accounts.signIn(guestOf(call.visitor, bring), ceremony, { passkey, party }))
    },
    'POST /api/sign-in/recovery': async (call) =>
      enter(call, await accounts.recover(guestOf(call.visitor, call.body.bring), call.body.code)),
    'POST /api/sign-out': async (call) => {
      await accounts.signOut(kept(call.visitor), call.body.everywhere)
      call.setCookie(sessions.noCookie)
      return { ok: true }
    },
    'POST /api/recovery-codes': async ({ visitor }) => ({ codes: [...(await accounts.renew(kept(visitor)))] }),
    'GET /api/history': async ({ visitor }) => {
      const { id } = somebody(visitor)
      const rows = await reading(() => history.of(id))
      return rows.flatMap((row) => pastGameOf(row, id) ?? [])
    },
    'GET /api/account/export': ({ visitor }) => accounts.takeAlong(somebody(visitor)),
    'POST /api/account/delete': async (call) => {
      const forgotten = await accounts.forget(somebody(call.visitor), call.body.name)
      call.setCookie(sessions.noCookie)
      return forgotten
    },
  }
}

function kept(visitor: SomeCall['visitor']): KeptPerson {
  const person = somebody(visitor)
  if (!isKept(person)) throw new Refusal('not-kept')
  return person
}

/** Whose games come along: those of a guest. A name that is kept keeps its own. */
function guestOf(visitor: SomeCall['visitor'], bring: boolean): Person | null {
  return bring && typeof visitor === 'object' && !isKept(visitor) ? visitor : null
}
