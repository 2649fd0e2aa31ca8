import type { Projection, ToldResult } from '@turnwright/kernel/host'
import type { OriginEnding, TableOrigin } from '@turnwright/protocol/client'
import type { GameUi } from '@turnwright/tabletop'
import { ChartLine, GitFork } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Link } from '../navigation/link.tsx'
import { tablePath } from '../navigation/navigation.ts'
import { bothEnds } from './fork-words.ts'
import { useOriginEnding } from './use-origin-ending.ts'
import './fork-end.css'

const ForkCompared = lazy(async () => ({ default: (await import('./fork-compared.tsx')).ForkCompared }))

interface ForkEndProps {
  readonly table: string
  readonly origin: TableOrigin
  readonly play: Projection
  readonly result: ToldResult
  readonly ui: GameUi | null
}

/** When a game is over that was played on from another: how that one ended, beside this one. */
export function ForkEnd({ table, origin, play, result, ui }: ForkEndProps) {
  const ending = useOriginEnding(table)
  const [isCompared, setIsCompared] = useState(false)
  if (ending === null) return null
  const really = ending.result
  return (
    <section className="fork-end" aria-label="What really happened">
      <p className="fork-end-same">
        <GitFork size={16} aria-hidden="true" />
        The same table until answer {origin.at}
      </p>
      <h3>{bothEnds(play.seat, play.players, result, origin, really)}</h3>
      {really === null ? (
        <p className="quiet">{whyNothing(ending)}</p>
      ) : (
        <button type="button" className="btn btn-primary" onClick={() => setIsCompared(true)}>
          <ChartLine aria-hidden="true" />
          See both games
        </button>
      )}
      {ending.open && origin.table !== null && (
        <div className="fork-end-doors">
          <Link className="btn btn-quiet" href={tablePath(origin.table)}>
            The game it came from
          </Link>
        </div>
      )}
      <Suspense>
        {isCompared && really !== null && (
          <ForkCompared {...{ table, ending, origin, play, really, result, ui }} onClose={() => setIsCompared(false)} />
        )}
      </Suspense>
    </section>
  )
}

function whyNothing({ state, table }: OriginEnding): string {
  if (table === null) return 'It came from a record, and how that game ended is not known here.'
  switch (state) {
    case 'untold':
      return 'How the game that it came from ended is told when this one is over.'
    case 'unfinished':
      return 'The game that it came from is not over yet.'
    case 'sealed':
      return 'The game that it came from is a deal that others still play: it is told when the deal closes.'
    case 'shut':
      return 'The game that it came from is for those who played it alone.'
    case 'finished':
    case 'gone':
      return 'The game that it came from is no longer kept.'
  }
}
