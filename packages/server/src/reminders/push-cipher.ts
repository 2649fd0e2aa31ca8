import { createCipheriv, createECDH, createHmac, randomBytes } from 'node:crypto'

const CURVE = 'prime256v1'
/** Everything fits one record of the largest size that every push service takes. */
const RECORD = 4_096
/** What is said is as long as this, whatever it is. */
const SAID = 1_000

/** The keys of a browser, as its push service gave them. */
export interface PushKeys {
  /** Its public key: a point of P-256, uncompressed, in base64url. */
  readonly p256dh: string
  /** What it shares with whoever may write to it: 16 bytes, in base64url. */
  readonly auth: string
}

/** What makes every message another, and how long it is; given by tests alone. */
export interface Sealing {
  readonly salt: Buffer
  readonly privateKey: Buffer
  readonly padTo: number
}

/** Whether something can be said to a browser with these keys. */
export function areGood({ p256dh, auth }: PushKeys): boolean {
  if (!isBase64url(p256dh) || !isBase64url(auth) || Buffer.from(auth, 'base64url').length !== 16) return false
  try {
    const ecdh = createECDH(CURVE)
    ecdh.generateKeys()
    // A point that does not lie on the curve is refused here.
    ecdh.computeSecret(Buffer.from(p256dh, 'base64url'))
    return Buffer.from(p256dh, 'base64url').length === 65
  } catch {
    return false
  }
}

/** What only that browser can read (RFC 8291, with the one encoding that RFC 8188 names). */
export function sealed(text: string, { p256dh, auth }: PushKeys, sealing: Sealing = fresh()): Buffer {
  const ecdh = createECDH(CURVE)
  ecdh.setPrivateKey(sealing.privateKey)
  const [theirs, ours] = [Buffer.from(p256dh, 'base64url'), ecdh.getPublicKey()]
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, ours])
  const secret = derived(Buffer.from(auth, 'base64url'), ecdh.computeSecret(theirs), info, 32)
  const key = derived(sealing.salt, secret, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = derived(sealing.salt, secret, Buffer.from('Content-Encoding: nonce\0'), 12)
  const said = Buffer.concat([Buffer.from(text), Buffer.from([2])])
  const padding = Buffer.alloc(Math.max(0, sealing.padTo - said.length))
  const cipher = createCipheriv('aes-128-gcm', key, nonce)
  const head = Buffer.alloc(5)
  head.writeUInt32BE(RECORD, 0)
  head.writeUInt8(ours.length, 4)
  return Buffer.concat([
    sealing.salt,
    head,
    ours,
    cipher.update(Buffer.concat([said, padding])),
    cipher.final(),
    cipher.getAuthTag(),
  ])
}

function fresh(): Sealing {
  const ecdh = createECDH(CURVE)
  ecdh.generateKeys()
  return { salt: randomBytes(16), privateKey: ecdh.getPrivateKey(), padTo: SAID }
}

/** HKDF with SHA-256, for no more than one block. */
function derived(salt: Buffer, secret: Buffer, info: Buffer, length: number): Buffer {
  const pseudorandom = createHmac('sha256', salt).update(secret).digest()
  return createHmac('sha256', pseudorandom)
    .update(info)
    .update(Buffer.from([1]))
    .digest()
    .subarray(0, length)
}

function isBase64url(text: string): boolean {
  return /^[A-Za-z0-9_-]+={0,2}$/.test(text)
}
