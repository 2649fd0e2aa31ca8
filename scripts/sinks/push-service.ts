import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import { once } from 'node:events'
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

/** A notice that arrived at a browser. */
export interface Arrived {
  readonly said: { readonly title: string; readonly body: string; readonly table: string | null }
  readonly headers: IncomingHttpHeaders
  readonly size: number
}

/** A push service on this machine with one browser behind it, which reads what it is sent as RFC 8291 says. */
export class PushService implements AsyncDisposable {
  readonly arrived: Arrived[] = []
  /** How often it was asked, whatever it answered. */
  asked = 0
  /** With which status notices are answered. */
  status = 201
  location: string | null = null
  readonly #server: Server
  readonly #ecdh = createECDH('prime256v1')
  readonly #auth = randomBytes(16)

  private constructor(server: Server) {
    this.#server = server
    this.#ecdh.generateKeys()
    server.on('request', (request, response) => void this.#take(request, response))
  }

  static async start(): Promise<PushService> {
    const server = createServer()
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    return new PushService(server)
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  /** What the browser hands in. */
  get subscription() {
    return {
      endpoint: `${this.origin}/browser`,
      keys: { p256dh: this.#ecdh.getPublicKey().toString('base64url'), auth: this.#auth.toString('base64url') },
    }
  }

  /** The words of all that arrived. */
  get said(): readonly string[] {
    return this.arrived.map(({ said: { title, body } }) => `${title}: ${body}`)
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#server.closeAllConnections()
    this.#server.close()
    await once(this.#server, 'close')
  }

  async #take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request)
    this.asked++
    if (this.status < 300)
      this.arrived.push({ said: JSON.parse(this.#read(body)), headers: request.headers, size: body.length })
    response.writeHead(this.status, this.location === null ? {} : { location: this.location }).end()
  }

  #read(body: Buffer): string {
    const [salt, theirs, sealed] = [body.subarray(0, 16), body.subarray(21, 86), body.subarray(86)]
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.#ecdh.getPublicKey(), theirs])
    const secret = hkdf(this.#ecdh.computeSecret(theirs), this.#auth, info, 32)
    const key = hkdf(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
    const nonce = hkdf(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
    const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16))
    const said = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
    return said.subarray(0, said.lastIndexOf(2)).toString()
  }
}

/** The claims of a server that names itself to a push service; throws where they were not signed by the key that it shows. */
export function claimsIn(authorization: string): Record<string, unknown> & { readonly key: string } {
  const [, head = '', claims = '', signature = '', key = ''] =
    /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(authorization) ?? []
  const point = Buffer.from(key, 'base64url')
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')]
  const publicKey = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y } })
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  if (!isSigned) throw new Error('it was signed by another')
  return { ...JSON.parse(Buffer.from(claims, 'base64url').toString()), key }
}

function hkdf(secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, length))
}
