import { Refusal } from '../refusal.ts'
import type { Store, StoredSeat, StoredTable } from '../store/store.ts'
import { reading } from '../tables/read-table.ts'
import type { Tables } from '../tables/tables.ts'
import { reseat, type Seating } from './reseat.ts'

/** More than anybody has played; what lies beyond stays the guest's. */
const MOST = 5_000
const UNFINISHED: ReadonlySet<StoredTable['status']> = new Set(['gathering', 'playing', 'faulted'])

interface Around {
  readonly store: Pick<Store, 'tablesOf' | 'save'>
  readonly tables: Tables
}

/** Nobody holds two hands: who sits at one running table as both cannot become one there. */
export async function mustNotMeet({ store }: Around, from: string, to: string): Promise<void> {
  for (const table of await tablesOf(store, from))
    if (UNFINISHED.has(table.status) && sitsAt(table, from) && sitsAt(table, to)) throw new Refusal('both-seated')
}

/**
 * Everything of a guest at tables becomes somebody's whose name is kept: seats, tables they opened, seats that are kept for
 * them. A seat keeps the name under which it was taken. Where both sat at a game that is over, the guest's seat stays
 * the guest's. Gives how many tables came along; begun again after a failure, it does the rest.
 */
export async function handOver(around: Around, from: string, to: string): Promise<number> {
  let joined = 0
  for (const table of await tablesOf(around.store, from)) {
    const came = await reseat(around, table, (now) => passed(now, from, to)).catch(unlessLost)
    if (came) joined++
  }
  return joined
}

function passed(table: StoredTable, from: string, to: string): Seating | null {
  if (sitsAt(table, from) && sitsAt(table, to)) return null
  const seats = table.seats.map((seat): StoredSeat => {
    if (seat.person === from) return { ...seat, person: to }
    return seat.keptFor === from ? { ...seat, keptFor: to } : seat
  })
  return { seats, host: table.host === from ? to : table.host }
}

function sitsAt({ seats }: StoredTable, person: string): boolean {
  return seats.some((seat) => seat.person === person)
}

function tablesOf(store: Around['store'], person: string): Promise<readonly StoredTable[]> {
  return reading(() => store.tablesOf(person, MOST, MOST))
}

/** A table that is gone stays as it is; one that could not be stored is tried again. */
function unlessLost(error: unknown): false {
  if (error instanceof Refusal && error.code !== 'not-stored') return false
  throw error
}
