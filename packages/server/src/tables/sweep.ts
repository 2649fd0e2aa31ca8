import type { TableStatus } from '@turnwright/protocol'
import { type Clock, pause } from '../around/clock.ts'
import type { Duties } from '../nodes/duties.ts'
import type { Store, Untouched } from '../store/store.ts'
import type { Report } from './surroundings.ts'
import type { Tables } from './tables.ts'

const A_DAY = 24 * 60 * 60 * 1_000
const PORTION = 100
/** Between two tables: whoever plays meanwhile does not wait for more than one. */
const BREATH = 20

export interface Keeping {
  /** After so many days without a change an unfinished table is closed; null: never. */
  readonly unfinishedDays: number | null
  /** After so many days a finished one goes, with its record; null: never. */
  readonly recordsDays: number | null
  /** After so many days a closed one goes: until then people still find it in their list. */
  readonly closedDays: number | null
  /** How many milliseconds lie between two sweeps. */
  readonly every: number
}

interface Swept {
  readonly clock: Clock
  readonly store: Store
  readonly tables: Tables
  readonly report: Report
  /** Of several nodes one sweeps. */
  readonly duties: Duties
  /** A record that was made of a table goes with it. */
  readonly forgetRecord: (id: string) => Promise<void>
  /** Records of tables that another node has swept go too. */
  readonly forgetOrphans: () => Promise<void>
  /** Records that were handed in to this node longer ago go when those of tables do. */
  readonly forgetHandedIn: (days: number) => Promise<void>
}

/** Closes and removes what nobody has touched for long, one table at a time, and never one in use. */
export class Sweep {
  readonly #swept: Swept
  readonly #keeping: Keeping
  readonly #stopping = new AbortController()
  readonly #over: Promise<void>

  constructor(swept: Swept, keeping: Keeping) {
    this.#swept = swept
    this.#keeping = keeping
    this.#over = this.#goOn().catch(() => undefined)
  }

  async stop(): Promise<void> {
    this.#stopping.abort()
    await this.#over
  }

  async #goOn(): Promise<void> {
    const { signal } = this.#stopping
    for (;;) {
      await this.#inTurn().catch((error: unknown) => {
        if (!signal.aborted)
          this.#swept.report('sweep failed', { error: error instanceof Error ? error.name : typeof error })
      })
      await pause(this.#swept.clock, this.#keeping.every, signal)
    }
  }

  async #inTurn(): Promise<void> {
    using duty = await this.#swept.duties.claim('sweep')
    if (duty.askAgainIn === null) await this.#once()
    await this.#swept.forgetOrphans()
    const { recordsDays } = this.#keeping
    if (recordsDays !== null) await this.#swept.forgetHandedIn(recordsDays)
  }

  async #once(): Promise<void> {
    const { store, forgetRecord } = this.#swept
    const { unfinishedDays, recordsDays, closedDays } = this.#keeping
    const now = this.#swept.clock.now()
    const closed = await this.#each(['gathering', 'playing', 'faulted'], unfinishedDays, (id, before) =>
      store.closeUntouched(id, before, now),
    )
    const removed = await this.#each(['closed'], closedDays, (id, before) => store.purge(id, before))
    const records = await this.#each(['finished'], recordsDays, async (id, before) => {
      if (!(await store.purge(id, before))) return false
      await forgetRecord(id)
      return true
    })
    if (closed + removed + records > 0) this.#swept.report('swept', { closed, removed, records })
  }

  /** How many there were. */
  async #each(
    statuses: readonly TableStatus[],
    days: number | null,
    act: (id: string, before: number) => Promise<boolean>,
  ): Promise<number> {
    if (days === null) return 0
    const before = this.#swept.clock.now() - days * A_DAY
    let count = 0
    for (const status of statuses)
      for (let last: Untouched | null = null; ; ) {
        const found: readonly Untouched[] = await this.#swept.store.untouched(status, before, last, PORTION)
        for (const { id } of found) {
          // In one breath: whoever asks for the table from now on reads it after this.
          if (this.#swept.tables.letGo(id) && (await act(id, before))) count++
          await pause(this.#swept.clock, BREATH, this.#stopping.signal)
        }
        last = found.at(-1) ?? null
        if (last === null) break
      }
    return count
  }
}
