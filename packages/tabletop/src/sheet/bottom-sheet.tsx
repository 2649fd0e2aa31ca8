import { type ReactElement, type ReactNode, useState } from 'react'
import { SheetGrip } from './sheet-grip.tsx'
import './bottom-sheet.css'

interface BottomSheetProps {
  /** What it is, for ears: "the request". */
  readonly label: string
  readonly children: ReactNode
}

/** On a phone its content stands at the thumb and folds to one line; on a wide screen it is just its content. */
export function BottomSheet({ label, children }: BottomSheetProps): ReactElement {
  const [folded, setFolded] = useState(false)
  return (
    <div className="sheet" data-folded={folded || undefined}>
      <SheetGrip label={label} folded={folded} onFold={setFolded} />
      {children}
    </div>
  )
}
