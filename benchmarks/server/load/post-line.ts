import { connect, type Socket } from 'node:net'
import { Cut } from './cut.ts'

/** What came back over the line. */
export interface Posted {
  readonly status: number
  readonly body: string
}

interface Waiting {
  readonly resolve: (posted: Posted) => void
  readonly reject: (error: Error) => void
}

/**
 * One kept-alive HTTP connection that posts one JSON body at a time. Client and server share the machine, so the client
 * must be light: a request through node:http costs it several times as much.
 */
export class PostLine {
  readonly #socket: Socket
  readonly #head: string
  #received = ''
  #waiting: Waiting | null = null

  constructor(port: number, path: string, cookie: string) {
    this.#head = `POST ${path} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\ncookie: ${cookie}\r\ncontent-type: application/json\r\n`
    this.#socket = connect({ host: '127.0.0.1', port, noDelay: true })
    this.#socket.setEncoding('utf8')
    this.#socket.on('data', (text: string) => this.#read(text))
    this.#socket.on('error', () => {})
    this.#socket.once('close', () => this.#waiting?.reject(new Cut()))
  }

  /** Servers close lines that were idle for long. */
  get isBroken(): boolean {
    return this.#socket.destroyed
  }

  post(body: unknown): Promise<Posted> {
    const json = JSON.stringify(body)
    return new Promise((resolve, reject) => {
      if (this.#waiting !== null) throw new Error('one request at a time')
      if (this.isBroken) throw new Cut()
      this.#waiting = { resolve, reject }
      this.#socket.write(`${this.#head}content-length: ${Buffer.byteLength(json)}\r\n\r\n${json}`)
    })
  }

  hangUp(): void {
    this.#socket.destroy()
  }

  /** Acknowledgements and refusals come with their length; the next one comes only after the next request. */
  #read(text: string): void {
    this.#received += text
    const end = this.#received.indexOf('\r\n\r\n')
    if (end < 0) return
    const length = /\r\ncontent-length: (\d+)/i.exec(this.#received.slice(0, end + 2))?.[1]
    if (length === undefined) throw new Error(`a response without its length: ${this.#received.slice(0, end)}`)
    const body = this.#received.slice(end + 4)
    if (Buffer.byteLength(body) < Number(length)) return
    const posted = { status: Number(this.#received.slice(9, 12)), body }
    this.#received = ''
    const { resolve } = this.#waiting as Waiting
    this.#waiting = null
    resolve(posted)
  }
}
