import type { ReactElement } from 'react'
import './sheet-grip.css'

interface SheetGripProps {
  /** What it folds and unfolds, for ears: "the request". */
  readonly label: string
  readonly folded: boolean
  readonly onFold: (folded: boolean) => void
}

/** On a phone, the edge by which what stands at the thumb is folded to one line. */
export function SheetGrip({ label, folded, onFold }: SheetGripProps): ReactElement {
  return (
    <button
      type="button"
      className="sheet-grip"
      aria-expanded={!folded}
      aria-label={`${folded ? 'Unfold' : 'Fold'} ${label}`}
      onClick={() => onFold(!folded)}
    />
  )
}
