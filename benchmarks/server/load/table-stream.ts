import type { IncomingMessage } from 'node:http'
import { applyPatch, type Patch, type TableState } from '@turnwright/protocol'
import { Cut } from './cut.ts'

interface Waiting {
  readonly isSo: (state: TableState) => boolean
  readonly resolve: () => void
  readonly reject: (error: Error) => void
}

/** The state of a table as one seat hears it: whole at first, then patched. */
export class TableStream {
  readonly #response: IncomingMessage
  #state: TableState | null = null
  #unread = ''
  #waiting: Waiting[] = []

  constructor(response: IncomingMessage) {
    this.#response = response
    response.setEncoding('utf8')
    response.on('data', (text: string) => this.#read(text))
    response.once('close', () => this.#abandon())
    response.on('error', () => this.#abandon())
  }

  /** Everything that came over the line so far, with all framing. */
  get bytes(): number {
    return this.#response.socket.bytesRead
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
    if (this.#response.destroyed) return Promise.reject(new Cut())
    return new Promise((resolve, reject) => this.#waiting.push({ isSo, resolve, reject }))
  }

  hangUp(): void {
    this.#response.destroy()
  }

  #read(text: string): void {
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

  #abandon(): void {
    for (const { reject } of this.#waiting) reject(new Cut())
    this.#waiting = []
  }
}
