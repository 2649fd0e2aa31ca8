import type { GameSummary } from '@turnwright/protocol/client'
import { useEffect, useState } from 'react'
import { client } from '../server/client.ts'
import { knownGames } from '../server/known-games.ts'

/** The games the server offers; null until it has told. A table can be played without. */
export function useGames(): readonly GameSummary[] | null {
  const [games, setGames] = useState(() => knownGames.read())
  useEffect(() => {
    if (games === null) client.call('GET /api/games').then(setGames, () => setGames([]))
  }, [games])
  return games
}
