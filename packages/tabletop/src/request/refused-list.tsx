import type { Unavailable } from '@turnwright/kernel'
import { Lock } from 'lucide-react'
import { refKey } from '../board/ref-key.ts'
import { usePointing } from '../board/use-pointing.ts'

const SHOWN_AT_ONCE = 3

/** What one would expect here but cannot do, and why. A long list is folded away. */
export function RefusedList({ refused }: { readonly refused: readonly Unavailable[] }) {
  if (refused.length === 0) return null
  const rows = refused.map((one) => <RefusedRow key={`${one.title} ${one.reason}`} refused={one} />)
  if (refused.length <= SHOWN_AT_ONCE) return <ul className="choices refused">{rows}</ul>
  return (
    <details className="refused refused-more">
      <summary>{refused.length} you cannot choose now</summary>
      <ul className="choices">{rows}</ul>
    </details>
  )
}

function RefusedRow({ refused }: { readonly refused: Unavailable }) {
  const { pointed, pointer } = usePointing(refused.ref === undefined ? null : refKey(refused.ref))
  return (
    <li className="choice-refused" data-pointed={pointed || undefined} {...pointer}>
      <Lock size={16} aria-hidden="true" />
      <span>
        {refused.title}
        <small>{refused.reason}</small>
      </span>
    </li>
  )
}
