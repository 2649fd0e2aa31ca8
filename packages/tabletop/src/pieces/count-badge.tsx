import './count-badge.css'

/** The number where only the count is known. */
export function CountBadge({ count }: { readonly count: number }) {
  return <span className="count-badge num">{count}</span>
}
