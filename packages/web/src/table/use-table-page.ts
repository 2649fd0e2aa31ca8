import { useEffect, useState } from 'react'
import { loadTablePage, type TablePageModule, tablePageNow } from './about-to-sit.ts'

/**
 * The page of a table; null while it is fetched, undefined when that failed. `lazy` would do, but React holds back for a third of a
 * second what comes right after a fallback, also where it is there already.
 */
export function useTablePage(): TablePageModule | null | undefined {
  const [page, setPage] = useState<TablePageModule | null | undefined>(tablePageNow)
  useEffect(() => {
    if (page !== null) return
    loadTablePage().then(setPage, () => setPage(undefined))
  }, [page])
  return page
}
