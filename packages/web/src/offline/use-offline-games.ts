import type { GameSummary } from '@turnwright/protocol/client'
import { useEffect, useState } from 'react'
import { wakeHost } from './local-client.ts'
import { offlineGames } from './offline-games.ts'

/** The games that the page can play by itself, while no server says which there are; null otherwise. */
export function useOfflineGames(isAway: boolean): readonly GameSummary[] | null {
  const [games, setGames] = useState<readonly GameSummary[] | null>(null)
  useEffect(() => {
    if (!isAway || games !== null) return
    offlineGames().then(setGames, () => undefined)
    wakeHost().catch(() => undefined)
  }, [isAway, games])
  return isAway ? games : null
}
