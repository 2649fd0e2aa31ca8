import type { Listener } from '../tables/audience.ts'
import type { Line } from './line.ts'
import type { StreamKind } from './stream-pools.ts'

/** A client that reads this much too slowly is cut off; it comes back and gets the whole state. */
const MOST_UNREAD = 1_000_000

/** One open stream of Server-Sent Events. */
export class TableStream implements Listener {
  readonly #line: Line
  readonly #onMove: (kind: StreamKind) => void

  constructor(line: Line, onMove: (kind: StreamKind) => void) {
    this.#line = line
    this.#onMove = onMove
  }

  send(event: string, id: string, data: string): void {
    this.#write(`id: ${id}\nevent: ${event}\ndata: ${data}\n\n`)
  }

  moved(isAtTable: boolean): void {
    this.#onMove(isAtTable ? 'seat' : 'watching')
  }

  beat(): void {
    this.#write(':\n\n')
  }

  /** Says goodbye before the server stops. */
  dismiss(afterMs: number): void {
    this.#write(`event: reconnect\ndata: {"afterMs":${afterMs}}\n\n`)
    this.#line.end()
  }

  #write(text: string): void {
    const line = this.#line
    if (!line.isOpen) return
    line.write(text)
    if (line.unread > MOST_UNREAD) line.destroy()
  }
}
