import type { ReactElement } from 'react'
import './die.css'

/** Where the pips of each face lie on a 3 x 3 grid, as the faces of a real die. */
const PIPS: Readonly<Record<DieFace, readonly number[]>> = {
  1: [4],
  2: [2, 6],
  3: [2, 4, 6],
  4: [0, 2, 6, 8],
  5: [0, 2, 4, 6, 8],
  6: [0, 2, 3, 5, 6, 8],
}

export type DieFace = 1 | 2 | 3 | 4 | 5 | 6

export interface DieProps {
  readonly face: DieFace
  readonly size?: number
}

export function Die({ face, size = 40 }: DieProps): ReactElement {
  return (
    <span className="die">
      <span className="only-read">A die showing {face}</span>
      <svg width={size} height={size} viewBox="0 0 40 40" aria-hidden="true">
        <rect className="die-body" x="1.5" y="1.5" width="37" height="37" rx="8" />
        {PIPS[face].map((place) => (
          <circle key={place} className="die-pip" cx={pipAt(place % 3)} cy={pipAt(Math.floor(place / 3))} r="3.2" />
        ))}
      </svg>
    </span>
  )
}

function pipAt(step: number): number {
  return 10.5 + step * 9.5
}
