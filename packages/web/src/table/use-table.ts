import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { client } from '../server/client.ts'
import { type TableNow, TableStore } from './table-store.ts'

interface Table {
  readonly store: TableStore
  readonly now: TableNow
}

export function useTable(id: string, invite: string | null, locale: string | null): Table {
  const store = useMemo(() => new TableStore(client, id, { invite, locale }), [id, invite, locale])
  useEffect(() => store.follow(), [store])
  const now = useSyncExternalStore(store.subscribe, store.now)
  return { store, now }
}
