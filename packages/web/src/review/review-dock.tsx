import type { Seat } from '@turnwright/kernel'
import type { Judgement, Review } from '@turnwright/search/review'
import { nameOfSeat, SeatMark } from '@turnwright/tabletop'
import { useMemo } from 'react'
import { stretchesOf } from '../replay/axis-layout.ts'
import type { GameOutline } from '../replay/moment-source.ts'
import { pointWords } from '../table/result-words.ts'
import { OutlookGraph } from './outlook-graph.tsx'
import { type OutlookLines, outlookLines } from './outlook-lines.ts'
import { amountWords } from './review-words.ts'
import './review-dock.css'

interface ReviewDockProps {
  readonly game: GameOutline
  readonly review: Review
  readonly moments: readonly Judgement[]
  readonly judged: Judgement | null
  readonly entry: number | null
  readonly me: Seat | null
  readonly isDone: boolean
  readonly isAtWork: boolean
  readonly onGo: (entry: number) => void
}

/** The whole game below the table. */
export function ReviewDock(props: ReviewDockProps) {
  const { game, review, moments, judged, entry, me, isDone, isAtWork, onGo } = props
  const { outline, players, result } = game
  const stretches = useMemo(() => stretchesOf(outline), [outline])
  const lines = useMemo(
    () => outlookLines(review, stretches, players.length, isDone ? result : null),
    [review, stretches, players, isDone, result],
  )
  return (
    <section
      className="review-dock paper"
      aria-label="The whole game"
      data-alone={lines.lines.length === 1 || undefined}
    >
      <div className="review-dock-head">
        <h2>{lines.kind === 'chance' ? 'Chance to win' : 'Points expected at the end'}</h2>
        <p>as the Master judged each moment; the pale band holds 19 of 20 repeats</p>
        <ul className="review-legend" aria-label={judged === null ? 'In the end' : 'At this moment'}>
          {lines.lines.map((line) => (
            <li key={line.seat}>
              <SeatMark seat={line.seat} />
              {nameOfSeat(players, line.seat, me)}
              <b className="num">{legendWords(judged, lines.kind, line.seat, result)}</b>
            </li>
          ))}
        </ul>
      </div>
      <OutlookGraph {...{ outline, stretches, players, review, lines, moments, entry, isAtWork, onGo }} />
    </section>
  )
}

function legendWords(
  judged: Judgement | null,
  kind: OutlookLines['kind'],
  seat: Seat,
  result: GameOutline['result'],
): string {
  const at = kind === 'chance' ? judged?.outlook.chance : judged?.outlook.points?.[seat]
  if (at !== null && at !== undefined) return amountWords(at.mean, kind)
  if (kind === 'chance') return result?.winners.includes(seat) === true ? 'won' : ''
  return pointWords(result?.scores[seat] ?? 0)
}
