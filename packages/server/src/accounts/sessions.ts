import type { Clock } from '../around/clock.ts'
import { type Randomness, tokenFrom } from '../around/randomness.ts'
import { cookieIn, GUEST_COOKIE } from '../http/guests.ts'
import type { Keyring } from '../http/keyring.ts'
import type { Person } from '../tables/seats.ts'
import type { AccountStore } from './account-store.ts'
import type { StoredSession } from './stored-account.ts'

const A_DAY = 24 * 60 * 60_000
/** In seconds: as long as browsers keep a cookie. */
const KEPT_FOR = 365 * 24 * 60 * 60
/** What was read of a session counts for so many milliseconds: who signs out elsewhere is out here after that. */
const KNOWN_FOR = 5_000
const MOST_KNOWN = 10_000
export const MOST_SESSIONS = 50

/** Somebody whose name is kept, in one of their browsers. */
export interface KeptPerson extends Person {
  readonly session: string
  /** When they last showed a passkey or a code there. */
  readonly provenAt: number
}

interface Known {
  readonly person: KeptPerson | 'nobody'
  readonly until: number
  /** Whether its cookie was last given more than a day ago. */
  isDue: boolean
}

interface SessionSettings {
  readonly store: Pick<AccountStore, 'session' | 'noteSeen'>
  readonly keys: Keyring
  readonly isSecure: boolean
  readonly clock: Clock
  readonly randomness: Randomness
}

/**
 * Who is signed in. Their cookie is in the place of a guest's, and holds nothing but the number of a session: name and
 * person are read from the store, which every node shares, and so is whether it has ended.
 */
export class Sessions {
  readonly #settings: SessionSettings
  readonly #attributes: string
  readonly #known = new Map<string, Known>()

  constructor(settings: SessionSettings) {
    this.#settings = settings
    this.#attributes = `Path=/; HttpOnly; SameSite=Lax${settings.isSecure ? '; Secure' : ''}`
  }

  /** The session that the cookies of a request name, if we signed it. */
  named(cookies: string | undefined): string | null {
    return this.#signed(cookies)?.session ?? null
  }

  /** Whose it is, as far as that was read lately; null where it was not. */
  remembered(session: string): KeptPerson | 'nobody' | null {
    const known = this.#known.get(session)
    return known !== undefined && known.until > this.#settings.clock.elapsed() ? known.person : null
  }

  async whoseIs(session: string): Promise<KeptPerson | 'nobody'> {
    const remembered = this.remembered(session)
    if (remembered !== null) return remembered
    const { store, clock } = this.#settings
    const stored = await store.session(session)
    const isOver = stored === null || clock.now() - stored.seen > KEPT_FOR * 1_000
    const person: KeptPerson | 'nobody' = isOver
      ? 'nobody'
      : { id: stored.person, name: stored.name, session, provenAt: stored.since }
    if (this.#known.size >= MOST_KNOWN) this.#known.clear()
    const isDue = !isOver && clock.now() - stored.seen > A_DAY
    if (isDue) await store.noteSeen(session, clock.now())
    this.#known.set(session, { person, until: clock.elapsed() + KNOWN_FOR, isDue })
    return person
  }

  /** A new one, always under a number that nobody had before. */
  begun(person: string): StoredSession {
    const { clock, randomness } = this.#settings
    return { id: tokenFrom(randomness), person, since: clock.now(), seen: clock.now() }
  }

  /** What was read of somebody's sessions may be wrong by now. */
  forget(person: string): void {
    for (const [session, known] of this.#known)
      if (typeof known.person === 'object' && known.person.id === person) this.#known.delete(session)
  }

  cookieFor(session: string): string {
    const signature = this.#settings.keys.sign(claimOf(session))
    return `${GUEST_COOKIE}=${session}.${signature}; Max-Age=${KEPT_FOR}; ${this.#attributes}`
  }

  /** A Set-Cookie header that lets a session last, once a day; and where its key will not count for ever. */
  renewal(cookies: string | undefined): string | null {
    const signed = this.#signed(cookies)
    const known = signed === null ? undefined : this.#known.get(signed.session)
    if (signed === null || known === undefined || known.person === 'nobody') return null
    if (!known.isDue && signed.by === 'signing') return null
    known.isDue = false
    return this.cookieFor(signed.session)
  }

  #signed(cookies: string | undefined) {
    const cookie = cookieIn(cookies ?? '', GUEST_COOKIE) ?? ''
    const dot = cookie.indexOf('.')
    // A guest's has two of them.
    if (dot < 0 || dot !== cookie.lastIndexOf('.')) return null
    const [session, signature] = [cookie.slice(0, dot), cookie.slice(dot + 1)]
    if (signature === '') return null
    const by = this.#settings.keys.check(claimOf(session), signature)
    return by === null ? null : { session, by }
  }

  get noCookie(): string {
    return `${GUEST_COOKIE}=; Max-Age=0; ${this.#attributes}`
  }
}

/** No guest's claim has a space: what is signed for one is never good for the other. */
function claimOf(session: string): string {
  return `session ${session}`
}
