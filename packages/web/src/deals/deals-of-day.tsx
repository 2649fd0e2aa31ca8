import type { DealsOfDay as Deals, GameSummary } from '@turnwright/protocol/client'
import { CalendarDays, Copy } from 'lucide-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { Link } from '../navigation/link.tsx'
import { client } from '../server/client.ts'
import { dayWords, dealPath } from './deal-words.ts'
import './deals-of-day.css'

const NewDealDialog = lazy(async () => ({ default: (await import('./new-deal-dialog.tsx')).NewDealDialog }))

/** One deal of each game, the same for everybody here until midnight. */
export function DealsOfDay({ games }: { readonly games: readonly GameSummary[] }) {
  const [today, setToday] = useState<Deals | null>(null)
  const [isOpening, setIsOpening] = useState(false)
  useEffect(() => {
    client.call('GET /api/deals').then(setToday, () => undefined)
  }, [])
  if (today === null) return null
  return (
    <section className="deals-of-day" aria-labelledby="deals-of-day">
      <h2 id="deals-of-day">
        <CalendarDays size={20} aria-hidden="true" />
        The deals of {dayWords(today.day)}
      </h2>
      <p className="quiet">
        The same cards for everybody here, played once; what others made of them opens when you have.
      </p>
      <ul>
        {today.deals.map(({ game, id, before }) => (
          <li key={id}>
            <Link className="btn" href={dealPath(id)}>
              {games.find((each) => each.id === game)?.name ?? game}
            </Link>
            {before !== null && (
              <Link className="deal-before" href={dealPath(before)}>
                yesterday’s
              </Link>
            )}
          </li>
        ))}
      </ul>
      <button type="button" className="btn btn-quiet deals-own" onClick={() => setIsOpening(true)}>
        <Copy aria-hidden="true" />A deal for friends…
      </button>
      <Suspense>{isOpening && <NewDealDialog games={games} onClose={() => setIsOpening(false)} />}</Suspense>
    </section>
  )
}
