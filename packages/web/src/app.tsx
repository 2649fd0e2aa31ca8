import { lazy, Suspense } from 'react'
import { LobbyPage } from './lobby/lobby-page.tsx'
import { loadTablePage } from './table/about-to-sit.ts'
import { localeIn, replayIn, tableIn, useLocation } from './navigation/navigation.ts'
import { lookIn } from './replay/address.ts'

const TablePage = lazy(async () => ({ default: (await loadTablePage()).TablePage }))
const ReplayPage = lazy(async () => ({ default: (await import('./replay/replay-page.tsx')).ReplayPage }))
const TableReplayPage = lazy(async () => ({
  default: (await import('./replay/table-replay-page.tsx')).TableReplayPage,
}))
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
  const replayed = replayIn(pathname)
  if (replayed !== null) {
    const [look, locale] = [lookIn(address), localeIn(address)]
    return (
      <Suspense fallback={<p className="loading">The game is being played again…</p>}>
        {replayed === '' ? (
          <ReplayPage {...{ look, locale }} />
        ) : (
          <TableReplayPage key={replayed} id={replayed} invite={searchParams.get('invite')} {...{ look, locale }} />
        )}
      </Suspense>
    )
  }
  if (GalleryPage !== null && pathname === '/gallery')
    return (
      <Suspense>
        <GalleryPage />
      </Suspense>
    )
  return <LobbyPage />
}
