import type { GameSummary } from '@turnwright/protocol/client'
import { useEffect, useState } from 'react'
import { offlineGames } from '../offline/offline-games.ts'
import { client } from '../server/client.ts'
import { knownGames } from '../server/known-games.ts'

/** The games the server offers, or those that the page itself knows; null until it is told. A table can be played without. */
export function useGames(isOffline = false): readonly GameSummary[] | null {
  const [games, setGames] = useState(() => knownGames.read())
  useEffect(() => {
    const tell = isOffline ? offlineGames : () => client.call('GET /api/games')
    if (games === null) tell().then(setGames, () => setGames([]))
  }, [games, isOffline])
  return games
}
