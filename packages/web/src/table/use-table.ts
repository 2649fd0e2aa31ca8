import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { client } from '../server/client.ts'
import { type TableNow, TableStore } from './table-store.ts'

export function useTable(id: string, invite: string | null): { readonly store: TableStore; readonly now: TableNow } {
  const store = useMemo(() => new TableStore(client, id, invite), [id, invite])
  useEffect(() => store.follow(), [store])
  const now = useSyncExternalStore(store.subscribe, store.now)
  return { store, now }
}
