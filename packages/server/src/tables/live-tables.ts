import { LiveTable } from './live-table.ts'
import type { Surroundings } from './surroundings.ts'
import type { TableLease } from './table-lease.ts'

/** The tables in memory. Which of them nobody has used for longest makes room for others; one in use never does. */
export class LiveTables {
  readonly #around: Surroundings
  readonly #most: number
  readonly #byId = new Map<string, LiveTable>()
  /** Those that nobody has a lease of, in the order in which they were given back. */
  readonly #unused = new Map<string, LiveTable>()
  /** Those that keep a checkpoint before they go. */
  readonly #leaving = new Set<LiveTable>()

  constructor(around: Surroundings, most: number) {
    this.#around = around
    this.#most = most
  }

  get size(): number {
    return this.#byId.size
  }

  get all(): readonly LiveTable[] {
    return [...this.#byId.values()]
  }

  find(id: string): LiveTable | undefined {
    return this.#byId.get(id)
  }

  /** Those that somebody follows. */
  get followed(): readonly LiveTable[] {
    return this.all.filter(({ audiences }) => audiences.size > 0)
  }

  lease(id: string): TableLease {
    const table = this.#byId.get(id) ?? this.#admit(id)
    this.#unused.delete(id)
    return table.lease()
  }

  /** Forgets a table, unless somebody uses it. */
  letGo(id: string): boolean {
    if (this.#byId.get(id)?.isIdle === false) return false
    this.#byId.delete(id)
    return true
  }

  #admit(id: string): LiveTable {
    this.#makeRoom(1)
    const table = new LiveTable(id, this.#around, () => this.#takeBack(table))
    this.#byId.set(id, table)
    return table
  }

  /** A table that was not found makes room at once, and so does one too many that was in use until now. */
  #takeBack(table: LiveTable): void {
    this.#unused.delete(table.id)
    this.#unused.set(table.id, table)
    if (table.isIdle && table.isEmpty) this.#drop(table)
    this.#makeRoom(0)
  }

  /** Drops tables that nobody uses until there is room for so many more. One that was played at keeps a checkpoint first. */
  #makeRoom(entering: number): void {
    let excess = this.#byId.size - this.#leaving.size + entering - this.#most
    for (const table of this.#unused.values()) {
      if (excess <= 0) return
      // Work that nobody waits for may still be under way.
      if (!table.isIdle) continue
      if (table.isKept) this.#drop(table)
      else this.#keep(table)
      excess--
    }
  }

  #drop({ id }: LiveTable): void {
    this.#unused.delete(id)
    this.#byId.delete(id)
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
