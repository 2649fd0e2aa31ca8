import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import type { NewPasskey, UsedPasskey } from '@turnwright/protocol'

const PRESENT_AND_VERIFIED = 0x05
const WITH_KEY = 0x40

/** What a page hands to an authenticator. */
interface Options {
  readonly challenge: string
  readonly rp?: { readonly id?: string }
  readonly rpId?: string
  readonly user?: { readonly id: string }
}

/** What can be wrong with a reply. */
export interface Flaws {
  readonly origin?: string
  readonly rpId?: string
  readonly challenge?: string
  readonly counter?: number
  readonly type?: string
}

/** A passkey in memory, as a browser at an origin would use one: ES256, no attestation. */
export class SoftAuthenticator {
  readonly #origin: string
  readonly #key: KeyObject
  readonly #public: { readonly x: Buffer; readonly y: Buffer }
  readonly id: Buffer = randomBytes(16)
  #handle = ''
  #rpId = ''
  counter = 0

  constructor(origin: string) {
    this.#origin = origin
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
    this.#key = privateKey
    this.#public = { x: Buffer.from(x, 'base64url'), y: Buffer.from(y, 'base64url') }
  }

  create(options: Options, flaws: Flaws = {}): NewPasskey {
    this.#handle = options.user?.id ?? ''
    this.#rpId = options.rp?.id ?? ''
    const length = Buffer.from([0, this.id.length])
    const { x, y } = this.#public
    const cose = cborMap([
      [cborInt(1), cborInt(2)],
      [cborInt(3), cborInt(-7)],
      [cborInt(-1), cborInt(1)],
      [cborInt(-2), cborBytes(x)],
      [cborInt(-3), cborBytes(y)],
    ])
    const data = Buffer.concat([
      this.#authenticatorData(PRESENT_AND_VERIFIED | WITH_KEY, flaws),
      Buffer.alloc(16),
      length,
      this.id,
      cose,
    ])
    const attestation = cborMap([
      [cborText('fmt'), cborText('none')],
      [cborText('attStmt'), cborMap([])],
      [cborText('authData'), cborBytes(data)],
    ])
    return {
      ...this.#named,
      response: {
        clientDataJSON: this.#clientData('webauthn.create', options, flaws).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
        transports: ['internal'],
      },
    }
  }

  get(options: Options, flaws: Flaws = {}): UsedPasskey {
    this.counter = flaws.counter ?? this.counter + 1
    const client = this.#clientData('webauthn.get', options, flaws)
    const data = this.#authenticatorData(PRESENT_AND_VERIFIED, flaws)
    const signed = Buffer.concat([data, createHash('sha256').update(client).digest()])
    return {
      ...this.#named,
      response: {
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: sign('sha256', signed, this.#key).toString('base64url'),
        userHandle: this.#handle,
      },
    }
  }

  get #named() {
    const id = this.id.toString('base64url')
    return { id, rawId: id, type: 'public-key' as const, clientExtensionResults: {} }
  }

  #clientData(type: string, { challenge }: Options, flaws: Flaws): Buffer {
    const said = { type: flaws.type ?? type, challenge: flaws.challenge ?? challenge, crossOrigin: false }
    return Buffer.from(JSON.stringify({ ...said, origin: flaws.origin ?? this.#origin }))
  }

  #authenticatorData(flags: number, flaws: Flaws): Buffer {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(this.counter)
    const party = createHash('sha256')
      .update(flaws.rpId ?? this.#rpId)
      .digest()
    return Buffer.concat([party, Buffer.from([flags]), count])
  }
}

function cborHead(major: number, n: number): Buffer {
  if (n < 24) return Buffer.from([(major << 5) | n])
  return n < 256 ? Buffer.from([(major << 5) | 24, n]) : Buffer.from([(major << 5) | 25, n >> 8, n & 255])
}

function cborInt(n: number): Buffer {
  return n >= 0 ? cborHead(0, n) : cborHead(1, -1 - n)
}

function cborBytes(bytes: Buffer): Buffer {
  return Buffer.concat([cborHead(2, bytes.length), bytes])
}

function cborText(text: string): Buffer {
  return Buffer.concat([cborHead(3, text.length), Buffer.from(text)])
}

function cborMap(pairs: readonly (readonly [Buffer, Buffer])[]): Buffer {
  return Buffer.concat([cborHead(5, pairs.length), ...pairs.flat()])
}
