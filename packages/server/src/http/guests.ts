import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Person } from '../tables/seats.ts'

const COOKIE = 'tw_guest'
const MOST_KNOWN = 10_000
const A_YEAR = 365 * 24 * 60 * 60

/** What the cookie of a request says: somebody, nobody, or something we did not sign. */
export type Visitor = Person | 'nobody' | 'forged'

/** Guests prove who they are with a cookie that only this server can sign. Nothing about them is stored. */
export class Guests {
  readonly #secret: Buffer
  readonly #attributes: string
  /** Cookies whose signature was found good. */
  readonly #known = new Map<string, Person>()

  constructor(secret: Buffer, isSecure: boolean) {
    this.#secret = secret
    this.#attributes = `Path=/; Max-Age=${A_YEAR}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`
  }

  /** A Set-Cookie header for a new guest, or for one who takes another name. */
  welcome(name: string, known: Visitor): string {
    const id = typeof known === 'object' ? known.id : randomBytes(16).toString('base64url')
    const claim = `${id}.${Buffer.from(name).toString('base64url')}`
    return `${COOKIE}=${claim}.${this.#sign(claim)}; ${this.#attributes}`
  }

  recognise(cookies: string | undefined): Visitor {
    const value = cookieIn(cookies ?? '')
    if (value === null) return 'nobody'
    const known = this.#known.get(value)
    if (known !== undefined) return known
    const visitor = this.#verify(value)
    if (visitor === 'forged') return visitor
    if (this.#known.size === MOST_KNOWN) this.#known.clear()
    this.#known.set(value, visitor)
    return visitor
  }

  #verify(value: string): Person | 'forged' {
    const [id = '', name = '', signature = '', ...more] = value.split('.')
    if (more.length > 0) return 'forged'
    const expected = Buffer.from(this.#sign(`${id}.${name}`))
    const given = Buffer.from(signature)
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return 'forged'
    return { id, name: Buffer.from(name, 'base64url').toString() }
  }

  #sign(claim: string): string {
    return createHmac('sha256', this.#secret).update(claim).digest('base64url')
  }
}

function cookieIn(header: string): string | null {
  for (const part of header.split(';')) {
    const [name, value] = part.trim().split('=', 2)
    if (name === COOKIE && value !== undefined) return value
  }
  return null
}
