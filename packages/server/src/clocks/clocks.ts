import { type Alarm, type Clock } from '../around/clock.ts'
import type { Duties, Duty } from '../nodes/duties.ts'
import { Refusal } from '../refusal.ts'
import type { Store } from '../store/store.ts'
import type { Report } from '../tables/surroundings.ts'
import type { Tables } from '../tables/tables.ts'
import type { HouseTime } from './house-time.ts'
import { ring } from './ring.ts'

const PORTION = 500
const THE_DUTY = 'clocks'

export interface ClocksSettings {
  readonly clock: Clock
  readonly store: Pick<Store, 'houseTime' | 'advanceHouse' | 'dueTables'>
  readonly tables: Tables
  /** Of several nodes one writes the time down and rings; a second would find it written, and rung. */
  readonly duties: Duties
  readonly house: HouseTime
  /** How many milliseconds lie between two looks, at most. */
  readonly every: number
  readonly report: Report
}

/** Keeps the time of the house as long as some clock runs, and rings at tables where one has run out. */
export class Clocks {
  readonly #settings: ClocksSettings
  #duty: Duty | null = null
  #alarm: Alarm | null = null
  #looking: Promise<void> | null = null
  #timing: Promise<boolean> | null = null
  #isStirred = false
  #stopped = false

  constructor(settings: ClocksSettings) {
    this.#settings = settings
  }

  /** Looks once, and from then on again and again. */
  async begin(): Promise<void> {
    await this.stir()
  }

  /** A clock was started or stopped: when the next one runs out may be sooner than was known. */
  started(): void {
    this.#settings.house.run()
    void this.stir()
  }

  /** The time of the house, as of a moment ago. A server that was cut off from the others would reckon on from long before. */
  async now(): Promise<number> {
    const { house, every } = this.#settings
    // Whoever asks may be at work at a table, for which ringing would wait.
    if (house.age > 2 * every) await this.#timed().catch(() => undefined)
    return house.now
  }

  /** Looks now, and plans the next look. */
  stir(): Promise<void> {
    if (this.#stopped) return Promise.resolve()
    if (this.#looking !== null) {
      this.#isStirred = true
      return this.#looking
    }
    this.#alarm?.cancel()
    this.#looking = this.#look().then((wait) => {
      this.#looking = null
      if (this.#stopped) return
      if (this.#isStirred) {
        this.#isStirred = false
        void this.stir()
      } else this.#alarm = this.#settings.clock.alarm(wait, () => void this.stir())
    })
    return this.#looking
  }

  async stop(): Promise<void> {
    this.#stopped = true
    this.#alarm?.cancel()
    await this.#looking
    // What has passed since the last look has passed, though nobody looks any more.
    await this.#timed().catch(() => undefined)
    this.#duty?.[Symbol.dispose]()
  }

  /** Gives how long to wait for the next look. */
  async #look(): Promise<number> {
    const { house, every, report } = this.#settings
    try {
      const due = (await this.#timed()) ? await this.#ringAll() : null
      return due === null ? every : Math.min(every, Math.max(1, due - house.now))
    } catch (error) {
      report('clocks not kept', { error: error instanceof Error ? error.name : typeof error })
      return every
    }
  }

  /** Learns what time it is, or writes it down where that is this server's to do; whether it is. */
  #timed(): Promise<boolean> {
    this.#timing ??= this.#keepTime().finally(() => (this.#timing = null))
    return this.#timing
  }

  async #keepTime(): Promise<boolean> {
    const { duties, house, store } = this.#settings
    // The last one is let go of only now, so that nobody takes it over in between.
    const duty = await duties.claim(THE_DUTY)
    this.#duty?.[Symbol.dispose]()
    this.#duty = duty
    const { next } = await store.dueTables(0, 1)
    if (duty.askAgainIn === null) {
      await this.#write(next !== null)
      return true
    }
    const { at } = house.step
    house.read(await store.houseTime(), next !== null, at)
    return false
  }

  /** While no clock runs there is nothing to write. */
  async #write(runs: boolean): Promise<void> {
    const { house, store } = this.#settings
    const { from, to, at } = house.step
    const isWritten = runs && to > from && (await store.advanceHouse(from, to))
    house.read(isWritten ? to : await store.houseTime(), runs, at)
  }

  /** Gives when the next clock runs out. */
  async #ringAll(): Promise<number | null> {
    const { house, store, tables, report } = this.#settings
    const { due, next } = await store.dueTables(house.now, PORTION)
    for (const id of due) {
      if (this.#stopped) break
      await tables
        .with(id, (desk) => ring(desk))
        .catch((error: unknown) =>
          report('clock not rung', { table: id, error: error instanceof Refusal ? error.code : 'threw' }),
        )
    }
    return next
  }
}
