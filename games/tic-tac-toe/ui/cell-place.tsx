import { Place, useJustChanged } from '@turnwright/tabletop'
import type { ReactElement } from 'react'
import type { Cell, Mark } from '../index.ts'

interface CellPlaceProps {
  readonly cell: Cell
  readonly mark: Mark | null
  /** Not part of the line that won. */
  readonly faded: boolean
}

export function CellPlace({ cell, mark, faded }: CellPlaceProps): ReactElement {
  const fresh = useJustChanged(mark)
  return (
    <Place of={{ cell }} label={`${cell}, ${mark ?? 'empty'}`} className="ttt-cell" still>
      {mark !== null && (
        <svg
          className="ttt-mark"
          viewBox="0 0 100 100"
          data-seat={mark === 'X' ? 0 : 1}
          data-fresh={fresh || undefined}
          data-faded={faded || undefined}
          aria-hidden="true"
        >
          {mark === 'X' ? (
            <path pathLength={1} d="M22 24q26 24 56 53M77 22Q52 50 23 78" />
          ) : (
            <path pathLength={1} d="M52 19c-21-2-33 14-32 32s15 31 33 29 29-17 27-34-14-28-33-27" />
          )}
        </svg>
      )}
    </Place>
  )
}
