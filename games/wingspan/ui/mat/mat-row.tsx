import type { Seat } from '@turnwright/kernel'
import type { ReactElement } from 'react'
import { SLOTS_IN_A_ROW } from '../../cards/board.ts'
import type { RowView } from '../../rules/view.ts'
import { MatBird } from '../bird/mat-bird.tsx'
import { FreeSlot } from './free-slot.tsx'
import { Ribbon } from './ribbon.tsx'
import { RowHead } from './row-head.tsx'
import './mat-row.css'

export interface MatRowProps {
  readonly row: RowView
  readonly seat: Seat
  readonly isMine: boolean
  readonly isUsed: boolean
  /** It is asked where a bird settles. */
  readonly isOpen: boolean
  readonly turnOf: (card: number) => number | null
}

/** Five slots of a habitat from left to right, each under its ribbon. */
export function MatRow({ row, seat, isMine, isUsed, isOpen, turnOf }: MatRowProps): ReactElement {
  const { habitat, birds } = row
  const isFull = birds.length === SLOTS_IN_A_ROW
  return (
    <div className="mat-row" data-habitat={habitat}>
      <RowHead {...{ row, seat, isMine, isUsed }} />
      {Array.from({ length: SLOTS_IN_A_ROW }, (_, column) => {
        const bird = birds[column]
        return (
          <div key={column} className="mat-cell">
            <Ribbon habitat={habitat} birds={column} isNow={column === birds.length} />
            {bird === undefined ? (
              <FreeSlot {...{ habitat, column, isOpen: isOpen && isMine }} isNext={column === birds.length} />
            ) : (
              <MatBird of={bird} turn={turnOf(bird.card)} />
            )}
          </div>
        )
      })}
      <div className="mat-cell mat-end">
        <Ribbon habitat={habitat} birds={SLOTS_IN_A_ROW} isNow={isFull} />
        <small>full row</small>
      </div>
    </div>
  )
}
