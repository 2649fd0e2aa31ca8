import { connect, type Socket } from 'node:net'
import { Cut } from './cut.ts'

/** Longer than any number of a log's length with what stands around it. */
const LONGEST_MARK = 32

interface Waiting {
  readonly mark: string
  readonly resolve: () => void
  readonly reject: (error: Error) => void
}

/**
 * A stream of which only the length of the log is read, and that without parsing: whoever plays by a script knows the
 * rest, and what the load generator does not do is left to the server.
 */
export class ProgressEar {
  readonly #socket: Socket
  #isOpen = false
  #last = ''
  #waiting: Waiting | null = null
  readonly opened: Promise<void>

  constructor(port: number, path: string, cookie: string) {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    this.opened = promise
    this.#socket = connect({ host: '127.0.0.1', port })
    this.#socket.setEncoding('latin1')
    this.#socket.on('data', (text: string) => {
      if (this.#isOpen) return this.#hear(text)
      this.#isOpen = true
      if (text.startsWith('HTTP/1.1 200')) resolve()
      else reject(new Error(text.slice(0, 200)))
    })
    this.#socket.on('error', () => {})
    this.#socket.once('close', () => this.#waiting?.reject(new Cut()))
    this.#socket.write(`GET ${path} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\ncookie: ${cookie}\r\n\r\n`)
  }

  /** Everything that came over the line so far, with all framing. */
  get bytes(): number {
    return this.#socket.bytesRead
  }

  /** Resolves when it is told that the log has become so long; asked for before that can have happened. */
  reaches(seq: number): Promise<void> {
    if (this.#socket.destroyed) return Promise.reject(new Cut())
    return new Promise((resolve, reject) => {
      this.#waiting = { mark: `"seq":[0,${seq}]`, resolve, reject }
    })
  }

  hangUp(): void {
    this.#socket.destroy()
  }

  #hear(text: string): void {
    const waiting = this.#waiting
    const heard = this.#last + text
    // A mark may come in two parts.
    this.#last = heard.slice(-LONGEST_MARK)
    if (waiting === null || !heard.includes(waiting.mark)) return
    this.#waiting = null
    waiting.resolve()
  }
}
