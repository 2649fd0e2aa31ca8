import { once } from 'node:events'
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'

export interface Received {
  readonly to: string
  readonly headers: ReadonlyMap<string, string>
  readonly text: string
}

/** A mail server on this machine that keeps what it is given. */
export class SmtpSink implements AsyncDisposable {
  readonly received: Received[] = []
  /** Addresses that it does not know. */
  readonly unknown = new Set<string>()
  /** Whether it takes anything at all. */
  isOpen = true
  readonly #server: Server
  readonly #lines = new Set<Socket>()

  private constructor(server: Server) {
    this.#server = server
    server.on('connection', (line) => {
      this.#lines.add(line)
      line.on('close', () => this.#lines.delete(line)).on('error', () => undefined)
      void this.#serve(line).catch(() => undefined)
    })
  }

  static async start(): Promise<SmtpSink> {
    const server = createServer()
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    return new SmtpSink(server)
  }

  get url(): string {
    return `smtp://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  /** Those that came to an address. */
  at(address: string): readonly Received[] {
    return this.received.filter(({ to }) => to === address)
  }

  async [Symbol.asyncDispose](): Promise<void> {
    for (const line of this.#lines) line.destroy()
    this.#server.close()
    await once(this.#server, 'close')
  }

  async #serve(line: Socket): Promise<void> {
    const say = (text: string): void => void line.write(`${text}\r\n`)
    let to = ''
    let letter: string[] | null = null
    let rest = ''
    say(this.isOpen ? '220 sink' : '421 not now')
    for await (const part of line.setEncoding('utf8')) {
      rest += part as string
      for (let end = rest.indexOf('\r\n'); end >= 0; end = rest.indexOf('\r\n')) {
        const said = rest.slice(0, end)
        rest = rest.slice(end + 2)
        if (letter !== null) {
          if (said !== '.') letter.push(said.replace(/^\.\./, '.'))
          else {
            this.received.push({ to, ...read(letter) })
            letter = null
            say('250 kept')
          }
        } else if (!this.isOpen) say('421 not now')
        else if (/^RCPT TO/i.test(said)) {
          to = /<(.+)>/.exec(said)?.[1] ?? ''
          say(this.unknown.has(to) ? '550 nobody of that name' : '250 ok')
        } else if (/^DATA/i.test(said)) {
          letter = []
          say('354 go on')
        } else if (/^QUIT/i.test(said)) {
          say('221 bye')
          line.end()
        } else say('250 ok')
      }
    }
  }
}

function read(lines: readonly string[]): Omit<Received, 'to'> {
  const end = lines.indexOf('')
  const unfolded = lines
    .slice(0, end)
    .join('\r\n')
    .replace(/\r\n[ \t]+/g, ' ')
  const headers = new Map(
    unfolded.split('\r\n').map((line) => {
      const colon = line.indexOf(':')
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()] as const
    }),
  )
  const body = lines.slice(end + 1).join('\n')
  const isQuoted = headers.get('content-transfer-encoding') === 'quoted-printable'
  const text = isQuoted
    ? Buffer.from(
        body.replace(/=\n/g, '').replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
        'latin1',
      ).toString()
    : body
  return { headers, text }
}
