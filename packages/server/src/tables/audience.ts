import { diff, type TableState } from '@turnwright/protocol'
import type { Randomness } from '../around/randomness.ts'

/** An open line to one client. */
export interface Listener {
  send(event: string, id: string, data: string): void
  /** The table has clocks: whatever is told from now on is told with the time. */
  tellTime(now: () => number): void
  /** Its person sat down or got up. */
  moved(isAtTable: boolean): void
  /** Nobody may look on any more: whoever asks again is told so. */
  sentAway(): void
  /** Something was said at the table, up to that number. */
  talked(last: number): void
}

interface Happened {
  readonly tick: number
  readonly data: string
}

export interface News {
  readonly state: TableState
  readonly data: string
}

const REMEMBERED = 64
/** Whoever missed more is told everything anew, which is hardly longer: with thousands of lines open, this is most of what they cost. */
const MOST_LETTERS = 16_000

/** Everyone who is told the same about a table: the tabs of one seat, or all spectators. */
export class Audience {
  readonly listeners: Set<Listener> = new Set()
  /** Ids of another audience, or of another life of this one, mean nothing here. */
  readonly #epoch: string
  #state: TableState | null = null
  #tick = 0
  /** The latest patches, for lines that broke. */
  #happened: Happened[] = []
  #letters = 0

  constructor(randomness: Randomness) {
    this.#epoch = randomness.bytes(6).toString('base64url')
  }

  get state(): TableState | null {
    return this.#state
  }

  /** What would have to be told; null when nothing changed for this audience. */
  prepare(state: TableState): News | null {
    const patch = this.#state === null ? null : diff(this.#state, state)
    if (this.#state !== null && patch === null) return null
    return { state, data: JSON.stringify(patch) }
  }

  publish({ state, data }: News): void {
    const first = this.#state === null
    this.#state = state
    if (first) return
    this.#tick++
    this.#happened.push({ tick: this.#tick, data })
    this.#letters += data.length
    while (this.#happened.length > REMEMBERED || this.#letters > MOST_LETTERS)
      this.#letters -= this.#happened.shift()?.data.length ?? 0
    const id = this.#id(this.#tick)
    for (const listener of this.listeners) listener.send('patch', id, data)
  }

  /** Takes a line in: it gets what it missed, or everything. The state must be published already. */
  welcome(listener: Listener, lastEventId: string | null): void {
    const missed = this.#since(lastEventId)
    if (missed === null) listener.send('sync', this.#id(this.#tick), JSON.stringify(this.#state))
    else for (const { tick, data } of missed) listener.send('patch', this.#id(tick), data)
    this.listeners.add(listener)
  }

  #since(lastEventId: string | null): readonly Happened[] | null {
    if (lastEventId === null || !lastEventId.startsWith(`${this.#epoch}.`)) return null
    const last = Number(lastEventId.slice(this.#epoch.length + 1))
    if (!Number.isInteger(last) || last > this.#tick || last < this.#tick - this.#happened.length) return null
    return this.#happened.filter(({ tick }) => tick > last)
  }

  #id(tick: number): string {
    return `${this.#epoch}.${tick}`
  }
}
