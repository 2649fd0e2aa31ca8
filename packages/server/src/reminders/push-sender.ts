import { request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import type { LookupFunction } from 'node:net'
import { publicAddressesOf, type ResolvedAddress } from './public-address.ts'
import { sealed } from './push-cipher.ts'
import { endpointIn, isLocal } from './push-endpoint.ts'
import type { PushIdentity } from './push-identity.ts'
import type { StoredPush } from './reminder-store.ts'

const PATIENCE = 10_000
/** In seconds: a browser that is off for longer is not told any more. */
const KEPT_FOR = 24 * 60 * 60

/** What a push service made of a notice: taken, the browser is gone for good, or something is wrong for now. */
export type Delivery = 'taken' | 'gone' | 'failed'

export interface PushNotice {
  readonly text: string
  /** What it is about: a newer one about the same takes its place. */
  readonly topic: string
}

export interface PushSettings {
  readonly identity: PushIdentity
  readonly now: () => number
  /** Whether this machine may be written to, which is for tests. */
  readonly allowsLocal: boolean
  readonly resolve?: (name: string) => Promise<readonly ResolvedAddress[]>
  /** By which lines to push services are opened; tests open none. */
  readonly request?: typeof httpsRequest
}

/** Writes to push services: to https at public addresses alone, and where one of them leads elsewhere nobody follows. */
export class PushSender {
  readonly #settings: PushSettings

  constructor(settings: PushSettings) {
    this.#settings = settings
  }

  get publicKey(): string {
    return this.#settings.identity.publicKey
  }

  /** Whether an address is one that is written to. */
  async mayWriteTo(endpoint: string): Promise<boolean> {
    return (await this.#target(endpoint)) !== null
  }

  async send(push: StoredPush, { text, topic }: PushNotice): Promise<Delivery> {
    const { identity, now } = this.#settings
    const target = await this.#target(push.endpoint)
    if (target === null) return 'failed'
    const body = sealed(text, push)
    const headers = {
      authorization: identity.authorization(push.endpoint, now()),
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
      'content-length': body.length,
      ttl: KEPT_FOR,
      urgency: 'high',
      topic,
    }
    const { request = httpsRequest } = this.#settings
    const status = await answered(target, request, headers, body).catch(() => 0)
    if (status >= 200 && status < 300) return 'taken'
    return status === 404 || status === 410 ? 'gone' : 'failed'
  }

  async #target(endpoint: string): Promise<Target | null> {
    const { allowsLocal, resolve } = this.#settings
    const url = endpointIn(endpoint, allowsLocal)
    if (url === null) return null
    if (isLocal(url)) return { url, addresses: null }
    const addresses = await publicAddressesOf(url.hostname, resolve)
    return addresses === null ? null : { url, addresses }
  }
}

interface Target {
  readonly url: URL
  /** Null at this machine. */
  readonly addresses: readonly ResolvedAddress[] | null
}

/** Gives the status; what more is said is not read. */
function answered(
  { url, addresses }: Target,
  open: typeof httpsRequest,
  headers: Record<string, string | number>,
  body: Buffer,
): Promise<number> {
  // The name was looked up and found good: it is not looked up again, and so leads nowhere else meanwhile.
  const pinned: LookupFunction = (_, { all }, found) => {
    const [first] = addresses ?? []
    if (all === true) found(null, [...(addresses ?? [])])
    else found(null, first?.address ?? '', first?.family ?? 4)
  }
  return new Promise((resolve, reject) => {
    const options = { method: 'POST', headers, agent: false, timeout: PATIENCE, signal: AbortSignal.timeout(PATIENCE) }
    const request = addresses === null ? httpRequest(url, options) : open(url, { ...options, lookup: pinned })
    request.on('response', (response) => {
      response.destroy()
      resolve(response.statusCode ?? 0)
    })
    request.on('error', reject)
    request.end(body)
  })
}
