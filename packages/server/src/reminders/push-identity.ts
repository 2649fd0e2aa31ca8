import { createECDH, createPrivateKey, type KeyObject, sign } from 'node:crypto'

const CURVE = 'prime256v1'
/** In seconds; a push service takes no more than a day. */
const LASTS = 12 * 60 * 60

/** A secret key, to be kept: browsers take notices from nobody else than who has it. */
export function newPushKey(): string {
  const ecdh = createECDH(CURVE)
  ecdh.generateKeys()
  return ecdh.getPrivateKey().toString('base64url')
}

/** Who this server is to push services (RFC 8292). */
export class PushIdentity {
  /** What a browser is told when it subscribes. */
  readonly publicKey: string
  readonly #key: KeyObject
  readonly #contact: string

  constructor(secret: string, contact: string) {
    const ecdh = createECDH(CURVE)
    // Leading zeros may be missing.
    ecdh.setPrivateKey(Buffer.from(secret, 'base64url'))
    const point = ecdh.getPublicKey()
    this.publicKey = point.toString('base64url')
    this.#contact = contact
    this.#key = createPrivateKey({
      format: 'jwk',
      key: {
        kty: 'EC',
        crv: 'P-256',
        d: Buffer.concat([Buffer.alloc(32), Buffer.from(secret, 'base64url')])
          .subarray(-32)
          .toString('base64url'),
        x: point.subarray(1, 33).toString('base64url'),
        y: point.subarray(33).toString('base64url'),
      },
    })
  }

  /** The header by which a push service knows us. */
  authorization(endpoint: string, now: number): string {
    const claims = { aud: new URL(endpoint).origin, exp: Math.floor(now / 1_000) + LASTS, sub: this.#contact }
    const signed = `${part({ typ: 'JWT', alg: 'ES256' })}.${part(claims)}`
    const signature = sign('sha256', Buffer.from(signed), { key: this.#key, dsaEncoding: 'ieee-p1363' })
    return `vapid t=${signed}.${signature.toString('base64url')}, k=${this.publicKey}`
  }
}

function part(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url')
}
