import type { ReactElement } from 'react'
import './count-badge.css'

/** The number where only the count is known. */
export function CountBadge({ count }: { readonly count: number }): ReactElement {
  return <span className="count-badge num">{count}</span>
}
