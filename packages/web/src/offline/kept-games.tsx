import type { GameSummary, TableSummary } from '@turnwright/protocol/client'
import { WifiOff } from 'lucide-react'
import { lazy, Suspense, useEffect, useMemo, useState } from 'react'
import { since } from '../lobby/since.ts'
import { TableRow } from '../lobby/table-row.tsx'
import { nameOf } from '../lobby/your-tables.tsx'
import { Link } from '../navigation/link.tsx'
import { replayPath, tablePath } from '../navigation/navigation.ts'
import { BrowserShelf } from './browser-shelf.ts'
import { InstallDoor } from './install-door.tsx'
import type { KeptTable } from './kept-table.ts'
import { useReadiness } from './use-readiness.ts'
import './kept-games.css'

const RemoveDialog = lazy(async () => ({ default: (await import('./remove-dialog.tsx')).RemoveDialog }))

interface Shown {
  readonly kept: readonly KeptTable[]
  readonly now: number
  /** The browser keeps nothing at all. */
  readonly isShut: boolean
}

const NOTHING: Shown = { kept: [], now: 0, isShut: false }

interface KeptGamesProps {
  readonly games: readonly GameSummary[]
  readonly isAway: boolean
  readonly onPlay: () => void
}

/** The games that are played in this browser alone, and the way to another one. */
export function KeptGames({ games, isAway, onPlay }: KeptGamesProps) {
  const shelf = useMemo(() => new BrowserShelf(), [])
  const [{ kept, now, isShut }, show] = useState(NOTHING)
  const [looks, setLooks] = useState(0)
  const [leaving, setLeaving] = useState<KeptTable | null>(null)
  const readiness = useReadiness()
  useEffect(() => {
    shelf.tables().then(
      (tables) => show({ kept: tables.filter(({ lesson }) => lesson === undefined), now: Date.now(), isShut: false }),
      () => show({ ...NOTHING, isShut: true }),
    )
  }, [shelf, looks])
  return (
    <section className="kept-games" id={isAway ? 'tables' : undefined} aria-labelledby="kept-games">
      <h2 className="lobby-title" id="kept-games">
        <WifiOff size={20} aria-hidden="true" />
        Offline <small className="num">{countWords(kept.length)}</small>
      </h2>
      <p className="quiet">{readiness}</p>
      {isShut && (
        <p className="field-problem" role="alert">
          This browser keeps nothing for this page, so no game can be played offline. Allow this site to store data, or
          leave the private window.
        </p>
      )}
      {kept.length > 0 && (
        <ul className="table-list">
          {kept.map((table) => (
            <KeptGame
              key={table.id}
              {...{ table, now }}
              name={nameOf(games, table.game)}
              onRemove={() => setLeaving(table)}
            />
          ))}
        </ul>
      )}
      <div className="kept-doors">
        <button type="button" className="btn" onClick={onPlay}>
          Play offline…
        </button>
        <InstallDoor />
      </div>
      {leaving !== null && (
        <Suspense fallback={null}>
          <RemoveDialog
            name={nameOf(games, leaving.game)}
            onClose={() => setLeaving(null)}
            onRemove={async () => {
              await shelf.remove(leaving.id)
              setLooks(looks + 1)
            }}
          />
        </Suspense>
      )}
    </section>
  )
}

interface KeptGameProps {
  readonly table: KeptTable
  readonly name: string
  readonly now: number
  readonly onRemove: () => void
}

/** Nobody waits for anybody in a browser of one's own. */
const NO_CLOCK: TableSummary['pace'] = { clock: { kind: 'none' }, whenOver: 'table', awayMinutes: 3 }

function KeptGame({ table, name, now, onRemove }: KeptGameProps) {
  const { id, game, status, seats, me, waitingFor, asks, updated } = table
  const row = {
    id,
    game,
    status,
    visibility: 'invite' as const,
    round: null,
    seats: seats.map(({ kind, name: called, agent }, seat) => ({ seat, kind, name: called, agent })),
    you: { seat: me, host: true },
    pace: NO_CLOCK,
    waitingFor: [...waitingFor],
    waitingSince: waitingFor.map(() => new Date(updated).toISOString()),
    yourTurn: asks !== null,
    asks,
    winners: table.winners === null ? null : [...table.winners],
    updated: new Date(updated).toISOString(),
  }
  return (
    <TableRow table={row} title={name} note={noteOf(table, now)} lit={asks !== null}>
      {status === 'playing' ? (
        <Link className="btn btn-primary btn-small" href={tablePath(id)} aria-label={`Go on with ${name}`}>
          Go on
        </Link>
      ) : (
        status === 'finished' && (
          <Link className="btn btn-small" href={replayPath(id)} aria-label={`Look again at ${name}`}>
            Look again
          </Link>
        )
      )}
      {status === 'finished' && (
        <Link className="btn btn-small" href={tablePath(id)} aria-label={`Result of ${name}`}>
          Result
        </Link>
      )}
      <button type="button" className="btn btn-small" aria-label={`Remove ${name}`} onClick={onRemove}>
        Remove
      </button>
    </TableRow>
  )
}

function noteOf({ status, winners, me, updated, handed }: KeptTable, now: number): string {
  const over = handed === null ? '' : ', handed over'
  switch (status) {
    case 'playing':
      return since(new Date(updated).toISOString(), now)
    case 'finished':
      return `${winners?.includes(me) === true ? 'you won' : 'finished'}${over}`
    case 'faulted':
      return 'stopped'
    case 'closed':
      return 'left'
  }
}

function countWords(count: number): string {
  return count === 0 ? 'against bots' : count === 1 ? '1 game kept here' : `${count} games kept here`
}
