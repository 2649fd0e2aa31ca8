import type { ReactElement } from 'react'
import { CardBack } from './card.tsx'
import { CountBadge } from './count-badge.tsx'
import './pile.css'

export interface PileProps {
  /** What lies here, for ears: "Draw pile". */
  readonly label: string
  readonly count: number
  readonly width?: number
  readonly hue?: number
}

/** A deck face down: only the count is known. An empty one is an outline. */
export function Pile({ label, count, width = 84, hue }: PileProps): ReactElement {
  const back = hue === undefined ? { width } : { width, hue }
  return (
    <span className="pile">
      <span className="only-read">{label}: </span>
      {count > 0 ? <CardBack {...back} /> : <span className="pile-gone" style={{ width, height: (width * 7) / 5 }} />}
      <CountBadge count={count} />
    </span>
  )
}
