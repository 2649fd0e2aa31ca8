import type { Beginning, Snapshot } from '@turnwright/kernel/host'
import { type EntryRow, entryOf, type TableRow, type TicketRow, tableOf, ticketOf } from '../store/rows.ts'
import type { StoredEntry, StoredTable, StoredTicket } from '../store/store.ts'
import type { Ledger } from './ledger.ts'

/** All that is kept of one table. */
export interface StoredGame {
  readonly table: StoredTable
  readonly from: Beginning | null
  readonly snapshot: Snapshot | null
  readonly history: readonly StoredEntry[]
  /** What was acknowledged of changes that added nothing to the log. */
  readonly tickets: readonly StoredTicket[]
}

/** Null where there is no such table, or none any more. Read until it is of one piece: somebody may play there. */
export async function storedGame(ledger: Ledger, id: string): Promise<StoredGame | null> {
  for (;;) {
    const before = await tableIn(ledger, id)
    if (before === null) return null
    const [kept] = await ledger.all<{ snapshot: string }>('SELECT snapshot FROM snapshots WHERE table_id = $1', id)
    const [begun] = await ledger.all<{ beginning: string }>('SELECT beginning FROM beginnings WHERE table_id = $1', id)
    const rows = await ledger.all<EntryRow>('SELECT * FROM entries WHERE table_id = $1 ORDER BY seq', id)
    const tickets = await ledger.all<TicketRow>('SELECT * FROM tickets WHERE table_id = $1 ORDER BY seq, key', id)
    const after = await tableIn(ledger, id)
    if (after?.version !== before.version) continue
    return {
      table: after,
      from: begun === undefined ? null : (JSON.parse(begun.beginning) as Beginning),
      snapshot: kept === undefined ? null : (JSON.parse(kept.snapshot) as Snapshot),
      history: rows.map(entryOf),
      tickets: tickets.map(ticketOf),
    }
  }
}

async function tableIn(ledger: Ledger, id: string): Promise<StoredTable | null> {
  const [row] = await ledger.all<TableRow>('SELECT * FROM tables WHERE id = $1', id)
  return row === undefined ? null : tableOf(row)
}
