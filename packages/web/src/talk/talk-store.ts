import type { Seat } from '@turnwright/kernel'
import { type Client, newKey, type Said, type Talk, type TalkLine } from '@turnwright/protocol/client'
import { reasonOf } from '../lobby/use-wish.ts'
import { muted } from './muted.ts'

/** What the page knows of what is said at a table. */
export interface TalkNow {
  /** In order; without those of muted seats. */
  readonly lines: readonly TalkLine[]
  readonly writing: Talk['writing']
  /** Up to which number it was said before one came. */
  readonly heard: number
  /** Up to which number it was read. */
  readonly read: number
  readonly muted: readonly Seat[]
  /** Why the last thing was not said. */
  readonly refused: string | null
  readonly isBusy: boolean
}

const SILENCE: TalkNow = {
  lines: [],
  writing: { isOpen: false, agreed: [] },
  heard: Number.MAX_SAFE_INTEGER,
  read: Number.MAX_SAFE_INTEGER,
  muted: [],
  refused: null,
  isBusy: false,
}
/** As many as the server keeps of a table. */
const MOST = 200

/** What those who play at a table say to each other. */
export class TalkStore {
  readonly #client: Client
  readonly #id: string
  readonly #listeners = new Set<() => void>()
  #all: readonly TalkLine[] = []
  #now = SILENCE
  #isOpen = false
  #isHearing = false
  #hasMore = false

  constructor(client: Client, id: string) {
    this.#client = client
    this.#id = id
  }

  readonly now = (): TalkNow => this.#now

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Begins to listen: what was said before counts as read. */
  async open(): Promise<void> {
    if (this.#isOpen) return
    this.#isOpen = true
    this.#change({ muted: muted.at(this.#id) })
    await this.#fetch()
    const heard = this.#all.at(-1)?.number ?? 0
    this.#change({ heard, read: heard })
  }

  /** There is more to hear, perhaps. Two words of it while one is asked for are asked for once. */
  hear(): void {
    if (!this.#isOpen) return
    this.#hasMore = true
    if (!this.#isHearing) void this.#hear()
  }

  readAll(): void {
    const read = this.#all.at(-1)?.number ?? 0
    if (read !== this.#now.read) this.#change({ read })
  }

  /** Whether it was said. */
  async say(said: Said): Promise<boolean> {
    const body = { ...said, key: newKey() }
    const heard = await this.#ask(() => this.#client.call('POST /api/tables/:id/talk', { ...this.#at, body }))
    // What one has said oneself one has read.
    if (heard) this.readAll()
    return heard
  }

  async agree(agrees: boolean): Promise<void> {
    await this.#ask(() => this.#client.call('POST /api/tables/:id/talk/writing', { ...this.#at, body: { agrees } }))
  }

  /** Tells whoever runs the server. */
  async report(number: number): Promise<void> {
    await this.#client.call('POST /api/tables/:id/talk/reports', { ...this.#at, body: { number } })
  }

  mute(seat: Seat, isMuted: boolean): void {
    muted.set(this.#id, seat, isMuted)
    this.#change({ muted: muted.at(this.#id) })
  }

  get #at() {
    return { params: { id: this.#id } }
  }

  async #hear(): Promise<void> {
    this.#isHearing = true
    while (this.#hasMore) {
      this.#hasMore = false
      await this.#fetch()
    }
    this.#isHearing = false
  }

  async #fetch(): Promise<void> {
    const after = this.#all.at(-1)?.number ?? 0
    try {
      this.#take(await this.#client.call('GET /api/tables/:id/talk', { ...this.#at, query: { after } }))
    } catch {
      // Talk is beside the game: what is missing comes with the next word.
    }
  }

  async #ask(send: () => Promise<Talk>): Promise<boolean> {
    if (this.#now.isBusy) return false
    this.#change({ isBusy: true, refused: null })
    try {
      this.#take(await send())
      return true
    } catch (error) {
      this.#change({ refused: reasonOf(error) })
      return false
    } finally {
      this.#change({ isBusy: false })
    }
  }

  #take({ lines, writing }: Talk): void {
    const known = new Map([...this.#all, ...lines].map((line) => [line.number, line]))
    this.#all = [...known.values()].toSorted((one, other) => one.number - other.number).slice(-MOST)
    this.#change({ writing })
  }

  #change(change: Partial<TalkNow>): void {
    const now = { ...this.#now, ...change }
    this.#now = { ...now, lines: this.#all.filter(({ seat }) => !now.muted.includes(seat)) }
    for (const listener of this.#listeners) listener()
  }
}
