import { Refusal } from '../refusal.ts'
import type { Store, StoredTable } from '../store/store.ts'
import type { Desk } from '../tables/desk.ts'
import type { Tables } from '../tables/tables.ts'

export type Seating = Pick<StoredTable, 'seats' | 'host'>

interface Around {
  readonly store: Pick<Store, 'save'>
  readonly tables: Tables
}

/** Of these tables this server has no game, or older rules: it cannot take them up. */
const BEYOND_US: ReadonlySet<string> = new Set(['no-such-game', 'newer-rules'])

/**
 * Changes whose the seats of a table are; false where nothing is to be changed. That does not hang on its rules: a table
 * that this server cannot take up is changed where it is stored.
 */
export async function reseat(
  { store, tables }: Around,
  known: StoredTable,
  seated: (table: StoredTable) => Seating | null,
  after: (desk: Desk) => void = () => undefined,
): Promise<boolean> {
  const atTheTable = async (desk: Desk): Promise<boolean> => {
    const seating = seated(desk.table)
    if (seating === null) return false
    await desk.commitUnnoticed(seating)
    after(desk)
    return true
  }
  const inTheStore = async (): Promise<boolean> => {
    const seating = seated(known)
    if (seating === null) return false
    const table = { ...known, ...seating, version: known.version + 1 }
    const nothingElse = { entries: [], ticket: null, checkpoint: null, fault: null }
    await store.save({ changed: 'seats', table, ...nothingElse }).catch(() => {
      throw new Refusal('not-stored')
    })
    return true
  }
  return tables.with(known.id, atTheTable).catch((error: unknown) => {
    if (error instanceof Refusal && BEYOND_US.has(error.code)) return inTheStore()
    throw error
  })
}
