import { useEffect, useState } from 'react'
import { loadBook } from './load-book.ts'
import type { RuleBook } from '@turnwright/games/rule-book'

/** A game's rules; undefined while they load, null where there are none, or none could be fetched. */
export function useBook(game: string): RuleBook | null | undefined {
  const [loaded, setLoaded] = useState<{ readonly game: string; readonly book: RuleBook | null }>()
  useEffect(() => {
    const fetching = new AbortController()
    const keep = (book: RuleBook | null): void => {
      if (!fetching.signal.aborted) setLoaded({ game, book })
    }
    loadBook(game).then(keep, () => keep(null))
    return () => fetching.abort()
  }, [game])
  return loaded?.game === game ? loaded.book : undefined
}
