import { CountBadge } from '@turnwright/tabletop'

/** As many backs as a hand shows before their number says the rest. */
const MOST_BACKS = 7

/** So many pieces, and their number: nobody counts fifteen of them. */
export function Tokens({ count }: { readonly count: number }) {
  return (
    <span className="plain-tokens">
      <b className="plain-number num">{count}</b>
      <span className="plain-heap" aria-hidden="true">
        {Array.from({ length: count }, (_, at) => (
          <i key={at} />
        ))}
      </span>
    </span>
  )
}

/** What somebody holds: backs, one beside the other, and how many there are. */
export function Backs({ count }: { readonly count: number }) {
  return (
    <span className="plain-backs">
      <span aria-hidden="true">
        {Array.from({ length: Math.min(count, MOST_BACKS) }, (_, at) => (
          <span key={at} className="card card-back" />
        ))}
      </span>
      <CountBadge count={count} />
    </span>
  )
}
