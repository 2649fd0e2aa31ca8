import { type Clock, pause } from '../around/clock.ts'
import type { Store } from '../store/store.ts'
import type { LiveTables } from '../tables/live-tables.ts'
import type { Report } from '../tables/surroundings.ts'
import type { Bus, Notice } from './bus.ts'
import type { Look, Nodes, Presence } from './nodes.ts'

const PORTION = 1_000

export interface FollowingSettings {
  readonly bus: Bus
  readonly store: Store
  readonly report: Report
  /** Every so many milliseconds it is asked whether others changed something without a word. */
  readonly beat: number
  readonly clock: Clock
}

/**
 * Keeps the tables that somebody follows here where the store says they are. Others tell what they changed; what nobody
 * told, because a node died between a commit and its notice or a line was cut, is found by asking the store at a slow
 * beat and after every gap.
 */
export class Following implements Nodes {
  readonly areMany = true
  readonly #bus: Bus
  readonly #store: Store
  readonly #report: Report
  readonly #beat: number
  readonly #clock: Clock
  readonly #stopping = new AbortController()
  #tables: LiveTables | null = null
  #over: Promise<void> = Promise.resolve()

  constructor({ bus, store, report, beat, clock }: FollowingSettings) {
    this.#bus = bus
    this.#store = store
    this.#report = report
    this.#beat = beat
    this.#clock = clock
  }

  changed(table: string, version: number): void {
    this.#bus.say({ kind: 'changed', table, version })
  }

  present(table: string, { seats, spectators, watching, looking }: Presence): void {
    this.#bus.say({ kind: 'present', table, seats, spectators, watching, looking })
  }

  looks(table: string, { seat, line, until }: Look): void {
    this.#bus.say({ kind: 'looks', table, seat, line, until })
  }

  talked(table: string, last: number): void {
    this.#bus.say({ kind: 'talked', table, last })
  }

  whoIsThere(table: string): void {
    this.#bus.say({ kind: 'who-is-there', table })
  }

  wantsCheckpoint(table: string): void {
    this.#bus.say({ kind: 'wants-checkpoint', table })
  }

  async begin(tables: LiveTables): Promise<void> {
    this.#tables = tables
    await this.#bus.listen({ hear: (from, notice) => this.#hear(from, notice), gap: () => void this.#heal() })
    this.#over = this.#goOn().catch(() => undefined)
  }

  async stop(): Promise<void> {
    this.#stopping.abort()
    await this.#over
  }

  #hear(from: string, notice: Notice): void {
    const table = this.#tables?.find(notice.table)
    if (table === undefined) return
    switch (notice.kind) {
      case 'changed':
        return table.follow(notice.version)
      case 'present':
        return table.arePresent(from, notice, 3 * this.#beat)
      case 'looks':
        return table.looks(notice)
      case 'talked':
        return table.talked(notice.last)
      case 'who-is-there':
        return table.tellPresence()
      case 'wants-checkpoint':
        return table.keepCheckpoint()
    }
  }

  async #goOn(): Promise<void> {
    const { signal } = this.#stopping
    for (;;) {
      await pause(this.#clock, this.#beat, signal)
      await this.#heal()
      for (const table of this.#tables?.followed ?? []) {
        table.tellPresence()
        table.forgetAbsent()
      }
    }
  }

  async #heal(): Promise<void> {
    const followed = this.#tables?.followed ?? []
    try {
      for (let first = 0; first < followed.length; first += PORTION) {
        const portion = followed.slice(first, first + PORTION)
        const versions = await this.#store.versions(portion.map(({ id }) => id))
        for (const table of portion) table.follow(versions.get(table.id) ?? Number.POSITIVE_INFINITY)
      }
    } catch (error) {
      if (this.#stopping.signal.aborted) return
      this.#report('tables not followed', { error: error instanceof Error ? error.name : typeof error })
    }
  }
}
