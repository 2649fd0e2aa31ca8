import type { GameEmblem } from '@turnwright/tabletop'
import { useEffect, useState } from 'react'
import { lookOf } from './game-looks.ts'

const fetched = new Map<string, GameEmblem | null>()

/** The picture of a game that the page does not bring along; null where it has none, undefined while that is not known. */
export function useOutsideEmblem(game: string): GameEmblem | null | undefined {
  const [, setLoaded] = useState(0)
  useEffect(() => {
    if (fetched.has(game)) return
    const fetching = new AbortController()
    const keep = (emblem: GameEmblem | null): void => {
      fetched.set(game, emblem)
      if (!fetching.signal.aborted) setLoaded((before) => before + 1)
    }
    fetchEmblem(game).then(keep, () => keep(null))
    return () => fetching.abort()
  }, [game])
  return fetched.get(game)
}

async function fetchEmblem(game: string): Promise<GameEmblem | null> {
  const { emblem } = await lookOf(game)
  if (emblem === undefined) return null
  const { outsideEmblem } = await import('./outside-look.ts')
  return outsideEmblem(emblem)
}
