import type { Abuse } from '../abuse.ts'
import { Abuser } from '../abuser.ts'

const OPEN = { kind: 'open' } as const
const TABLE = { game: 'sealed-auction', visibility: 'open', seats: [OPEN, OPEN, OPEN] } as const
const STREAMS_AN_ADDRESS = 500
const STREAMS_A_GUEST = 30
const STREAMS_A_TABLE = 200
/** 127.0.0.4 and those after it. */
const FIRST_ADDRESS = 4
const AT_ONCE = 20

/** Holds as many streams as it gets, from as many addresses as that needs. */
export class HoldStreams implements Abuse {
  readonly #port: number
  readonly #wanted: number
  #held = 0

  constructor(port: number, wanted: number) {
    this.#port = port
    this.#wanted = wanted
  }

  async begin(): Promise<void> {
    const places = this.#places()
    const tables = await Promise.all(
      Array.from({ length: Math.ceil(this.#wanted / STREAMS_A_TABLE) }, async (_, n) =>
        (await Abuser.arrive(this.#port, places(n * STREAMS_A_TABLE))).opens(TABLE),
      ),
    )
    for (let n = 0; n < this.#wanted; n += STREAMS_A_GUEST) {
      const guest = await Abuser.arrive(this.#port, places(n))
      for (let m = n; m < Math.min(n + STREAMS_A_GUEST, this.#wanted); m += AT_ONCE) {
        const last = Math.min(m + AT_ONCE, n + STREAMS_A_GUEST, this.#wanted)
        await Promise.all(
          Array.from({ length: last - m }, (_, i) => this.#hold(guest, tables[(m + i) % tables.length] as string)),
        )
      }
    }
  }

  tell(): string {
    return `${this.#held} streams held`
  }

  #places(): (n: number) => string {
    // A guest's streams all come from one address.
    const guests = Math.floor(STREAMS_AN_ADDRESS / STREAMS_A_GUEST)
    return (n) => `127.0.0.${FIRST_ADDRESS + Math.floor(n / STREAMS_A_GUEST / guests)}`
  }

  /** A stream that is refused is not held: what is measured then is what the server lets one hold. */
  async #hold(guest: Abuser, table: string): Promise<void> {
    try {
      const socket = await guest.follows(table)
      this.#held++
      socket.once('close', () => this.#held--)
    } catch {
      // Told to come back later.
    }
  }
}
