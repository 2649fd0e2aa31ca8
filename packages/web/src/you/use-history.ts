import { ProblemError } from '@turnwright/protocol/client'
import { useCallback, useEffect, useState } from 'react'
import { client } from '../server/client.ts'
import { type PlayedGame, playedGame } from './played-game.ts'

export interface KnownHistory {
  /** The newest first; null until the server has told. */
  readonly games: readonly PlayedGame[] | null
  readonly trouble: string | null
  readonly refresh: () => Promise<void>
}

export function useHistory(): KnownHistory {
  const [games, setGames] = useState<readonly PlayedGame[] | null>(null)
  const [trouble, setTrouble] = useState<string | null>(null)
  const refresh = useCallback(
    () =>
      told().then(
        (now) => {
          setGames(now)
          setTrouble(null)
        },
        (error: unknown) => setTrouble(error instanceof Error ? error.message : String(error)),
      ),
    [],
  )
  useEffect(() => {
    void refresh()
  }, [refresh])
  return { games, trouble, refresh }
}

function told(): Promise<readonly PlayedGame[]> {
  return client.call('GET /api/history').then(
    (history) => history.map(playedGame),
    (error: unknown) => {
      if (error instanceof ProblemError && error.status === 401) return []
      throw error
    },
  )
}
