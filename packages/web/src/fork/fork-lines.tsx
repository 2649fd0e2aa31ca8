import type { Projection } from '@turnwright/kernel/host'
import { CANONICAL_LOCALE } from '@turnwright/kernel/host'
import type { OriginEnding, TableOrigin } from '@turnwright/protocol/client'
import type { GameUi } from '@turnwright/tabletop'
import { useEffect, useMemo, useState } from 'react'
import { type OpenedGame, openPair } from '../beside/compared-game.ts'
import { lengthOf, roundsOn } from '../beside/shared-axis.ts'
import { TurnLines } from '../beside/turn-lines.tsx'
import { useTurnLines } from '../beside/use-turn-lines.ts'
import { TwoWays } from './two-ways.tsx'

interface ForkLinesProps {
  readonly table: string
  readonly ending: OriginEnding
  readonly origin: TableOrigin
  readonly play: Projection
  readonly ui: GameUi | null
}

/**
 * How both games stood from the fork on, turn by turn. Whoever may not have the other record, and a game that counts
 * nothing, are shown how far the two went together.
 */
export function ForkLines({ table, ending, origin, play, ui }: ForkLinesProps) {
  const games = useBoth(ending.open ? origin.table : null, table, play.seat ?? 0)
  const known = useTurnLines(games, ui)
  const rounds = useMemo(
    () => roundsOn((games ?? []).map(({ way, game }) => ({ way, outline: game.outline }))),
    [games],
  )
  if (games === null || known === null) return <TwoWays ending={ending} answers={play.answers} />
  return (
    <div className="fork-lines">
      <p className="quiet">
        {known.counts === 'points'
          ? 'Points, turn by turn from the fork on'
          : 'Who was ahead, turn by turn from the fork on'}
      </p>
      <TurnLines
        lines={known.lines}
        counts={known.counts}
        length={lengthOf(games.map(({ way }) => way))}
        rounds={rounds}
      />
    </div>
  )
}

function useBoth(origin: string | null, table: string, seat: number): readonly [OpenedGame, OpenedGame] | null {
  const [games, setGames] = useState<readonly [OpenedGame, OpenedGame] | null>(null)
  useEffect(() => {
    if (origin === null) return
    const opening = new AbortController()
    let opened: readonly OpenedGame[] = []
    const close = () => {
      for (const { source } of opened) source.close()
    }
    openPair({ tables: [origin, table], seats: [seat, seat] }, CANONICAL_LOCALE).then(
      (both) => {
        opened = both
        if (opening.signal.aborted) close()
        else setGames(both)
      },
      () => undefined,
    )
    return () => {
      opening.abort()
      close()
    }
  }, [origin, table, seat])
  return games
}
