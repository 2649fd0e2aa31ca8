import type { Player } from '@turnwright/kernel'
import type { GameUi } from '@turnwright/tabletop'
import { useEffect, useState } from 'react'
import type { MomentSource } from '../replay/moment-source.ts'
import { figureOf, isPoints, leadOf, type Standing, standingsAt } from '../replay/standings.ts'
import { placeOn, type Way } from './shared-axis.ts'
import type { TurnLine } from './turn-lines.tsx'

/** One of two games, and whose it is. */
export interface ComparedGame {
  readonly name: string
  readonly seat: number
  readonly players: readonly Player[]
  readonly source: MomentSource
  readonly way: Way
}

export interface ComparedLines {
  readonly lines: readonly [TurnLine, TurnLine]
  readonly counts: 'points' | 'lead'
}

/** How the seats of two games stood, turn by turn; null until that is known, and in a game that counts nothing. */
export function useTurnLines(
  games: readonly [ComparedGame, ComparedGame] | null,
  ui: GameUi | null | undefined,
): ComparedLines | null {
  const [known, setKnown] = useState<ComparedLines | null>(null)
  useEffect(() => {
    if (games === null || ui === undefined || ui === null) return
    const looking = new AbortController()
    const look = async () => {
      const [one, other] = await Promise.all(
        games.map(({ source, players, way }) =>
          standingsAt(
            source,
            { ui, players, eyes: null },
            [...way.turns.map(({ from }) => from), way.end],
            looking.signal,
          ),
        ),
      )
      if (looking.signal.aborted || one === undefined || other === undefined) return
      setKnown(linesOf(games, [one, other]))
    }
    look().catch(() => undefined)
    return () => looking.abort()
  }, [games, ui])
  return known
}

function linesOf(
  games: readonly [ComparedGame, ComparedGame],
  standings: readonly [readonly Standing[], readonly Standing[]],
): ComparedLines | null {
  const all = standings.flat()
  if (standings.some((each) => each.length < 2)) return null
  const counts = all.every(({ scores }) => scores.every(isPoints)) ? 'points' : 'lead'
  const lineOf = ({ name, seat, way }: ComparedGame, ofGame: readonly Standing[]): TurnLine | null => {
    const values = ofGame.map(({ stop, scores }) => {
      const own = scores[seat]
      const value = counts === 'lead' ? leadOf(scores, seat) : own === undefined ? null : figureOf(own)
      return { place: placeOn(way, stop), value }
    })
    if (values.some(({ value }) => value === null)) return null
    return { name, values: values as TurnLine['values'] }
  }
  const lines = [lineOf(games[0], standings[0]), lineOf(games[1], standings[1])] as const
  const [first, second] = lines
  return first === null || second === null ? null : { lines: [first, second], counts }
}
