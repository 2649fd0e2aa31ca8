import type { GameSummary, TableSummary } from '@turnwright/protocol/client'
import { GameEmblemView } from '../game-looks/game-emblem.tsx'
import { nameOf } from '../lobby/your-tables.tsx'
import { Link } from '../navigation/link.tsx'
import { tablePath } from '../navigation/navigation.ts'
import './invitations.css'

interface InvitationsProps {
  readonly games: readonly GameSummary[]
  readonly tables: readonly TableSummary[] | null
}

/** Seats that are kept for us, and our own tables that wait for others. */
export function Invitations({ games, tables }: InvitationsProps) {
  const gathering = (tables ?? []).filter(({ status }) => status === 'gathering')
  if (gathering.length === 0) return null
  return (
    <section className="you-panel" aria-labelledby="invitations">
      <header className="you-panel-head">
        <h2 id="invitations">Invitations</h2>
        <small className="num">{gathering.length} open</small>
      </header>
      <ul className="invitations">
        {gathering.map((table) => (
          <li key={table.id}>
            <span className="your-game-art" aria-hidden="true">
              <GameEmblemView game={table.game} square />
            </span>
            <div>
              <h3>{titleOf(table, nameOf(games, table.game))}</h3>
              <p className="num">{seatsOf(table)}</p>
              <Link
                className={table.you.seat === null ? 'btn btn-small btn-primary' : 'btn btn-small'}
                href={tablePath(table.id)}
                aria-label={`${table.you.seat === null ? 'Sit down at' : 'Go to'} ${nameOf(games, table.game)}`}
              >
                {table.you.seat === null ? 'Sit down' : 'Invite others'}
              </Link>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

function titleOf({ you, seats }: TableSummary, game: string): string {
  const open = seats.filter(({ kind }) => kind === 'open').length
  if (you.seat !== null) return `Your ${game} table waits for ${open} more`
  const host = seats.find(({ kind }) => kind === 'person')
  return host === undefined ? `A seat at ${game} is kept for you` : `${host.name} asks you to ${game}`
}

function seatsOf({ seats }: TableSummary): string {
  const taken = seats.filter(({ kind }) => kind !== 'open').length
  return `${taken} of ${seats.length} seats taken`
}
