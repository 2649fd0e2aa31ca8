import type { Lots } from '../time/lots.ts'
import type { Called } from './called.ts'
import type { Device } from './device.ts'

const A_MINUTE = 60_000
const STAYS: readonly [number, number] = [30_000, 3 * A_MINUTE]
/** Before their first visit, where somebody else has set up the table. */
const FIRST: readonly [number, number] = [0, 20 * A_MINUTE]
/** Between two visits, and how soon somebody comes who is called: at once, or when they have time. */
const AWAY: readonly [number, number] = [5 * A_MINUTE, 90 * A_MINUTE]
const COMES: readonly [number, number] = [5_000, 20 * A_MINUTE]
/** How many do not come any more on the last evening: their tables wait for them, and they must have been told. */
const STAYS_AWAY = 0.2

export interface VisitsSettings {
  readonly tabs: readonly Device[]
  readonly called: Called
  readonly lots: Lots
  readonly isEnding: () => boolean
  /** How many milliseconds are left until everybody comes to the table once more. */
  readonly untilLastCall: () => number
}

/** The visits of somebody who plays over the day: they look in, stay for a while, and come back when called or curious. */
export class Visits {
  readonly #settings: VisitsSettings
  readonly #comesAtLast: boolean
  /** Of the table that is visited now; visits of another are over. */
  #table = {}
  #come: (() => void) | null = null

  constructor(settings: VisitsSettings) {
    this.#settings = settings
    this.#comesAtLast = !settings.lots.happens(STAYS_AWAY)
  }

  get called(): Called {
    return this.#settings.called
  }

  async begin(open: () => void, isThere: boolean): Promise<void> {
    const { tabs, called, lots, isEnding, untilLastCall } = this.#settings
    const table = {}
    this.#table = table
    const isOver = (): boolean => this.#table !== table || isEnding()
    if (!isThere) await this.#away(lots.between(FIRST))
    while (!isOver()) {
      open()
      void called.look()
      if (untilLastCall() <= 0) return
      await this.#sleep(Math.min(lots.between(STAYS), untilLastCall()))
      if (isOver() || (untilLastCall() <= 0 && this.#comesAtLast)) return
      called.lookAway()
      for (const device of tabs) device.leave()
      await this.#away(lots.between(AWAY))
    }
  }

  end(): void {
    this.called.lookAway()
    this.#table = {}
    this.#come?.()
  }

  /** It is their turn, somebody says. */
  call(): void {
    const come = this.#come
    if (come !== null) void this.#sleep(this.#settings.lots.between(COMES)).then(come)
  }

  /** Until they are called, or curious, or everybody comes. */
  async #away(milliseconds: number): Promise<void> {
    const { untilLastCall } = this.#settings
    const longest = this.#comesAtLast ? untilLastCall() : Number.POSITIVE_INFINITY
    const curious = untilLastCall() < milliseconds && !this.#comesAtLast ? Number.POSITIVE_INFINITY : milliseconds
    await new Promise<void>((resolve) => {
      this.#come = resolve
      const until = Math.min(curious, longest)
      if (until < Number.POSITIVE_INFINITY) void this.#sleep(until).then(resolve)
    })
    this.#come = null
  }

  #sleep(milliseconds: number): Promise<void> {
    return (this.#settings.tabs[0] as Device).sleep(milliseconds)
  }
}
