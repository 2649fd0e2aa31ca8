import { Agent, request } from 'node:http'
import { connect, type Socket } from 'node:net'

export interface Heard {
  readonly status: number
  readonly body: string
}

/** A guest who comes from an address of their own and says little, to leave the machine to the server. */
export class Abuser {
  readonly #port: number
  readonly #address: string
  readonly #agent: Agent
  #cookie = ''

  constructor(port: number, address: string) {
    this.#port = port
    this.#address = address
    this.#agent = new Agent({ keepAlive: true, localAddress: address, maxSockets: 4 })
  }

  static async arrive(port: number, address: string): Promise<Abuser> {
    const abuser = new Abuser(port, address)
    await abuser.must('POST', '/api/identity', { name: 'Eve' })
    return abuser
  }

  ask(method: 'GET' | 'POST', path: string, body?: unknown): Promise<Heard> {
    return new Promise((resolve, reject) => {
      const headers = { cookie: this.#cookie, 'content-type': 'application/json' }
      const asked = request(
        { host: '127.0.0.1', port: this.#port, method, path, headers, agent: this.#agent },
        (reply) => {
          const [cookie] = reply.headers['set-cookie'] ?? []
          if (cookie !== undefined) this.#cookie = cookie.split(';', 1)[0] ?? ''
          const parts: Buffer[] = []
          reply.on('data', (part: Buffer) => parts.push(part))
          reply.on('end', () => resolve({ status: reply.statusCode ?? 0, body: Buffer.concat(parts).toString() }))
          reply.on('error', reject)
        },
      )
      asked.on('error', reject)
      asked.end(body === undefined ? undefined : JSON.stringify(body))
    })
  }

  async must(method: 'GET' | 'POST', path: string, body?: unknown): Promise<unknown> {
    const { status, body: text } = await this.ask(method, path, body)
    if (status !== 200) throw new Error(`${method} ${path}: ${status} ${text}`)
    return JSON.parse(text)
  }

  async opens(table: unknown): Promise<string> {
    return ((await this.must('POST', '/api/tables', table)) as { readonly id: string }).id
  }

  /** A stream whose events are counted and thrown away. Resolves when the server has begun to tell. */
  follows(id: string, hear: (text: string) => void = () => {}): Promise<Socket> {
    return new Promise((resolve, reject) => {
      const socket = connect({ host: '127.0.0.1', port: this.#port, localAddress: this.#address })
      socket.setEncoding('utf8')
      socket.once('data', (text: string) => {
        if (text.startsWith('HTTP/1.1 200')) resolve(socket)
        else reject(new Error(text.slice(0, text.indexOf('\r\n'))))
      })
      socket.on('data', hear)
      socket.on('error', reject)
      socket.write(
        `GET /api/tables/${id}/stream HTTP/1.1\r\nhost: 127.0.0.1:${this.#port}\r\ncookie: ${this.#cookie}\r\n\r\n`,
      )
    })
  }
}
