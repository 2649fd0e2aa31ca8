import type { ServerResponse } from 'node:http'
import type { Listener } from '../tables/audience.ts'
import type { StreamKind } from './stream-pools.ts'

/** A client that reads this much too slowly is cut off; it comes back and gets the whole state. */
const MOST_UNREAD = 1_000_000

/** One open stream of Server-Sent Events. */
export class TableStream implements Listener {
  readonly #response: ServerResponse
  readonly #onMove: (kind: StreamKind) => void

  constructor(response: ServerResponse, headers: Readonly<Record<string, string>>, onMove: (kind: StreamKind) => void) {
    this.#response = response
    this.#onMove = onMove
    // The end of the line is the end of the stream: chunks would cost three writes an event.
    response.useChunkedEncodingByDefault = false
    response.writeHead(200, {
      ...headers,
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      // Proxies must hand events on at once.
      'x-accel-buffering': 'no',
    })
    response.flushHeaders()
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
    this.#response.end()
  }

  #write(text: string): void {
    const { socket } = this.#response
    if (socket === null || socket.destroyed || this.#response.writableEnded) return
    // After its headers a stream is nothing but text: straight to the line is half the way.
    socket.write(text)
    if (socket.writableLength > MOST_UNREAD) this.#response.destroy()
  }
}
