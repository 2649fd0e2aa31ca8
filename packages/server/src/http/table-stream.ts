import type { Listener } from '../tables/audience.ts'
import type { Line } from './line.ts'
import type { StreamKind } from './stream-pools.ts'

/** A client that reads this much too slowly is cut off; it comes back and gets the whole state. */
const MOST_UNREAD = 1_000_000

/** In milliseconds. */
const ASK_AGAIN_WITHIN = 20

/** One open stream of Server-Sent Events. */
export class TableStream implements Listener {
  readonly #line: Line
  readonly #onMove: (kind: StreamKind) => void
  #now: (() => number) | null = null

  constructor(line: Line, onMove: (kind: StreamKind) => void) {
    this.#line = line
    this.#onMove = onMove
  }

  send(event: string, id: string, data: string): void {
    this.#write(`${this.#time}id: ${id}\nevent: ${event}\ndata: ${data}\n\n`)
  }

  tellTime(now: () => number): void {
    this.#now = now
  }

  moved(isAtTable: boolean): void {
    this.#onMove(isAtTable ? 'seat' : 'watching')
  }

  sentAway(): void {
    this.dismiss(ASK_AGAIN_WITHIN)
  }

  /** Without an id of its own: where a line goes on from is the table's, and what was said is asked for anew. */
  talked(last: number): void {
    this.#write(`event: talk\ndata: {"last":${last}}\n\n`)
  }

  beat(): void {
    this.#write(this.#time || ':\n\n')
  }

  /** Says goodbye before the server stops. */
  dismiss(afterMs: number): void {
    this.#write(`event: reconnect\ndata: {"afterMs":${afterMs}}\n\n`)
    this.#line.end()
  }

  get #time(): string {
    return this.#now === null ? '' : `event: time\ndata: {"now":${this.#now()}}\n\n`
  }

  #write(text: string): void {
    const line = this.#line
    if (!line.isOpen) return
    line.write(text)
    if (line.unread > MOST_UNREAD) line.destroy()
  }
}
