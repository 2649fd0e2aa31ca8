import type { Catalogue } from '@turnwright/tabletop'
import { useEffect, useState } from 'react'
import { loadCatalogue } from './load-catalogue.ts'

/** A game's cards; undefined while they load, null where there are none, or none could be fetched. */
export function useCatalogue(game: string): Catalogue | null | undefined {
  const [loaded, setLoaded] = useState<{ readonly game: string; readonly catalogue: Catalogue | null }>()
  useEffect(() => {
    const fetching = new AbortController()
    const keep = (catalogue: Catalogue | null): void => {
      if (!fetching.signal.aborted) setLoaded({ game, catalogue })
    }
    loadCatalogue(game).then(keep, () => keep(null))
    return () => fetching.abort()
  }, [game])
  return loaded?.game === game ? loaded.catalogue : undefined
}
