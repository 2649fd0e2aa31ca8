import type { ReactElement } from 'react'
import './points.css'

/** Victory points as printed on a card. */
export function Points({ of }: { readonly of: number }): ReactElement | null {
  if (of === 0) return null
  return (
    <span className="ag-points num" data-minus={of < 0 || undefined}>
      {of < 0 ? `−${-of}` : of}
      <span className="only-read">{of === 1 || of === -1 ? ' point' : ' points'}</span>
    </span>
  )
}
