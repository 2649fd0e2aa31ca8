import type { TableSummary } from '@turnwright/protocol/client'
import { useCallback, useEffect, useState } from 'react'
import { client } from '../server/client.ts'

export interface KnownTables {
  /** All of ours, running and over; null until the server has told. */
  readonly mine: readonly TableSummary[] | null
  readonly refresh: () => Promise<void>
}

export function useInvitations(): KnownTables {
  const [mine, setMine] = useState<readonly TableSummary[] | null>(null)
  const refresh = useCallback(
    () =>
      client
        .call('GET /api/tables', { query: { which: 'mine' } })
        .catch(() => [])
        .then(setMine),
    [],
  )
  useEffect(() => {
    void refresh()
  }, [refresh])
  return { mine, refresh }
}
