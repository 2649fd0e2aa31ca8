import type { GameUi } from '@turnwright/tabletop'
import { startTransition, useEffect, useState } from 'react'
import { boardOf } from './load-board.ts'

/** The game's own look; undefined while it loads, null where it has none. */
export function useGameUi(game: string): GameUi | null | undefined {
  const load = boardOf(game)
  const [loaded, setLoaded] = useState<{ readonly game: string; readonly ui: GameUi | null }>()
  useEffect(() => {
    if (load === undefined) return
    const fetching = new AbortController()
    const fetchUi = async () => {
      // A board that cannot be fetched is no reason not to play: the plain view needs none.
      const ui = await load().catch(() => null)
      if (!fetching.signal.aborted) startTransition(() => setLoaded({ game, ui }))
    }
    void fetchUi()
    return () => fetching.abort()
  }, [game, load])
  if (load === undefined) return null
  return loaded?.game === game ? loaded.ui : undefined
}
