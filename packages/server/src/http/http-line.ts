import type { ServerResponse } from 'node:http'
import type { Line } from './line.ts'

/** A response of Server-Sent Events, which ends with its line. */
export class HttpLine implements Line {
  readonly #response: ServerResponse

  constructor(response: ServerResponse, headers: Readonly<Record<string, string>>) {
    this.#response = response
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

  get isOpen(): boolean {
    const { socket, writableEnded } = this.#response
    return socket !== null && !socket.destroyed && !writableEnded
  }

  get unread(): number {
    return this.#response.socket?.writableLength ?? 0
  }

  /** After its headers a stream is nothing but text: straight to the line is half the way. */
  write(text: string): void {
    this.#response.socket?.write(text)
  }

  end(): void {
    this.#response.end()
  }

  destroy(): void {
    this.#response.destroy()
  }

  onClose(act: () => void): void {
    this.#response.once('close', act)
  }
}
