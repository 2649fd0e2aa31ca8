import { CANONICAL_LOCALE } from '@turnwright/kernel/host'
import { ProblemError } from '@turnwright/protocol/client'
import { useEffect, useState } from 'react'
import { Link } from '../navigation/link.tsx'
import { Loading } from '../navigation/loading.tsx'
import { ReplayGuard } from '../replay/replay-guard.tsx'
import { besidePath, type Pair } from './beside-path.ts'
import { BesideTable } from './beside-table.tsx'
import { type OpenedGame, openPair } from './compared-game.ts'
import '../table/table-page.css'

interface BesidePageProps {
  readonly pair: Pair
  readonly locale: string | null
}

interface Refused {
  readonly title: string
  readonly next: string
}

/** Two games that are over, of one deal or one played on from the other, turn beside turn. */
export function BesidePage({ pair, locale }: BesidePageProps) {
  const [games, setGames] = useState<readonly [OpenedGame, OpenedGame] | null>(null)
  const [refused, setRefused] = useState<Refused | null>(null)
  const path = besidePath(pair)
  useEffect(() => {
    const opening = new AbortController()
    let opened: readonly OpenedGame[] = []
    const close = () => {
      for (const { source } of opened) source.close()
    }
    openPair(pair, locale ?? CANONICAL_LOCALE).then(
      (both) => {
        opened = both
        if (opening.signal.aborted) close()
        else setGames(both)
      },
      (error: unknown) => {
        if (!opening.signal.aborted) setRefused(refusalOf(error))
      },
    )
    return () => {
      opening.abort()
      close()
    }
    // The path says all of it.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [path, locale])
  if (refused !== null)
    return (
      <main className="no-table cloth">
        <div className="no-table-card paper">
          <h1>{refused.title}</h1>
          <p>{refused.next}</p>
          <Link className="btn btn-primary" href="/">
            Back to the lobby
          </Link>
        </div>
      </main>
    )
  if (games === null) return <Loading>Both games are being played again…</Loading>
  return (
    <ReplayGuard onFailed={(why) => setRefused({ title: 'These games cannot be shown.', next: why })}>
      <BesideTable games={games} />
    </ReplayGuard>
  )
}

function refusalOf(error: unknown): Refused {
  if (error instanceof ProblemError) return { title: error.problem.detail, next: error.problem.next }
  return {
    title: 'These games cannot be shown.',
    next: error instanceof Error ? error.message : 'Try it again in a moment.',
  }
}
