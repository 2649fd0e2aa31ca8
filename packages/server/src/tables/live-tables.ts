import { LiveTable } from './live-table.ts'
import type { Surroundings } from './surroundings.ts'
import type { TableLease } from './table-lease.ts'

/** The tables in memory. Which of them nobody has used for longest makes room for others; one in use never does. */
export class LiveTables {
  readonly #around: Surroundings
  readonly #most: number
  /** In the order of their last use. */
  readonly #byId = new Map<string, LiveTable>()
  /** Those that keep a checkpoint before they go. */
  readonly #leaving = new Set<LiveTable>()

  constructor(around: Surroundings, most: number) {
    this.#around = around
    this.#most = most
  }

  get all(): readonly LiveTable[] {
    return [...this.#byId.values()]
  }

  lease(id: string): TableLease {
    const table = this.#byId.get(id) ?? this.#admit(id)
    this.#byId.delete(id)
    this.#byId.set(id, table)
    return table.lease()
  }

  #admit(id: string): LiveTable {
    this.#makeRoom(1)
    return new LiveTable(id, this.#around, () => this.#takeBack(id))
  }

  /** A table that was not found makes room at once, and so does one too many that was in use until now. */
  #takeBack(id: string): void {
    const table = this.#byId.get(id)
    if (table?.isIdle === true && table.isEmpty) this.#byId.delete(id)
    this.#makeRoom(0)
  }

  /** Drops tables that nobody uses until there is room for so many more. One that was played at keeps a checkpoint first. */
  #makeRoom(entering: number): void {
    let excess = this.#byId.size - this.#leaving.size + entering - this.#most
    for (const [id, table] of this.#byId) {
      if (excess <= 0) return
      if (!table.isIdle) continue
      if (table.isKept) this.#byId.delete(id)
      else this.#keep(table)
      excess--
    }
  }

  #keep(table: LiveTable): void {
    this.#leaving.add(table)
    const kept = table.enter((desk) => desk.keepCheckpoint()).finally(() => this.#leaving.delete(table))
    kept.then(
      () => this.#makeRoom(0),
      // What cannot be stored now stays here until somebody needs the room again.
      () => undefined,
    )
  }
}
