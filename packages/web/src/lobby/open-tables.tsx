import type { GameSummary, Identity, TableSummary } from '@turnwright/protocol/client'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { someone } from '../identity/identity.ts'
import { goTo, tablePath } from '../navigation/navigation.ts'
import { client } from '../server/client.ts'
import { TableRow } from './table-row.tsx'
import type { Wish } from './use-wish.ts'
import { nameOf } from './your-tables.tsx'

interface OpenTablesProps {
  readonly tables: readonly TableSummary[]
  readonly games: readonly GameSummary[]
  readonly me: Identity | null
  readonly wish: Wish
  readonly onNew: () => void
}

/** Where a seat is free for anybody. */
export function OpenTables({ tables, games, me, wish, onNew }: OpenTablesProps) {
  const [chosen, setWanted] = useState('')
  const names = [...new Set(tables.map(({ game }) => game))].map((id) => [id, nameOf(games, id)] as const)
  // The last table of a game may be gone: then all are shown again.
  const wanted = names.some(([id]) => id === chosen) ? chosen : ''
  const shown = tables.filter(({ game }) => wanted === '' || game === wanted)
  return (
    <section aria-labelledby="open-tables">
      <h2 className="lobby-title" id="open-tables">
        Open tables <small>sit down</small>
      </h2>
      {names.length > 1 && (
        <p className="table-filter">
          <label>
            <span className="only-read">Which game</span>
            <select value={wanted} onChange={(event) => setWanted(event.target.value)}>
              <option value="">All games</option>
              {names.map(([id, name]) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        </p>
      )}
      {tables.length === 0 ? (
        <p className="table-none">No seat is free right now. Open a table, and others will find it here.</p>
      ) : (
        <ul className="table-list table-list-open">
          {shown.map((table) => (
            <TableRow key={table.id} table={table} title={titleOf(table)} note={nameOf(games, table.game)}>
              <button
                type="button"
                className="btn btn-small"
                aria-label={`Join ${titleOf(table)}`}
                aria-disabled={wish.pending !== null || undefined}
                onClick={() => wish.run(`join ${table.id}`, () => join(table, me))}
              >
                Join
              </button>
            </TableRow>
          ))}
        </ul>
      )}
      <button type="button" className="btn table-new" onClick={onNew}>
        <Plus aria-hidden="true" />
        Open a table of your own
      </button>
    </section>
  )
}

/** A table is called after its first person. */
function titleOf({ seats }: TableSummary): string {
  const host = seats.find(({ kind }) => kind === 'person')
  return host === undefined ? 'A table of bots' : `${host.name}’s table`
}

async function join({ id }: TableSummary, me: Identity | null): Promise<void> {
  await someone(me)
  await client.call('POST /api/tables/:id/join', { params: { id }, body: {} })
  goTo(tablePath(id))
}
