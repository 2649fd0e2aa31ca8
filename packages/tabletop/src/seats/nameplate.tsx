import type { Seat } from '@turnwright/kernel'
import type { ReactElement, ReactNode } from 'react'
import type { Score } from '../board/game-ui.ts'
import { SeatMark } from './seat-mark.tsx'
import './nameplate.css'

export interface NameplateProps {
  readonly seat: Seat
  readonly name: string
  /** A word or two: what this player does now. */
  readonly note: ReactNode
  /** Whether the game waits for this player: the plate is lit. */
  readonly lit: boolean
  readonly score: Score | null
  /** Away from the table: no page of theirs is open. */
  readonly away?: boolean
  /** What shines under a plate that is lit, where that is not always the same. */
  readonly light?: ReactNode
  /** A sign beside the name. */
  readonly sign?: ReactNode
  /** A glance at what the seat has. */
  readonly glance?: ReactNode
}

/** A seat on the wooden edge. Whoever must act has a paper plate with an amber light under it. */
export function Nameplate({
  seat,
  name,
  note,
  lit,
  score,
  away = false,
  light,
  sign,
  glance,
}: NameplateProps): ReactElement {
  return (
    <span className="nameplate" data-seat={seat} data-lit={lit || undefined} data-away={away || undefined}>
      <SeatMark seat={seat} />
      <span className="nameplate-name">
        {name}
        {sign}
      </span>
      <span className="nameplate-note">{note}</span>
      {score !== null && (
        <span className="nameplate-score num">
          {score.value}
          {score.unit !== undefined && <small> {score.unit}</small>}
          <span className="only-read">{score.unit === undefined ? ' points' : ''}</span>
        </span>
      )}
      {light}
      {glance !== undefined && <span className="nameplate-glance">{glance}</span>}
    </span>
  )
}
