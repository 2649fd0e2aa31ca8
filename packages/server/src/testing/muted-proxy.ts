import { once } from 'node:events'
import { connect, createServer, type Server, type Socket } from 'node:net'

/** Stands before a database or a server, and can stop forwarding without a word: as after a failover, or where a machine is cut off. */
export class MutedProxy implements AsyncDisposable {
  readonly url: string
  readonly #server: Server
  readonly #open: Set<Socket>
  readonly #silence: { isKeptToNewLines: boolean }

  private constructor(url: string, server: Server, open: Set<Socket>, silence: { isKeptToNewLines: boolean }) {
    this.url = url
    this.#server = server
    this.#open = open
    this.#silence = silence
  }

  static async before(there: string): Promise<MutedProxy> {
    const url = new URL(there)
    const port = Number(url.port)
    const open = new Set<Socket>()
    const silence = { isKeptToNewLines: false }
    const server = createServer((line) => {
      const sides = silence.isKeptToNewLines ? [line] : [line, connect(port, '127.0.0.1')]
      for (const side of sides) {
        open.add(side)
        side.on('error', () => undefined).on('close', () => open.delete(side))
      }
      const [, beyond] = sides
      if (beyond === undefined) line.resume()
      else line.pipe(beyond).pipe(line)
    })
    await once(server.listen(0, '127.0.0.1'), 'listening')
    const address = server.address()
    url.port = String(typeof address === 'object' && address !== null ? address.port : 0)
    return new MutedProxy(url.href, server, open, silence)
  }

  /** On the lines that are open nothing comes through ever again; on new ones too, until `speak`. */
  fallSilent(on: 'open lines' | 'all lines'): void {
    this.#silence.isKeptToNewLines = on === 'all lines'
    for (const side of this.#open) side.unpipe().pause()
  }

  /** All that is open ends, as when the database is stopped in the middle of something. */
  hangUp(): void {
    for (const side of this.#open) side.end()
  }

  speak(): void {
    this.#silence.isKeptToNewLines = false
  }

  async [Symbol.asyncDispose](): Promise<void> {
    for (const side of this.#open) side.destroy()
    this.#server.close()
    await once(this.#server, 'close')
  }
}
