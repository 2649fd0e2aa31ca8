import type { GameUi } from '@turnwright/tabletop'
import { startTransition, useEffect, useState } from 'react'
import { boardNow, loadBoard } from './load-board.ts'

/** The game's own look; undefined while it loads, null where it has none. */
export function useGameUi(game: string): GameUi | null | undefined {
  const [loaded, setLoaded] = useState<{ readonly game: string; readonly ui: GameUi | null }>()
  const now = boardNow(game)
  useEffect(() => {
    if (now !== undefined) return
    const fetching = new AbortController()
    const fetchUi = async () => {
      // A board that cannot be fetched is no reason not to play: the plain view needs none.
      const ui = await loadBoard(game).catch(() => null)
      if (!fetching.signal.aborted) startTransition(() => setLoaded({ game, ui }))
    }
    void fetchUi()
    return () => fetching.abort()
  }, [game, now])
  return loaded?.game === game ? loaded.ui : now
}
