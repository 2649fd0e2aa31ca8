import { type DealState, ProblemError } from '@turnwright/protocol/client'
import { useCallback, useEffect, useState } from 'react'
import { client } from '../server/client.ts'

interface SeenDeal {
  readonly deal: DealState | null
  /** Why there is none to see. */
  readonly trouble: string | null
  readonly refresh: () => void
}

/** A deal, as far as the server lets somebody know it. */
export function useDeal(id: string): SeenDeal {
  const [deal, setDeal] = useState<DealState | null>(null)
  const [trouble, setTrouble] = useState<string | null>(null)
  const refresh = useCallback(() => {
    client.call('GET /api/deals/:id', { params: { id } }).then(
      (told) => {
        setDeal(told)
        setTrouble(null)
      },
      (error: unknown) => {
        setTrouble(error instanceof ProblemError ? `${error.problem.detail} ${error.problem.next}` : String(error))
      },
    )
  }, [id])
  useEffect(refresh, [refresh])
  return { deal, trouble, refresh }
}
