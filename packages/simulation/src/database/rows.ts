import {
  type AskedTable,
  askedBots,
  type Bounds,
  type Created,
  dayOf,
  type DueTables,
  type LoadedTable,
  StaleTable,
  type StoredEntry,
  type StoredTable,
  type StoredTicket,
  type TableChange,
  type Tail,
  type Untouched,
} from '@turnwright/server/core'
import { DealRows } from './deal-rows.ts'
import { type Fence, KeptTable } from './kept-table.ts'
import { ReminderRows } from './reminder-rows.ts'

type Status = StoredTable['status']
type Place = Pick<AskedTable, 'company' | 'id'>

const UNFINISHED: ReadonlySet<Status> = new Set<Status>(['gathering', 'playing', 'faulted'])

/** What a database holds. It gives out its own rows: whoever hands them on makes copies. */
export class Rows extends DealRows {
  readonly tables = new Map<string, KeptTable>()
  /** Those that may still be played: everybody asks about them again and again. */
  readonly #unfinished = new Set<KeptTable>()
  readonly reminders = new ReminderRows(this.tables, () => this.#playing())
  readonly #fence: Fence
  /** The time by which clocks go. */
  #house = 0

  constructor(fence: Fence) {
    super()
    this.#fence = fence
  }

  create(table: StoredTable, bounds: Bounds | null, from: unknown): Created {
    if (bounds !== null && this.#countUnfinished(table.host) >= bounds.unfinished) return 'too-many-unfinished'
    if (bounds !== null && table.visibility === 'open' && this.#countOpen(table, bounds) >= bounds.openFrom)
      return 'too-many-open'
    if (this.tables.has(table.id)) throw new Error('there is such a table')
    const kept = new KeptTable(table, from)
    this.tables.set(table.id, kept)
    this.#unfinished.add(kept)
    return 'created'
  }

  save(change: TableChange): null {
    const kept = this.tables.get(change.table.id)
    if (kept === undefined) throw new StaleTable(change.table.id)
    kept.save(change, this.#fence)
    return null
  }

  load(id: string): LoadedTable | null {
    const kept = this.tables.get(id)
    if (kept === undefined) return null
    const { table, checkpoint, entries } = kept
    return {
      table,
      from: kept.from as LoadedTable['from'],
      snapshot: checkpoint?.snapshot ?? null,
      outline: checkpoint?.outline ?? null,
      entries: entries.slice(checkpoint?.snapshot.entries ?? 0),
    }
  }

  since(id: string, version: number, seq: number): Tail | 'unchanged' | 'gone' {
    const kept = this.tables.get(id)
    if (kept === undefined) return 'gone'
    if (kept.table.version === version) return 'unchanged'
    return {
      table: kept.table,
      entries: kept.entries.slice(seq),
      snapshotAt: kept.checkpoint?.snapshot.entries ?? -1,
    }
  }

  /** As pairs: a map does not travel. */
  versions(ids: readonly string[]): readonly (readonly [string, number])[] {
    return ids.flatMap((id) => {
      const kept = this.tables.get(id)
      return kept === undefined ? [] : [[id, kept.table.version] as const]
    })
  }

  countTickets(id: string, seq: number, countedAs: string): number {
    const tickets = [...(this.tables.get(id)?.tickets.values() ?? [])]
    return tickets.filter((ticket) => ticket.seq === seq && ticket.countedAs === countedAs).length
  }

  history(id: string): readonly StoredEntry[] {
    return this.tables.get(id)?.entries ?? []
  }

  ticket(id: string, key: string): StoredTicket | null {
    return this.tables.get(id)?.ticket(key) ?? null
  }

  tablesOf(person: string, limit: number, invitations: number): readonly StoredTable[] {
    const found = [...this.tables.values()].flatMap(({ table, people }) => {
      const standing = people.get(person)
      return standing === undefined ? [] : [{ table, standing }]
    })
    const isOpen = ({ table, standing }: (typeof found)[number]): boolean =>
      standing === 'here' && UNFINISHED.has(table.status)
    const own = found
      .filter(({ standing }) => standing !== 'kept')
      .toSorted((a, b) => Number(isOpen(b)) - Number(isOpen(a)) || b.table.updated - a.table.updated)
      .slice(0, limit)
    const invited = found
      .filter(({ table, standing }) => standing === 'kept' && table.status === 'gathering')
      .toSorted((a, b) => b.table.updated - a.table.updated)
      .slice(0, invitations)
    return newestFirst([...own, ...invited].map(({ table }) => table))
  }

  openTables(since: number, limit: number, perHost: number): readonly StoredTable[] {
    const open = newestFirst(this.#all().filter((table) => isListed(table) && table.updated >= since))
    const nth = (of: 'host' | 'openedFrom', tables: readonly StoredTable[]): readonly number[] => {
      const counts = new Map<string, number>()
      return tables.map((table) => {
        const n = (counts.get(table[of]) ?? 0) + 1
        counts.set(table[of], n)
        return n
      })
    }
    const ofHost = nth('host', open)
    const few = open.filter((_, i) => (ofHost[i] ?? 0) <= perHost)
    const turns = nth('openedFrom', few)
    const listed = few
      .map((table, i) => ({ table, turn: turns[i] ?? 0 }))
      .toSorted((a, b) => a.turn - b.turn || b.table.updated - a.table.updated)
      .slice(0, limit)
    return newestFirst(listed.map(({ table }) => table))
  }

  reviveFaulted(): null {
    for (const kept of this.tables.values())
      if (kept.table.status === 'faulted')
        kept.table = { ...kept.table, status: 'playing', version: kept.table.version + 1 }
    return null
  }

  untouched(status: Status, before: number, last: Untouched | null, limit: number): readonly Untouched[] {
    const from: readonly [number, string] = last === null ? [-1, ''] : [dayOf(last.updated), last.id]
    return this.#all()
      .filter((table) => table.status === status && table.updated < before)
      .map(({ id, updated }) => ({ id, updated }))
      .filter(({ id, updated }) => dayOf(updated) > from[0] || (dayOf(updated) === from[0] && id > from[1]))
      .toSorted((a, b) => dayOf(a.updated) - dayOf(b.updated) || (a.id < b.id ? -1 : 1))
      .slice(0, limit)
  }

  closeUntouched(id: string, before: number, now: number): boolean {
    const kept = this.tables.get(id)
    if (kept === undefined || kept.table.updated >= before || !UNFINISHED.has(kept.table.status)) return false
    const { version } = kept.table
    kept.table = { ...kept.table, status: 'closed', offer: null, waitingFor: [], updated: now, version: version + 1 }
    return true
  }

  purge(id: string, before: number): boolean {
    const kept = this.tables.get(id)
    if (kept === undefined || kept.table.updated >= before || UNFINISHED.has(kept.table.status)) return false
    this.tables.delete(id)
    this.forgetTable(id, before)
    this.reminders.forgetTable(id)
    for (const other of this.tables.values())
      if (other.table.rematch === id) other.table = { ...other.table, rematch: null, version: other.table.version + 1 }
    return true
  }

  houseTime(): number {
    return this.#house
  }

  advanceHouse(from: number, to: number): boolean {
    if (this.#house !== from) return false
    this.#house = to
    return true
  }

  dueTables(by: number, limit: number): DueTables {
    const over: { readonly id: string; readonly due: number }[] = []
    let next: number | null = null
    for (const { table, due } of this.#playing()) {
      if (due === null) continue
      if (due <= by) over.push({ id: table.id, due })
      else if (next === null || due < next) next = due
    }
    const inOrder = over.sort((a, b) => a.due - b.due)
    return { due: inOrder.slice(0, limit).map(({ id }) => id), next }
  }

  /** Of a table that was revived nobody knows who is asked. */
  botsAsked(after: Place, limit: number): readonly AskedTable[] {
    const found = [...this.#playing()].flatMap(({ table }): readonly AskedTable[] => {
      const { id, version, waitingFor } = table
      const company = waitingFor.length === 0 ? 'people' : askedBots(table)
      return company === null ? [] : [{ company, id, version }]
    })
    return found
      .filter((table) => isAfter(table, after))
      .sort((a, b) => (isAfter(a, b) ? 1 : -1))
      .slice(0, limit)
  }

  *#playing(): Iterable<KeptTable> {
    for (const kept of this.#unfinished)
      if (kept.table.status === 'playing') yield kept
      else if (!UNFINISHED.has(kept.table.status)) this.#unfinished.delete(kept)
  }

  #all(): readonly StoredTable[] {
    return [...this.tables.values()].map(({ table }) => table)
  }

  #countUnfinished(person: string): number {
    let count = 0
    for (const { table, people } of this.tables.values())
      if ((table.status === 'gathering' || table.status === 'playing') && people.get(person) === 'here') count++
    return count
  }

  #countOpen({ openedFrom }: StoredTable, { openSince }: Bounds): number {
    return this.#all().filter(
      (table) => isListed(table) && table.openedFrom === openedFrom && table.updated >= openSince,
    ).length
  }
}

function isListed({ status, visibility }: StoredTable): boolean {
  return status === 'gathering' && visibility === 'open'
}

function isAfter(one: Place, other: Place): boolean {
  return one.company > other.company || (one.company === other.company && one.id > other.id)
}

function newestFirst(tables: readonly StoredTable[]): readonly StoredTable[] {
  return tables.toSorted((a, b) => b.updated - a.updated)
}
