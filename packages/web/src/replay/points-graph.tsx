import type { Player } from '@turnwright/kernel'
import type { Eyes, Outline } from '@turnwright/replay'
import { type GameUi, SeatMark } from '@turnwright/tabletop'
import { memo, useEffect, useMemo, useState } from 'react'
import { placeOf, type Stretch } from './axis-layout.ts'
import type { MomentSource } from './moment-source.ts'
import { figureOf, isPoints, standingsAt } from './standings.ts'
import './points-graph.css'
import './seat-line.css'

interface PointsProps {
  readonly source: MomentSource
  readonly ui: GameUi | null
  readonly outline: Outline
  readonly stretches: readonly Stretch[]
  readonly players: readonly Player[]
  readonly eyes: Eyes
  readonly stop: number
  /** Something else stands in its place for now. */
  readonly isCovered: boolean
}

/** Points of every seat at the beginning of a turn. */
interface Points {
  readonly stop: number
  readonly points: readonly number[]
}

/** Points so far, turn by turn, on the same axis; nothing in a game without points. */
export function PointsGraph({ source, ui, outline, stretches, players, eyes, stop, isCovered }: PointsProps) {
  const standings = useStandings({ source, ui, outline, stretches, players, eyes })
  if (isCovered || standings.length < 2) return null
  const now = standings.findLast((each) => each.stop <= stop) ?? standings[0]
  return (
    <div className="points">
      <Lines {...{ standings, stretches, players }} />
      <span className="points-veil" style={{ '--from': placeOf(stretches, stop) }} aria-hidden="true" />
      <ul className="points-legend" aria-label="Points so far">
        {players.map(({ seat, name }) => (
          <li key={seat}>
            <SeatMark seat={seat} />
            <span>{name}</span>
            <b className="num">{now?.points[seat]}</b>
          </li>
        ))}
      </ul>
    </div>
  )
}

function useStandings({
  source,
  ui,
  outline,
  stretches,
  players,
  eyes,
}: Omit<PointsProps, 'stop' | 'isCovered'>): readonly Points[] {
  const [known, setKnown] = useState<Known | null>(null)
  const viewer = eyes === 'everybody' ? null : eyes
  useEffect(() => {
    if (ui?.scoreOf === undefined || stretches.length < 4) return
    const looking = new AbortController()
    const last = outline.first + outline.stops.length - 1
    const stops = [...stretches.filter(({ takenBack }) => !takenBack).map(({ from }) => from), last]
    const look = async () => {
      const all = await standingsAt(source, { ui, players, eyes: viewer, counts: isPoints }, stops, looking.signal)
      if (looking.signal.aborted) return
      const standings = all.map(({ stop, scores }) => ({ stop, points: scores.map((score) => figureOf(score) ?? 0) }))
      setKnown({ source, standings })
    }
    void look().catch(() => undefined)
    return () => looking.abort()
  }, [source, ui, outline, stretches, players, viewer])
  const last = outline.first + outline.stops.length - 1
  // A game that goes on keeps its graph until it has grown.
  return useMemo(
    () => (known?.source === source ? known.standings.filter(({ stop }) => stop <= last) : NONE),
    [known, source, last],
  )
}

interface Known {
  readonly source: MomentSource
  readonly standings: readonly Points[]
}

const NONE: readonly Points[] = []

const WIDTH = 1000
const HEIGHT = 100

interface LinesProps {
  readonly standings: readonly Points[]
  readonly stretches: readonly Stretch[]
  readonly players: readonly Player[]
}

const Lines = memo(function Lines({ standings, stretches, players }: LinesProps) {
  const all = standings.flatMap(({ points }) => points)
  const [low, high] = [Math.min(0, ...all), Math.max(10, ...all)]
  const y = (points: number) => HEIGHT - ((points - low) / (high - low)) * HEIGHT
  return (
    <>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        <path className="points-grid" d={`M0 ${y(0)}H${WIDTH}M0 0H${WIDTH}`} />
        {players.map(({ seat }) => (
          <path
            key={seat}
            className="seat-line"
            data-seat={seat}
            d={standings
              .map(({ stop, points }, at) => {
                const x = placeOf(stretches, stop) * WIDTH
                return `${at === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y(points[seat] ?? 0).toFixed(1)}`
              })
              .join('')}
          />
        ))}
      </svg>
      <span className="points-most num" aria-hidden="true">
        {high}
      </span>
    </>
  )
})
