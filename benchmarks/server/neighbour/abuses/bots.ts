import type { Abuse } from '../abuse.ts'
import { Abuser } from '../abuser.ts'

/** Who sits at each of the tables, and what they play. */
export interface BotTable {
  readonly game: string
  readonly agent: string
  readonly seats: number
}

export const QUICK_BOTS: BotTable = { game: 'agricola', agent: 'greedy', seats: 4 }
/** Those who think longest, as many as fit at a table. */
export const MASTERS: BotTable = { game: 'wingspan', agent: 'master', seats: 5 }

const STREAMS_A_GUEST = 30
const TABLES_A_GUEST = 90
const ADDRESS = '127.0.0.3'

/** Opens as many tables of bots as may be opened at once, watches them all, and opens another when a game is over. */
export class WatchBots implements Abuse {
  readonly #port: number
  readonly #tables: number
  readonly #bots: BotTable
  readonly #guests: Abuser[] = []
  #events = 0
  #since = 0

  constructor(port: number, tables: number, bots: BotTable) {
    this.#port = port
    this.#tables = tables
    this.#bots = bots
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
    const { agent } = this.#bots
    return `${agent} bots at ${this.#tables} tables who answered about ${this.#events} times in ${seconds} s`
  }

  async #open(n: number): Promise<void> {
    const guest = this.#guests[n % this.#guests.length] as Abuser
    const { game, agent, seats } = this.#bots
    const bot = { kind: 'bot', agent }
    const id = await guest.opens({ game, visibility: 'open', seats: new Array(seats).fill(bot) })
    const socket = await guest.follows(id, (text) => {
      this.#events += text.split('event: patch').length - 1
      if (!text.includes('"finished"')) return
      socket.destroy()
      void this.#open(n)
    })
  }
}
