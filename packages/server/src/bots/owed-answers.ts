import { type Alarm, type Clock, every, pause } from '../around/clock.ts'
import type { Duties, Duty } from '../nodes/duties.ts'
import { Refusal } from '../refusal.ts'
import type { AskedTable, Store } from '../store/store.ts'
import type { Desk } from '../tables/desk.ts'
import type { Report } from '../tables/surroundings.ts'
import type { Tables } from '../tables/tables.ts'
import { askedBots } from './asked-bots.ts'

const THE_DUTY = 'bots'
const LISTED = 1_000
/** At how many tables that were found bots think at once: each stays in memory until they have answered. */
const AT_ONCE = 50
/** Between two tables: whoever plays meanwhile does not wait for more than one. */
const BREATH = 20
/** Where it does not help, bots are woken at every second, fourth, … look, and at every so many at least. */
const RAREST = 64

type Place = Pick<AskedTable, 'company' | 'id'>

export interface OwedAnswersSettings {
  readonly clock: Clock
  readonly store: Pick<Store, 'botsAsked'>
  readonly tables: Tables
  /** Of several nodes one looks. */
  readonly duties: Duties
  /** Whether bots play among themselves also while nobody watches. */
  readonly playUnwatched: boolean
  /** How many milliseconds lie between two looks; a table that has not changed meanwhile rests. */
  readonly every: number
  readonly report: Report
}

/** How often a table was found as it is. */
interface Found {
  readonly version: number
  readonly times: number
  readonly round: number
}

/**
 * Finds tables that wait for a bot which nobody has think, because the server that did was stopped or died, and wakes it.
 * What changes while it is looked for is left alone: its bots are thinking.
 */
export class OwedAnswers {
  readonly #settings: OwedAnswersSettings
  readonly #first: Place
  readonly #stopping = new AbortController()
  readonly #found = new Map<string, Found>()
  #woken: readonly string[] = []
  #last: Place
  #round = 0
  #duty: Duty | null = null
  #alarm: Alarm | null = null
  #looking: Promise<void> | null = null

  constructor(settings: OwedAnswersSettings) {
    this.#settings = settings
    this.#first = { company: settings.playUnwatched ? 'bots' : 'people', id: '' }
    this.#last = this.#first
  }

  /** Looks again and again. */
  begin(): void {
    this.#alarm = every(this.#settings.clock, this.#settings.every, () => this.#begin())
  }

  async stop(): Promise<void> {
    this.#stopping.abort()
    this.#alarm?.cancel()
    await this.#looking
    this.#duty?.[Symbol.dispose]()
  }

  #begin(): void {
    this.#looking ??= this.#look()
      .catch((error: unknown) => {
        if (!this.#stopping.signal.aborted)
          this.#settings.report('bots not looked for', { error: error instanceof Error ? error.name : typeof error })
      })
      .finally(() => (this.#looking = null))
  }

  async #look(): Promise<void> {
    const { duties, store } = this.#settings
    // The last one is let go of only now: whoever looked before knows what has rested since.
    const duty = await duties.claim(THE_DUTY)
    this.#duty?.[Symbol.dispose]()
    this.#duty = duty
    if (duty.askAgainIn !== null) return this.#found.clear()
    const found = await store.botsAsked(this.#last, LISTED)
    for (const table of found) {
      if (!(await this.#visit(table))) return
      this.#last = table
    }
    if (found.length < LISTED) this.#endRound()
  }

  /** Those that were not found again have gone on. */
  #endRound(): void {
    for (const [id, { round }] of this.#found) if (round !== this.#round) this.#found.delete(id)
    this.#round++
    this.#last = this.#first
  }

  /** Whether there was room for its bots to think. */
  async #visit({ id, version }: AskedTable): Promise<boolean> {
    const before = this.#found.get(id)
    let times = before?.version === version && !this.#isThoughtAbout(id) ? before.times + 1 : 0
    if (times > 0 && isWorthwhile(times)) {
      this.#woken = this.#woken.filter((each) => this.#isThoughtAbout(each))
      if (this.#woken.length >= AT_ONCE) return false
      if (!(await this.#wake(id))) times--
    }
    this.#found.set(id, { version, times, round: this.#round })
    return true
  }

  #isThoughtAbout(id: string): boolean {
    return (this.#settings.tables.live.find(id)?.thinking.size ?? 0) > 0
  }

  /** Whether it was tried: another node may be thinking for long, and what the store did not give is asked for again. */
  async #wake(id: string): Promise<boolean> {
    const { tables, duties, clock, report } = this.#settings
    using duty = await duties.claim(id)
    if (duty.askAgainIn !== null) return false
    this.#woken = [...this.#woken, id]
    await pause(clock, BREATH, this.#stopping.signal)
    try {
      await tables.with(id, wake)
      return true
    } catch (error) {
      const code = error instanceof Refusal ? error.code : 'threw'
      report('bots not woken', { table: id, error: code })
      return code !== 'not-stored'
    }
  }
}

/** What was noted of a table that was revived, or that an older server has changed, is noted anew. */
async function wake(desk: Desk): Promise<void> {
  if (desk.table.status !== 'playing') return
  if (askedBots(desk.table) === null) await desk.commitUnnoticed({})
  else desk.wakeBots()
}

/** Where it did not help, ever less often. */
function isWorthwhile(times: number): boolean {
  return times % Math.min(RAREST, 2 ** Math.floor(Math.log2(times))) === 0
}
