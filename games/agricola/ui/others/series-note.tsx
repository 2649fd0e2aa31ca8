import type { ReactElement } from 'react'
import { cardCalled } from '../../cards/catalogue.ts'
import type { SeriesView } from '../../rules/view.ts'
import '../signs/note.css'
import './series-note.css'

/** Where a series of games for one player stands. */
export function SeriesNote({ of: { game, goal, isRetry, permanent } }: { readonly of: SeriesView }): ReactElement {
  const kept = permanent.flatMap((id) => cardCalled(id)?.name ?? [])
  return (
    <section className="ag-note ag-series" aria-label="The series">
      <b>Game {game} of your series</b>
      <p>
        The goal is {goal} points{isRetry ? ', and this is your second chance.' : '.'}
      </p>
      {kept.length > 0 && <p>Kept from before: {kept.join(', ')}.</p>}
    </section>
  )
}
