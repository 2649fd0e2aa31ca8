import { type ReactNode, useState } from 'react'
import './bottom-sheet.css'

interface BottomSheetProps {
  /** What the grip folds and unfolds, for ears: "the request". */
  readonly label: string
  readonly children: ReactNode
}

/** On a phone its content stands at the thumb and folds to one line; on a wide screen it is just its content. */
export function BottomSheet({ label, children }: BottomSheetProps) {
  const [folded, setFolded] = useState(false)
  return (
    <div className="sheet" data-folded={folded || undefined}>
      <button
        type="button"
        className="sheet-grip"
        aria-expanded={!folded}
        aria-label={`${folded ? 'Unfold' : 'Fold'} ${label}`}
        onClick={() => setFolded(!folded)}
      />
      {children}
    </div>
  )
}
