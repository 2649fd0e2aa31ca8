import { createHash } from 'node:crypto'
import type { Clock } from '../around/clock.ts'
import type { Randomness } from '../around/randomness.ts'
import { cookieIn } from '../http/guests.ts'
import { Refusal } from '../refusal.ts'
import type { AccountStore } from './account-store.ts'
import type { StoredCeremony } from './stored-account.ts'
import { CEREMONY_TIME } from './webauthn.ts'

const COOKIE = 'tw_ceremony'

interface Begun {
  readonly challenge: Buffer
  readonly cookie: string
}

/**
 * What browsers were asked to have signed. Each is good once, for a few minutes, and for the browser alone that asked:
 * it holds a cookie that no page reads, of which the store knows the hash. Any node may take the answer.
 */
export class Ceremonies {
  readonly #store: Pick<AccountStore, 'begin' | 'take'>
  readonly #clock: Clock
  readonly #randomness: Randomness
  readonly #attributes: string

  constructor(store: Pick<AccountStore, 'begin' | 'take'>, clock: Clock, randomness: Randomness, isSecure: boolean) {
    this.#store = store
    this.#clock = clock
    this.#randomness = randomness
    this.#attributes = `Path=/api; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`
  }

  async begin(ceremony: Pick<StoredCeremony, 'purpose' | 'person' | 'handle'>): Promise<Begun> {
    const challenge = this.#randomness.bytes(32)
    const browser = this.#randomness.bytes(32).toString('base64url')
    const now = this.#clock.now()
    const stored = { ...ceremony, browser: hashOf(browser), challenge: challenge.toString('base64url') }
    await this.#store.begin({ ...stored, until: now + CEREMONY_TIME }, now)
    return { challenge, cookie: `${COOKIE}=${browser}; Max-Age=${CEREMONY_TIME / 1_000}; ${this.#attributes}` }
  }

  /** What this browser was asked last. Whatever comes of it, it is not asked again. */
  async take(cookies: string | undefined, purpose: StoredCeremony['purpose']): Promise<StoredCeremony> {
    const browser = cookieIn(cookies ?? '', COOKIE)
    const asked = browser === null ? null : await this.#store.take(hashOf(browser))
    if (asked === null || asked.purpose !== purpose)
      throw new Refusal('bad-passkey', 'This browser was not asked for a passkey, or has answered already.')
    if (asked.until < this.#clock.now()) throw new Refusal('bad-passkey', 'That took too long.')
    return asked
  }

  get noCookie(): string {
    return `${COOKIE}=; Max-Age=0; ${this.#attributes}`
  }
}

function hashOf(browser: string): string {
  return createHash('sha256').update(browser).digest('base64url')
}
