import type { Abuse } from '../abuse.ts'
import { Abuser } from '../abuser.ts'

const BOT = { kind: 'bot', agent: 'greedy' } as const
const TABLE = { game: 'agricola', visibility: 'open', seats: [BOT, BOT, BOT, BOT] } as const
const STREAMS_A_GUEST = 30
const TABLES_A_GUEST = 90
const ADDRESS = '127.0.0.3'

/** Opens as many tables of bots as may be opened at once, watches them all, and opens another when a game is over. */
export class WatchBots implements Abuse {
  readonly #port: number
  readonly #tables: number
  readonly #guests: Abuser[] = []
  #events = 0
  #since = 0

  constructor(port: number, tables: number) {
    this.#port = port
    this.#tables = tables
  }

  async begin(): Promise<void> {
    const guests = Math.max(this.#tables / STREAMS_A_GUEST, this.#tables / TABLES_A_GUEST)
    for (let n = 0; n < guests; n++) this.#guests.push(await Abuser.arrive(this.#port, ADDRESS))
    for (let n = 0; n < this.#tables; n++) await this.#open(n)
    this.#since = performance.now()
    this.#events = 0
  }

  tell(): string {
    const seconds = Math.round((performance.now() - this.#since) / 1_000)
    return `bots at ${this.#tables} tables who answered about ${this.#events} times in ${seconds} s`
  }

  async #open(n: number): Promise<void> {
    const guest = this.#guests[n % this.#guests.length] as Abuser
    const id = await guest.opens(TABLE)
    const socket = await guest.follows(id, (text) => {
      this.#events += text.split('event: patch').length - 1
      if (!text.includes('"finished"')) return
      socket.destroy()
      void this.#open(n)
    })
  }
}
