import type { Lease } from '@turnwright/server/core'
import type { Lots } from '../time/lots.ts'
import type { Schedule } from '../time/schedule.ts'

interface Row {
  readonly node: string
  readonly epoch: number
  readonly until: number
}

/** Leases by the database's clock alone. None waits for the disk, so that a crash may forget the last of them. */
export class LeaseRows {
  readonly #schedule: Schedule
  readonly #rows = new Map<string, Row>()

  constructor(schedule: Schedule) {
    this.#schedule = schedule
  }

  claim(node: string, name: string, milliseconds: number): Lease {
    const { now } = this.#schedule
    const before = this.#rows.get(name)
    if (before !== undefined && before.node !== node && before.until > now)
      return { isOurs: false, epoch: before.epoch, endsIn: before.until - now }
    const epoch = (before?.epoch ?? 0) + 1
    this.#rows.set(name, { node, epoch, until: now + milliseconds })
    return { isOurs: true, epoch, endsIn: milliseconds }
  }

  renew(node: string, name: string, epoch: number, milliseconds: number): boolean {
    const { now } = this.#schedule
    const row = this.#rows.get(name)
    if (row === undefined || row.node !== node || row.epoch !== epoch || row.until <= now) return false
    this.#rows.set(name, { ...row, until: now + milliseconds })
    return true
  }

  release(node: string, name: string, epoch: number): null {
    const row = this.#rows.get(name)
    if (row !== undefined && row.node === node && row.epoch === epoch)
      this.#rows.set(name, { ...row, until: this.#schedule.now })
    return null
  }

  /** The lines of a node have ended. */
  partWith(node: string): void {
    const { now } = this.#schedule
    for (const [name, row] of this.#rows)
      if (row.node === node && row.until > now) this.#rows.set(name, { ...row, until: now })
  }

  forgetSome(lots: Lots): void {
    for (const name of this.#rows.keys()) if (lots.happens(0.1)) this.#rows.delete(name)
  }
}
