import { lazy, Suspense } from 'react'
import { besideIn } from './beside/beside-path.ts'
import { LobbyPage } from './lobby/lobby-page.tsx'
import { momentIn } from './fork/fork-path.ts'
import { Loading } from './navigation/loading.tsx'
import { dealIn, forkIn, localeIn, replayIn, tableIn, useLocation } from './navigation/navigation.ts'
import { isLocal } from './offline/local-id.ts'
import { learnIn } from './learn/learn-path.ts'
import { lookIn } from './replay/address.ts'
import { cardsIn } from './cards/cards-path.ts'
import { ruleNumberIn, rulesIn } from './rules/rules-path.ts'
import { reviewIn } from './review/review-path.ts'
import type { TablePageProps } from './table/table-page.tsx'
import { useTablePage } from './table/use-table-page.ts'
import { watchIn, watchPath } from './watch/watch-path.ts'

const BesidePage = lazy(async () => ({ default: (await import('./beside/beside-page.tsx')).BesidePage }))
const CardsPage = lazy(async () => ({ default: (await import('./cards/cards-page.tsx')).CardsPage }))
const DealPage = lazy(async () => ({ default: (await import('./deals/deal-page.tsx')).DealPage }))
const RecordForkPage = lazy(async () => ({
  default: (await import('./fork/record-fork-page.tsx')).RecordForkPage,
}))
const ForkPage = lazy(async () => ({ default: (await import('./fork/fork-page.tsx')).ForkPage }))
const LocalForkPage = lazy(async () => ({ default: (await import('./fork/local-fork-page.tsx')).LocalForkPage }))
const LearnPage = lazy(async () => ({ default: (await import('./learn/learn-page.tsx')).LearnPage }))
const ReplayPage = lazy(async () => ({ default: (await import('./replay/replay-page.tsx')).ReplayPage }))
const ReviewPage = lazy(async () => ({ default: (await import('./review/review-page.tsx')).ReviewPage }))
const RulesPage = lazy(async () => ({ default: (await import('./rules/rules-page.tsx')).RulesPage }))
const TableReplayPage = lazy(async () => ({
  default: (await import('./replay/table-replay-page.tsx')).TableReplayPage,
}))
const YouPage = lazy(async () => ({ default: (await import('./you/you-page.tsx')).YouPage }))
const WatchPage = lazy(async () => ({ default: (await import('./watch/watch-page.tsx')).WatchPage }))
const GalleryPage = import.meta.env.DEV
  ? lazy(async () => ({ default: (await import('./gallery/gallery-page.tsx')).GalleryPage }))
  : null

/** Which page a path shows. */
export function App() {
  const address = useLocation()
  const { pathname, searchParams } = address
  const table = tableIn(pathname)
  if (table !== null)
    return <Table key={table} id={table} invite={searchParams.get('invite')} locale={localeIn(address)} />
  if (pathname === '/replay/fork')
    return (
      <Suspense fallback={<Loading>The moment is being looked up…</Loading>}>
        <RecordForkPage {...momentIn(address)} />
      </Suspense>
    )
  const forked = forkIn(pathname)
  if (forked !== null)
    return (
      <Suspense fallback={<Loading>The moment is being looked up…</Loading>}>
        {isLocal(forked) ? (
          <LocalForkPage key={address.href} table={forked} {...momentIn(address)} />
        ) : (
          <ForkPage key={address.href} table={forked} invite={searchParams.get('invite')} {...momentIn(address)} />
        )}
      </Suspense>
    )
  const pair = besideIn(address)
  if (pair !== null)
    return (
      <Suspense fallback={<Loading>Both games are being played again…</Loading>}>
        <BesidePage key={pathname} pair={pair} locale={localeIn(address)} />
      </Suspense>
    )
  const deal = dealIn(pathname)
  if (deal !== null)
    return (
      <Suspense fallback={<Loading>The deal is being looked up…</Loading>}>
        <DealPage key={deal} id={deal} />
      </Suspense>
    )
  const browsed = cardsIn(pathname)
  if (browsed !== null)
    return (
      <Suspense fallback={<Loading>The cards are being laid out…</Loading>}>
        <CardsPage key={browsed} game={browsed} params={searchParams} />
      </Suspense>
    )
  const learned = learnIn(pathname)
  if (learned !== null)
    return (
      <Suspense fallback={<Loading>The lesson is being laid out…</Loading>}>
        <LearnPage key={learned} game={learned} locale={localeIn(address)} />
      </Suspense>
    )
  const ruled = rulesIn(pathname)
  if (ruled !== null)
    return (
      <Suspense fallback={<Loading>The rules are being fetched…</Loading>}>
        <RulesPage key={ruled} game={ruled} at={ruleNumberIn(address)} />
      </Suspense>
    )
  const reviewed = reviewIn(pathname)
  if (reviewed !== null) {
    const { at, seat } = momentIn(address)
    return (
      <Suspense fallback={<Loading>The game is being played again…</Loading>}>
        <ReviewPage
          key={`${reviewed}/${seat}`}
          table={reviewed === '' ? null : reviewed}
          invite={searchParams.get('invite')}
          locale={localeIn(address)}
          {...{ at, seat }}
        />
      </Suspense>
    )
  }
  const replayed = replayIn(pathname)
  if (replayed !== null) {
    const [look, locale] = [lookIn(address), localeIn(address)]
    return (
      <Suspense fallback={<Loading>The game is being played again…</Loading>}>
        {replayed === '' ? (
          <ReplayPage {...{ look, locale }} />
        ) : (
          <TableReplayPage key={replayed} id={replayed} invite={searchParams.get('invite')} {...{ look, locale }} />
        )}
      </Suspense>
    )
  }
  if (pathname === '/you')
    return (
      <Suspense fallback={<Loading>Your page is being laid out…</Loading>}>
        <YouPage />
      </Suspense>
    )
  const watched = watchIn(address)
  if (watched !== null)
    return (
      <Suspense fallback={<Loading>The bots sit down…</Loading>}>
        <WatchPage key={watchPath(watched)} plan={watched} locale={localeIn(address)} />
      </Suspense>
    )
  if (GalleryPage !== null && pathname === '/gallery')
    return (
      <Suspense>
        <GalleryPage />
      </Suspense>
    )
  return <LobbyPage />
}

function Table(props: TablePageProps) {
  const page = useTablePage()
  if (page === undefined)
    return (
      <Loading>
        The table could not be fetched. <a href={location.href}>Try again</a>
      </Loading>
    )
  return page === null ? <Loading>The table is being laid…</Loading> : <page.TablePage {...props} />
}
