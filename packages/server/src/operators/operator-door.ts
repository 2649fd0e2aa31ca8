import { createHash, timingSafeEqual } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { ServedHosts } from '../http/served-hosts.ts'
import { StartupError } from '../startup-error.ts'

const METRICS_TYPE = 'text/plain; version=0.0.4; charset=utf-8'
const MOST_LINES = 50
const LONGEST_REQUEST = 10_000

export interface OperatorDoorSettings {
  readonly port: number
  readonly host: string
  /** What a scraper must show; null where only this machine reaches the port. */
  readonly token: string | null
}

interface Told {
  metrics(): string
  /** Rejects where something is wrong. */
  health(): Promise<void>
  isReady(): boolean
}

/**
 * A port for operators alone, beside the one that people use: numbers for Prometheus, health and readiness. Nobody who plays reaches it,
 * whatever a proxy passes on.
 */
export class OperatorDoor {
  readonly #server: Server
  readonly #settings: OperatorDoorSettings
  readonly #told: Told
  readonly #hosts: ServedHosts

  private constructor(settings: OperatorDoorSettings, told: Told) {
    this.#settings = settings
    this.#told = told
    this.#hosts = new ServedHosts(settings.host, null, () => performance.now())
    this.#server = createServer({ requestTimeout: LONGEST_REQUEST }, (request, response) => {
      void this.#answer(request, response)
    })
    this.#server.maxConnections = MOST_LINES
  }

  static async open(settings: OperatorDoorSettings, told: Told): Promise<OperatorDoor> {
    const door = new OperatorDoor(settings, told)
    door.#server.listen(settings.port, settings.host)
    try {
      await once(door.#server, 'listening')
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException
      throw new StartupError(
        `Nothing can listen at ${settings.host}:${settings.port} (${code}): set METRICS_PORT and METRICS_HOST to where it can.`,
      )
    }
    return door
  }

  get port(): number {
    const address = this.#server.address()
    return typeof address === 'object' && address !== null ? address.port : 0
  }

  async close(): Promise<void> {
    const closed = once(this.#server, 'close')
    this.#server.close()
    this.#server.closeAllConnections()
    await closed
  }

  async #answer({ method, url, headers }: IncomingMessage, response: ServerResponse): Promise<void> {
    const say = (status: number, text: string, type = 'text/plain; charset=utf-8'): void => {
      response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(text)
    }
    const [path = ''] = (url ?? '').split('?', 1)
    if (method !== 'GET') return say(405, 'Use GET.\n')
    if (!this.#isAllowed(headers, path)) {
      response.setHeader('www-authenticate', 'Bearer')
      return say(401, 'Show the token: Authorization: Bearer …\n')
    }
    switch (path) {
      case '/metrics':
        return say(200, this.#told.metrics(), METRICS_TYPE)
      case '/healthz':
        return (await this.#isHealthy()) ? say(200, 'ok\n') : say(503, 'not stored\n')
      case '/readyz':
        return this.#told.isReady() && (await this.#isHealthy()) ? say(200, 'ready\n') : say(503, 'not ready\n')
      default:
        return say(404, 'There are /metrics, /healthz and /readyz.\n')
    }
  }

  /** Without a token the name must be this machine's: no page in a browser here asks under another (DNS rebinding). */
  #isAllowed({ host, authorization }: IncomingMessage['headers'], path: string): boolean {
    const { token } = this.#settings
    if (token !== null) return path !== '/metrics' || isSame(authorization ?? '', `Bearer ${token}`)
    try {
      this.#hosts.mustServe(host)
      return true
    } catch {
      return false
    }
  }

  #isHealthy(): Promise<boolean> {
    return this.#told.health().then(
      () => true,
      () => false,
    )
  }
}

function isSame(given: string, expected: string): boolean {
  const hash = (text: string): Buffer => createHash('sha256').update(text).digest()
  return timingSafeEqual(hash(given), hash(expected))
}
