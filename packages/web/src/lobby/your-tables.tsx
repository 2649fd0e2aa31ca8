import type { GameSummary, TableSummary } from '@turnwright/protocol/client'
import { SeatMark } from '@turnwright/tabletop'
import { Link } from '../navigation/link.tsx'
import { replayPath, tablePath } from '../navigation/navigation.ts'
import { since } from './since.ts'
import { TableRow } from './table-row.tsx'

interface YourTablesProps {
  readonly tables: readonly TableSummary[]
  readonly games: readonly GameSummary[]
  readonly now: number
}

const MOST = 8

/** Where you sit: the tables that wait for you first, each with its game's own request on the button. */
export function YourTables({ tables, games, now }: YourTablesProps) {
  const running = tables.filter(({ status }) => status === 'playing' || status === 'gathering')
  const over = tables.filter(({ status }) => status === 'finished')
  const shown = [...running.toSorted((a, b) => Number(b.yourTurn) - Number(a.yourTurn)), ...over].slice(0, MOST)
  return (
    <section aria-labelledby="your-tables">
      <h2 className="lobby-title" id="your-tables">
        Your tables <small className="num">{running.length} running</small>
      </h2>
      {shown.length === 0 ? (
        <p className="table-none">Nothing on the table yet. Pick a game above: the bots are already seated.</p>
      ) : (
        <ul className="table-list">
          {shown.map((table) => (
            <YourTable key={table.id} table={table} name={nameOf(games, table.game)} now={now} />
          ))}
        </ul>
      )}
    </section>
  )
}

export function nameOf(games: readonly GameSummary[], id: string): string {
  return games.find((game) => game.id === id)?.name ?? id
}

interface YourTableProps {
  readonly table: TableSummary
  readonly name: string
  readonly now: number
}

function YourTable({ table, name, now }: YourTableProps) {
  const path = tablePath(table.id)
  const waited = table.seats.find(({ seat }) => table.waitingFor.includes(seat))
  return (
    <TableRow table={table} title={name} note={noteOf(table, now)} lit={table.yourTurn}>
      {table.yourTurn ? (
        <Link className="btn btn-primary btn-small" href={path}>
          {table.asks ?? 'Your turn'}
        </Link>
      ) : (
        <>
          {table.status === 'playing' && waited !== undefined && (
            <span className="table-turn">
              <b>
                <SeatMark seat={waited.seat} />
                {waited.name}’s turn
              </b>
              {since(turnOf(table, waited.seat), now)}
            </span>
          )}
          {table.status === 'finished' && (
            <Link className="btn btn-small" href={replayPath(table.id)} aria-label={`Look again at ${name}`}>
              Look again
            </Link>
          )}
          <Link className="btn btn-small" href={path} aria-label={`Look in at ${name}`}>
            Look in
          </Link>
        </>
      )}
    </TableRow>
  )
}

/** Which round it is, and for how long you have been waited for. */
function noteOf(table: TableSummary, now: number): string {
  const notes = { gathering: 'waiting for players', finished: 'finished', faulted: 'stopped', closed: 'closed' }
  if (table.status !== 'playing') return notes[table.status]
  // Before the first round hands are chosen, and so on.
  const round = table.round === null || table.round === 0 ? [] : [`round ${table.round}`]
  const waits = table.yourTurn ? [`your turn ${since(turnOf(table, table.you.seat), now)}`] : []
  return [...round, ...waits].join(', ')
}

/** When somebody's turn began: others may have done something at the table since. */
function turnOf({ waitingFor, waitingSince, updated }: TableSummary, seat: number | null): string {
  return waitingSince[waitingFor.findIndex((each) => each === seat)] ?? updated
}
