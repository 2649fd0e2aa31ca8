import type { Seat } from '@turnwright/kernel'
import type { ReactElement } from 'react'
import { CELLS, type Cell } from '../index.ts'

interface WinningLineProps {
  readonly line: readonly Cell[]
  readonly seat: Seat
}

/** One stroke through the three that won. */
export function WinningLine({ line, seat }: WinningLineProps): ReactElement {
  const from = middleOf(line[0])
  const to = middleOf(line.at(-1))
  const reach = 0.16
  const [dx, dy] = [(to.x - from.x) * reach, (to.y - from.y) * reach]
  return (
    <svg className="ttt-line" viewBox="0 0 300 300" data-seat={seat} aria-hidden="true">
      <path pathLength={1} d={`M${from.x - dx} ${from.y - dy}L${to.x + dx} ${to.y + dy}`} />
    </svg>
  )
}

function middleOf(cell: Cell | undefined): { readonly x: number; readonly y: number } {
  const place = Math.max(0, CELLS.indexOf(cell ?? 'a1'))
  return { x: 50 + 100 * (place % 3), y: 50 + 100 * Math.floor(place / 3) }
}
