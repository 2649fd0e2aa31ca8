import type { Listener } from './audience.ts'
import type { Desk } from './desk.ts'
import type { Entering, Hearer, LiveTable } from './live-table.ts'

/**
 * The right to work with a table. While anyone has one the table stays in memory, so that all who work with it work with
 * the same.
 */
export class TableLease implements Disposable {
  readonly #table: LiveTable
  #release: (() => void) | null

  constructor(table: LiveTable, release: () => void) {
    this.#table = table
    this.#release = release
  }

  get id(): string {
    return this.#table.id
  }

  /** How many lines are open to the table. */
  get listeners(): number {
    return this.#table.audiences.size
  }

  /** Waits for its turn, then works at the table alone. */
  enter<T>(work: (desk: Desk) => T | Promise<T>, how: Entering = {}): Promise<T> {
    return this.#held().enter(work, how)
  }

  listen(listener: Listener, hearer: Hearer, lastEventId: string | null): Promise<void> {
    return this.#held().listen(listener, hearer, lastEventId)
  }

  unlisten(listener: Listener): Promise<void> {
    return this.#held().unlisten(listener)
  }

  [Symbol.dispose](): void {
    const release = this.#release
    this.#release = null
    release?.()
  }

  #held(): LiveTable {
    if (this.#release === null) throw new Error('the lease of this table was given back')
    return this.#table
  }
}
