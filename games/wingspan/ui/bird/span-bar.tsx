import type { ReactElement } from 'react'
import { shareOfBar } from './wingspan-bar.ts'
import './span-bar.css'

/** The wingspan as a bar, on the same scale for every bird. */
export function SpanBar({ wingspan }: { readonly wingspan: number }): ReactElement {
  return (
    <span className="span-bar">
      <i style={{ '--share': `${shareOfBar(wingspan) * 100}%` }} />
    </span>
  )
}
