import { setTimeout as pause } from 'node:timers/promises'
import type { Abuse } from '../abuse.ts'
import { Abuser } from '../abuser.ts'

/** As many guests as use up what an address may ask for. */
const GUESTS = 10
const TOLD_OFF = 429
/** Whoever is told to wait does so, to stay within the limits. */
const WAITING = 100

/** Asks for the records of finished games without end. */
export class AskForRecords implements Abuse {
  readonly #port: number
  readonly #tables: readonly string[]
  #given = 0
  #since = 0

  constructor(port: number, tables: readonly string[]) {
    this.#port = port
    this.#tables = tables
  }

  /** All records have been made once when it begins in earnest. */
  async begin(): Promise<void> {
    const guests: Abuser[] = []
    for (let n = 0; n < GUESTS; n++) guests.push(await Abuser.arrive(this.#port, '127.0.0.2'))
    await Promise.all(this.#tables.map((_, n) => this.#ask(guests[n % GUESTS] as Abuser, n)))
    this.#given = 0
    this.#since = performance.now()
    for (const [n, guest] of guests.entries()) void this.#loop(guest, n)
  }

  tell(): string {
    return `${this.#given} records in ${Math.round((performance.now() - this.#since) / 1_000)} s`
  }

  async #loop(guest: Abuser, first: number): Promise<void> {
    for (let n = first; ; n++) await this.#ask(guest, n)
  }

  async #ask(guest: Abuser, n: number): Promise<void> {
    const { status } = await guest.ask('GET', `/api/tables/${this.#tables[n % this.#tables.length]}/record`)
    if (status === 200) this.#given++
    else if (status === TOLD_OFF) await pause(WAITING)
    else throw new Error(`a record was refused: ${status}`)
  }
}
