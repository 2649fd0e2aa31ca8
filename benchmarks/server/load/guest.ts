import {
  type Acknowledgement,
  type AnswerRequest,
  type Client,
  createClient,
  type TableRequest,
  type TableState,
} from '@turnwright/protocol'
import { PostLine } from './post-line.ts'
import { ProgressEar } from './progress-ear.ts'
import { TableStream } from './table-stream.ts'

/** The server said no to an answer. */
export class Refused extends Error {
  override readonly name = 'Refused'
  readonly status: number

  constructor(why: string, status = 0) {
    super(why)
    this.status = status
  }
}

/** A person at the other end of the line. */
export class Guest {
  readonly name: string
  #port: number
  #cookie = ''
  readonly #client: Client
  readonly #lines = new Map<string, PostLine>()

  private constructor(port: number, name: string) {
    this.#port = port
    this.name = name
    this.#client = createClient({
      headers: () => ({ cookie: this.#cookie }),
      fetch: (path, init) => this.#fetch(path, init),
    })
  }

  static async arrive(port: number, name: string): Promise<Guest> {
    const guest = new Guest(port, name)
    await guest.#client.call('POST /api/identity', { body: { name } })
    return guest
  }

  /** After the server was started again. */
  comeBack(port: number): void {
    this.hangUp()
    this.#port = port
  }

  /** At one table, or everywhere. */
  hangUp(id?: string): void {
    for (const [table, line] of this.#lines) {
      if (id !== undefined && table !== id) continue
      line.hangUp()
      this.#lines.delete(table)
    }
  }

  opens(table: TableRequest): Promise<TableState> {
    return this.#client.call('POST /api/tables', { body: table })
  }

  async joins({ id, invite }: TableState): Promise<void> {
    await this.#client.call('POST /api/tables/:id/join', { params: { id }, body: invite === null ? {} : { invite } })
  }

  sees(id: string): Promise<TableState> {
    return this.#client.call('GET /api/tables/:id', { params: { id } })
  }

  async answers(id: string, answer: AnswerRequest): Promise<Acknowledgement> {
    const { status, body } = await this.#lineTo(id).post(answer)
    if (status !== 200) throw new Refused(body, status)
    return JSON.parse(body) as Acknowledgement
  }

  /** A connection of its own: it stays open, and what comes over it is counted. */
  follows(id: string): TableStream {
    return new TableStream(this.#port, `/api/tables/${id}/stream`, this.#cookie)
  }

  /** The same, of which only the length of the log is heard. */
  hears(id: string): ProgressEar {
    return new ProgressEar(this.#port, `/api/tables/${id}/stream`, this.#cookie)
  }

  #lineTo(id: string): PostLine {
    const open = this.#lines.get(id)
    if (open !== undefined && !open.isBroken) return open
    const line = new PostLine(this.#port, `/api/tables/${id}/answers`, this.#cookie)
    this.#lines.set(id, line)
    return line
  }

  async #fetch(path: string, init: RequestInit): Promise<Response> {
    const response = await fetch(`http://127.0.0.1:${this.#port}${path}`, init)
    const given = response.headers.getSetCookie()[0]
    if (given !== undefined) this.#cookie = given.split(';', 1)[0] ?? ''
    return response
  }
}
