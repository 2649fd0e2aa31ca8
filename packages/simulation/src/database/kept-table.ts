import {
  type Checkpoint,
  type CountedTicket,
  dueOf,
  type PersonStanding,
  peopleAt,
  StaleTable,
  type StoredEntry,
  type StoredFault,
  type StoredTable,
  type StoredTicket,
  type TableChange,
  type TableProgress,
  ticketIn,
} from '@turnwright/server/core'

function playedOn(table: StoredTable, { id, pace, offer, waitingFor, updated, version }: TableProgress): StoredTable {
  return { ...table, id, pace: pace ?? table.pace, offer, waitingFor, updated, version }
}

/** Whether changes are held against what is stored. The other way is for worlds that must notice. */
export type Fence = 'up' | 'down'

/** All rows that belong to one table. */
export class KeptTable {
  readonly from: unknown
  readonly entries: StoredEntry[] = []
  readonly tickets = new Map<string, CountedTicket>()
  readonly people = new Map<string, PersonStanding>()
  readonly faults: StoredFault[] = []
  checkpoint: Checkpoint | null = null
  #table: StoredTable
  #due: number | null | undefined
  readonly #keys = new Map<string, number>()

  constructor(table: StoredTable, from: unknown) {
    this.#table = table
    this.from = from
    this.#seat()
  }

  get table(): StoredTable {
    return this.#table
  }

  set table(table: StoredTable) {
    this.#table = table
    this.#due = undefined
  }

  /** When its next clock runs out; null where none runs. Everybody asks for it again and again. */
  get due(): number | null {
    const { status, pace } = this.#table
    if (this.#due === undefined) this.#due = status === 'playing' ? dueOf(pace) : null
    return this.#due
  }

  ticket(key: string): StoredTicket | null {
    const entry = this.entries[this.#keys.get(key) ?? -1]
    const ticket = this.tickets.get(key)
    if (ticket === undefined) return entry === undefined ? null : ticketIn(entry)
    const { digest, seq, branchId, fingerprint } = ticket
    return { key, digest, seq, branchId, fingerprint }
  }

  /** All of it, or nothing. */
  save(change: TableChange, fence: Fence): void {
    const { entries, ticket, checkpoint, fault } = change
    if (fence === 'up') this.#mustFit(change)
    this.table = change.changed === 'play' ? playedOn(this.table, change.table) : change.table
    for (const entry of entries) {
      const before = this.entries[entry.seq]?.kept?.key
      if (before !== undefined) this.#keys.delete(before)
      this.entries[entry.seq] = entry
      if (entry.kept !== null) this.#keys.set(entry.kept.key, entry.seq)
    }
    if (ticket !== null) this.tickets.set(ticket.key, ticket)
    if (change.changed === 'seats') this.#seat()
    if (checkpoint !== null) this.checkpoint = checkpoint
    if (fault !== null) this.faults.push(fault)
  }

  #mustFit({ table, entries, ticket }: TableChange): void {
    const keys = [...entries.flatMap(({ kept }) => (kept === null ? [] : [kept.key])), ...(ticket ? [ticket.key] : [])]
    const isNext = table.version === this.table.version + 1
    const leadsOn = entries.every(({ seq }, i) => seq === this.entries.length + i)
    const areNew = new Set(keys).size === keys.length && keys.every((key) => this.ticket(key) === null)
    if (!isNext || !leadsOn || !areNew) throw new StaleTable(table.id)
  }

  /** Those who left keep the table in their list; of a seat that is no longer kept for somebody nothing is left. */
  #seat(): void {
    for (const [person, standing] of this.people)
      if (standing === 'kept') this.people.delete(person)
      else this.people.set(person, 'gone')
    for (const [person, standing] of peopleAt(this.table)) this.people.set(person, standing)
  }
}
