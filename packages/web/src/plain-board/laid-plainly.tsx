import type { Projection, ViewWords } from '@turnwright/kernel/host'
import { BoardSection } from '@turnwright/tabletop'
import { lazy, Suspense, useEffect, useState } from 'react'
import { lookOf } from '../game-looks/game-looks.ts'

/** Fetched where a game has no board: tables with one do without it. */
const PlainBoard = lazy(async () => ({ default: (await import('./plain-board.tsx')).PlainBoard }))

const NONE: ViewWords = {}

/** The plain board, with what the server knows of the game's view. */
export function LaidPlainly({ play, game }: { readonly play: Projection; readonly game: string }) {
  const [words, setWords] = useState<ViewWords>()
  useEffect(() => {
    const fetching = new AbortController()
    const keep = (told: ViewWords) => !fetching.signal.aborted && setWords(told)
    lookOf(game).then(
      ({ viewWords }) => keep(viewWords ?? NONE),
      () => keep(NONE),
    )
    return () => fetching.abort()
  }, [game])
  return (
    // A phone looks for its parts at once.
    <BoardSection id="table" label="The table" className="plain-board">
      <Suspense>{words !== undefined && <PlainBoard play={play} words={words} />}</Suspense>
    </BoardSection>
  )
}
