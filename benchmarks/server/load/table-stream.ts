import { connect, type Socket } from 'node:net'
import { applyPatch, type Patch, type TableState } from '@turnwright/protocol'
import { Cut } from './cut.ts'

interface Waiting {
  readonly isSo: (state: TableState) => boolean
  readonly resolve: () => void
  readonly reject: (error: Error) => void
}

/**
 * The state of a table as one seat hears it: whole at first, then patched. It reads the connection itself, because a
 * light client leaves more of the machine to the server.
 */
export class TableStream {
  readonly #socket: Socket
  #state: TableState | null = null
  #unread = ''
  #waiting: Waiting[] = []

  constructor(port: number, path: string, cookie: string) {
    this.#socket = connect({ host: '127.0.0.1', port })
    this.#socket.setEncoding('utf8')
    this.#socket.on('data', (text: string) => this.#read(text))
    this.#socket.on('error', () => {})
    this.#socket.once('close', () => this.#abandon())
    this.#socket.write(`GET ${path} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\ncookie: ${cookie}\r\n\r\n`)
  }

  /** Everything that came over the line so far, with all framing. */
  get bytes(): number {
    return this.#socket.bytesRead
  }

  get state(): TableState {
    if (this.#state === null) throw new Error('the stream has said nothing yet')
    return this.#state
  }

  /** Resolves when the log of the table is so long. */
  reaches(seq: number): Promise<void> {
    return this.until((state) => state.seq >= seq)
  }

  /** Resolves when this seat has heard that it is so. */
  until(isSo: (state: TableState) => boolean): Promise<void> {
    if (this.#state !== null && isSo(this.#state)) return Promise.resolve()
    if (this.#socket.destroyed) return Promise.reject(new Cut())
    return new Promise((resolve, reject) => this.#waiting.push({ isSo, resolve, reject }))
  }

  hangUp(): void {
    this.#socket.destroy()
  }

  /** Events end with an empty line. Headers and the sizes of chunks stand before the first line of an event. */
  #read(text: string): void {
    if (this.#state === null && /^HTTP\/1.1 [^2]/.test(text)) return this.hangUp()
    this.#unread += text
    for (let end = this.#unread.indexOf('\n\n'); end >= 0; end = this.#unread.indexOf('\n\n')) {
      this.#take(this.#unread.slice(0, end))
      this.#unread = this.#unread.slice(end + 2)
    }
  }

  /** `id: …`, `event: …` and `data: …`, a line each; heartbeats are comments. */
  #take(event: string): void {
    const at = event.indexOf('\ndata: ')
    if (at < 0) return
    const data: unknown = JSON.parse(event.slice(at + 7))
    if (event.endsWith('\nevent: sync', at)) this.#state = data as TableState
    else if (event.endsWith('\nevent: patch', at)) this.#state = applyPatch(this.#state, data as Patch) as TableState
    else return
    const { state } = this
    const over = this.#waiting.filter(({ isSo }) => isSo(state))
    if (over.length === 0) return
    this.#waiting = this.#waiting.filter((each) => !over.includes(each))
    for (const { resolve } of over) resolve()
  }

  /** Also when the server refused the stream: then nobody will ever be told anything. */
  #abandon(): void {
    for (const { reject } of this.#waiting) reject(new Cut())
    this.#waiting = []
  }
}
