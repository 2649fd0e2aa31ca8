import { useEffect } from 'react'
import { Link } from '../navigation/link.tsx'
import { Loading } from '../navigation/loading.tsx'
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

/** A table: where people gather, and then where they play. */
export function TablePage({ id, invite, locale }: TablePageProps) {
  const { store, now } = useTable(id, invite, locale)
  const games = useGames()
  const { state, refusal } = now
  const gathersFor = state?.play === null ? state.game : null
  useEffect(() => {
    if (gathersFor !== null) void fetchAhead(gathersFor)
  }, [gathersFor])
  if (refusal !== null) return <NoTable title={refusal.problem.detail} next={refusal.problem.next} />
  if (state === null || games === null) return <Loading>The table is being laid…</Loading>
  const game = games.find((each) => each.id === state.game)
  if (state.status === 'closed')
    return <NoTable title="This table was closed." next="Nothing is saved for it any more." />
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

function NoTable({ title, next }: { readonly title: string; readonly next: string }) {
  return (
    <main className="no-table cloth">
      <div className="no-table-card paper">
        <h1>{title}</h1>
        <p>{next}</p>
        <Link className="btn btn-primary" href="/">
          Back to the lobby
        </Link>
      </div>
    </main>
  )
}
