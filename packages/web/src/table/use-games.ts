import type { GameSummary } from '@turnwright/protocol/client'
import { useEffect, useState } from 'react'
import { client } from '../server/client.ts'

/** The games the server offers; null until it has told. A table can be played without. */
export function useGames(): readonly GameSummary[] | null {
  const [games, setGames] = useState<readonly GameSummary[] | null>(null)
  useEffect(() => {
    client.call('GET /api/games').then(setGames, () => setGames([]))
  }, [])
  return games
}
