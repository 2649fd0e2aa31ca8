import { type ReactNode, useEffect } from 'react'
import { Link } from '../navigation/link.tsx'
import { Loading } from '../navigation/loading.tsx'
import { isLocal } from '../offline/local-id.ts'
import { OnceFree } from '../offline/once-free.tsx'
import { fetchAhead } from './about-to-sit.ts'
import { Gathering } from './gathering.tsx'
import { PlayTable } from './play-table.tsx'
import { useGames } from './use-games.ts'
import { useTable } from './use-table.ts'
import './table-page.css'

export interface TablePageProps {
  readonly id: string
  readonly invite: string | null
  readonly locale: string | null
}

const GIVEN_UP = 'You gave this game up before its end. The lobby lists it until you remove it there.'

/** A table: where people gather, and then where they play. */
export function TablePage({ id, invite, locale }: TablePageProps) {
  const { store, now } = useTable(id, invite, locale)
  const games = useGames(isLocal(id))
  const { state, refusal } = now
  const gathersFor = state?.play === null ? state.game : null
  useEffect(() => {
    if (gathersFor !== null) void fetchAhead(gathersFor)
  }, [gathersFor])
  if (refusal !== null)
    return (
      <NoTable title={refusal.problem.detail} next={refusal.problem.next}>
        {isLocal(id) && refusal.code === 'conflict' && <OnceFree id={id} />}
      </NoTable>
    )
  if (state === null || games === null) return <Loading>The table is being laid…</Loading>
  const game = games.find((each) => each.id === state.game)
  if (state.status === 'closed') {
    // Whoever answers at a game that was removed elsewhere is told so, and not that it can be found in the lobby.
    const why = now.notice?.text ?? (isLocal(id) ? GIVEN_UP : 'Nothing is saved for it any more.')
    return <NoTable title="This table was closed." next={why} />
  }
  if (state.play === null) return <Gathering store={store} now={now} state={state} game={game} />
  return (
    <PlayTable
      store={store}
      now={now}
      state={state}
      play={state.play}
      name={game?.name ?? state.game}
      invite={invite}
      locale={locale}
    />
  )
}

interface NoTableProps {
  readonly title: string
  readonly next: string
  readonly children?: ReactNode
}

function NoTable({ title, next, children }: NoTableProps) {
  return (
    <main className="no-table cloth">
      <div className="no-table-card paper">
        <h1>{title}</h1>
        <p>{next}</p>
        {children}
        <Link className="btn btn-primary" href="/">
          Back to the lobby
        </Link>
      </div>
    </main>
  )
}
