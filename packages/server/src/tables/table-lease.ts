import type { Seat } from '@turnwright/kernel'
import type { Look } from '../nodes/nodes.ts'
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

  /** Says, here and to the others, that a page of somebody is in sight until then. */
  tellLook(look: Look): void {
    this.#held().tellLook(look)
  }

  /** Says, here and to the others, that something was said. */
  tellTalk(last: number): void {
    this.#held().tellTalk(last)
  }

  /** Waits until other nodes have said who is at the table there. */
  hearWhoIsThere(): Promise<void> {
    return this.#held().hearWhoIsThere()
  }

  /** Whether somebody has a page of theirs in sight. */
  isLooking(seat: Seat): boolean {
    return this.#held().isLooking(seat)
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
