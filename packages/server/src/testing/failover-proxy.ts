import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http'

/**
 * A proxy as deploy/nginx.conf makes one: where a server is away or says 503, the next is asked, and the one that said so is left alone for
 * a while.
 */
export class FailoverProxy implements AsyncDisposable {
  readonly #server: Server
  readonly #servers: readonly string[]
  readonly #awayUntil = new Map<string, number>()
  #turn = 0

  private constructor(servers: readonly string[]) {
    this.#servers = servers
    this.#server = createServer((asked, answer) => void this.#pass(asked, answer))
  }

  static async start(servers: readonly string[]): Promise<FailoverProxy> {
    const proxy = new FailoverProxy(servers)
    proxy.#server.listen(0, '127.0.0.1')
    await once(proxy.#server, 'listening')
    return proxy
  }

  get origin(): string {
    const address = this.#server.address()
    return `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#server.closeAllConnections()
    this.#server.close()
  }

  async #pass(asked: IncomingMessage, answer: ServerResponse): Promise<void> {
    const chunks: Buffer[] = []
    for await (const chunk of asked) chunks.push(chunk as Buffer)
    const inTurn = this.#servers.map((_, at) => this.#servers[(this.#turn + at) % this.#servers.length] as string)
    this.#turn++
    const isAway = (server: string): boolean => (this.#awayUntil.get(server) ?? 0) > Date.now()
    const order = [...inTurn.filter((each) => !isAway(each)), ...inTurn.filter(isAway)]
    for (const [at, server] of order.entries()) {
      const told = await this.#ask(server, asked, Buffer.concat(chunks))
      if (told !== null && (told.statusCode !== 503 || at === order.length - 1)) {
        answer.writeHead(told.statusCode ?? 502, told.headers)
        told.pipe(answer)
        answer.on('close', () => told.destroy())
        return
      }
      told?.resume()
      this.#awayUntil.set(server, Date.now() + 2_000)
    }
    answer.writeHead(502).end()
  }

  #ask(server: string, { method, url, headers }: IncomingMessage, body: Buffer): Promise<IncomingMessage | null> {
    return new Promise((resolve) => {
      const passed = request(server + url, { method, headers: { ...headers, host: 'localhost' } }, resolve)
      passed.on('error', () => resolve(null))
      passed.end(body)
    })
  }
}
