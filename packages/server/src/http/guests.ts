import { type Randomness, tokenFrom } from '../around/randomness.ts'
import type { Person } from '../tables/seats.ts'
import type { KeptPerson } from '../accounts/sessions.ts'
import type { Keyring } from './keyring.ts'

export const GUEST_COOKIE = 'tw_guest'
const MOST_KNOWN = 10_000
const A_YEAR = 365 * 24 * 60 * 60

/** What the cookie of a request says: somebody, nobody, or something we did not sign. */
export type Visitor = Person | KeptPerson | 'nobody' | 'forged'

interface Known {
  readonly person: Person
  /** By which kind of key it was signed. */
  readonly by: 'signing' | 'earlier'
}

/** Guests prove who they are with a cookie that only this server can sign. Nothing is stored for that. */
export class Guests {
  readonly #keys: Keyring
  readonly #attributes: string
  readonly #randomness: Randomness
  /** Cookies whose signature was found good. */
  readonly #known = new Map<string, Known>()

  constructor(keys: Keyring, isSecure: boolean, randomness: Randomness) {
    this.#randomness = randomness
    this.#keys = keys
    this.#attributes = `Path=/; Max-Age=${A_YEAR}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`
  }

  /** A Set-Cookie header for a new guest, or for one who takes another name. */
  welcome(name: string, known: Visitor): string {
    const id = typeof known === 'object' ? known.id : tokenFrom(this.#randomness)
    return this.#cookieFor({ id, name })
  }

  recognise(cookies: string | undefined): Visitor {
    const value = cookieIn(cookies ?? '', GUEST_COOKIE)
    return value === null ? 'nobody' : (this.#knownBy(value)?.person ?? 'forged')
  }

  /** A Set-Cookie header for a guest whose cookie was signed by a key that will not count for ever; else null. */
  renewal(cookies: string | undefined): string | null {
    const value = cookieIn(cookies ?? '', GUEST_COOKIE)
    const known = value === null ? null : this.#knownBy(value)
    return known?.by === 'earlier' ? this.#cookieFor(known.person) : null
  }

  /** The keys are others now: every cookie is looked at anew. */
  forgetKnown(): void {
    this.#known.clear()
  }

  #knownBy(value: string): Known | null {
    const before = this.#known.get(value)
    if (before !== undefined) return before
    const known = this.#verify(value)
    if (known === null) return null
    if (this.#known.size === MOST_KNOWN) this.#known.clear()
    this.#known.set(value, known)
    return known
  }

  #verify(value: string): Known | null {
    const [id = '', name = '', signature = '', ...more] = value.split('.')
    if (more.length > 0) return null
    const by = this.#keys.check(`${id}.${name}`, signature)
    return by === null ? null : { person: { id, name: Buffer.from(name, 'base64url').toString() }, by }
  }

  #cookieFor({ id, name }: Person): string {
    const claim = `${id}.${Buffer.from(name).toString('base64url')}`
    return `${GUEST_COOKIE}=${claim}.${this.#keys.sign(claim)}; ${this.#attributes}`
  }
}

/** One request is asked several times for the same cookie. */
let last = { header: '', wanted: '', value: null as string | null }

export function cookieIn(header: string, wanted: string): string | null {
  if (last.header !== header || last.wanted !== wanted) last = { header, wanted, value: valueOf(header, wanted) }
  return last.value
}

function valueOf(header: string, wanted: string): string | null {
  for (const part of header.split(';')) {
    const [name, value] = part.trim().split('=', 2)
    if (name === wanted && value !== undefined) return value
  }
  return null
}
