import { lazy, Suspense } from 'react'
import { LobbyPage } from './lobby/lobby-page.tsx'
import { loadTablePage } from './table/about-to-sit.ts'
import { localeIn, tableIn, useLocation } from './navigation/navigation.ts'

const TablePage = lazy(async () => ({ default: (await loadTablePage()).TablePage }))
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
  if (GalleryPage !== null && pathname === '/gallery')
    return (
      <Suspense>
        <GalleryPage />
      </Suspense>
    )
  return <LobbyPage />
}
