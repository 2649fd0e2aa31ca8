import { lazy, Suspense } from 'react'
import { Link } from '../navigation/link.tsx'
import { Loading } from '../navigation/loading.tsx'
import { useGames } from '../table/use-games.ts'
import { PageFrame } from '../fork/page-frame.tsx'
import { dealKicker } from './deal-words.ts'
import { SealedDeal } from './sealed-deal.tsx'
import { useDeal } from './use-deal.ts'

const ComparedDeal = lazy(async () => ({ default: (await import('./compared-deal.tsx')).ComparedDeal }))

/** A deal: an invitation with everybody's envelope until one has played it, the comparison afterwards. */
export function DealPage({ id }: { readonly id: string }) {
  const { deal, trouble } = useDeal(id)
  const games = useGames()
  if (trouble !== null)
    return (
      <PageFrame game={null} kicker={null} title="There is no such deal">
        <p className="fork-lead">{trouble}</p>
        <Link className="btn" href="/">
          Back to the lobby
        </Link>
      </PageFrame>
    )
  if (deal === null || games === null) return <Loading>The deal is being looked up…</Loading>
  const game = games.find((each) => each.id === deal.game)
  const name = game?.name ?? deal.game
  if (!deal.sealed)
    return (
      <Suspense fallback={<Loading>The envelopes are being opened…</Loading>}>
        <ComparedDeal deal={deal} name={name} />
      </Suspense>
    )
  return (
    <PageFrame game={deal.game} kicker={`${name} · ${dealKicker(deal)}`} title="Play this deal too">
      <SealedDeal deal={deal} minutes={game?.minutes ?? null} />
    </PageFrame>
  )
}
