import { usePointing } from '@turnwright/tabletop'
import type { ReactElement } from 'react'
import type { PenView } from '../../rules/view.ts'
import { headsOf, penName, penWhere } from '../farm/cell-words.ts'
import { Amounts } from '../signs/amounts.tsx'
import { penKey } from './pen-key.ts'
import './pen-buttons.css'

interface PenRowProps {
  readonly pen: PenView
  readonly isSource: boolean
  readonly reason: string | null
  readonly onPen: (at: string) => void
}

/** A pen in the request panel: what stands there, how much room it has, and why it cannot be chosen now. */
export function PenRow({ pen, isSource, reason, onPen }: PenRowProps): ReactElement {
  const { pointed, pointer } = usePointing(penKey(pen.at))
  return (
    <button
      type="button"
      className="choice ag-pen-row"
      data-from={isSource || undefined}
      data-pointed={pointed || undefined}
      aria-pressed={isSource}
      aria-disabled={reason !== null || undefined}
      onClick={() => onPen(pen.at)}
      {...pointer}
    >
      <span className="choice-words">
        {penName(pen)}
        <small>{reason ?? penWhere(pen)}</small>
      </span>
      <span className="choice-end num">
        <Amounts of={pen.animals} />
        {Number.isFinite(pen.capacity) && (
          <b>
            {headsOf(pen.animals)}/{pen.capacity}
          </b>
        )}
      </span>
    </button>
  )
}
