import { lazy, Suspense } from 'react'
import { LobbyPage } from './lobby/lobby-page.tsx'
import { loadTablePage } from './table/about-to-sit.ts'
import { momentIn } from './fork/fork-path.ts'
import { dealIn, forkIn, localeIn, tableIn, useLocation } from './navigation/navigation.ts'

const TablePage = lazy(async () => ({ default: (await loadTablePage()).TablePage }))
const DealPage = lazy(async () => ({ default: (await import('./deals/deal-page.tsx')).DealPage }))
const ForkPage = lazy(async () => ({ default: (await import('./fork/fork-page.tsx')).ForkPage }))
const GalleryPage = import.meta.env.DEV
  ? lazy(async () => ({ default: (await import('./gallery/gallery-page.tsx')).GalleryPage }))
  : null

/** Which page a path shows. */
export function App() {
  const address = useLocation()
  const { pathname, searchParams } = address
  const table = tableIn(pathname)
  if (table !== null)
    return (
      <Suspense fallback={<p className="loading">The table is being laid…</p>}>
        <TablePage key={table} id={table} invite={searchParams.get('invite')} locale={localeIn(address)} />
      </Suspense>
    )
  const forked = forkIn(pathname)
  if (forked !== null)
    return (
      <Suspense fallback={<p className="loading">The moment is being looked up…</p>}>
        <ForkPage key={address.href} table={forked} invite={searchParams.get('invite')} {...momentIn(address)} />
      </Suspense>
    )
  const deal = dealIn(pathname)
  if (deal !== null)
    return (
      <Suspense fallback={<p className="loading">The deal is being looked up…</p>}>
        <DealPage key={deal} id={deal} />
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
