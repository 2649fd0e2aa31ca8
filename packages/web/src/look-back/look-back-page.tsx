import { lazy, Suspense } from 'react'
import { Loading } from '../navigation/loading.tsx'
import { goTo, tablePath } from '../navigation/navigation.ts'
import { isLocal } from '../offline/local-id.ts'
import { useGames } from '../table/use-games.ts'
import { useTable } from '../table/use-table.ts'
import type { LeftAt } from './look-back-table.tsx'

// Whoever looks back from the table needs it and nothing else of a replay.
const LookBackTable = lazy(async () => ({ default: (await import('./look-back-table.tsx')).LookBackTable }))

interface LookBackPageProps {
  readonly id: string
  readonly invite: string | null
  readonly locale: string | null
  /** After so many answers; null is the turn before this one. */
  readonly at: number | null
  readonly onOver: (here: LeftAt) => void
}

/** The replay of a game that still goes on: what one was told of it. */
export function LookBackPage({ id, invite, locale, at, onOver }: LookBackPageProps) {
  const { now } = useTable(id, invite, locale)
  const games = useGames(isLocal(id))
  const { state } = now
  if (state === null || state.play === null || games === null)
    return <Loading>{now.refusal?.problem.detail ?? 'The table is being laid as it was…'}</Loading>
  const name = games.find((each) => each.id === state.game)?.name ?? state.game
  return (
    <Suspense fallback={<Loading>The table is being laid as it was…</Loading>}>
      <LookBackTable
        {...{ state, name, invite, locale, onOver }}
        play={state.play}
        from={at}
        onBack={() => goTo(tablePath(id, invite))}
      />
    </Suspense>
  )
}
