import { Lock } from 'lucide-react'
import type { ReactElement } from 'react'
import type { ChoiceFace, Refused } from '../board/game-ui.ts'
import { refKey } from '../board/ref-key.ts'
import { usePointing } from '../board/use-pointing.ts'
import { RuleChip } from '../rules/rule-chip.tsx'
import { wordsOf } from './words-of.ts'

const SHOWN_AT_ONCE = 3

interface RefusedListProps {
  readonly refused: readonly Refused[]
  readonly faceOf: (refused: Refused) => ChoiceFace | null
}

/** What one would expect here but cannot do, and why. A long list is folded away. */
export function RefusedList({ refused, faceOf }: RefusedListProps): ReactElement | null {
  if (refused.length === 0) return null
  const rows = refused.map((one) => <RefusedRow key={keyOf(one)} refused={one} face={faceOf(one)} />)
  if (refused.length <= SHOWN_AT_ONCE) return <ul className="choices refused">{rows}</ul>
  return (
    <details className="refused refused-more">
      <summary>{refused.length} you cannot choose now</summary>
      <ul className="choices">{rows}</ul>
    </details>
  )
}

/** Two cards of one name can be refused for the same reason. */
function keyOf({ title, reason, ref }: Refused): string {
  return ref === undefined ? `${title} ${reason}` : `${refKey(ref)} ${reason}`
}

interface RefusedRowProps {
  readonly refused: Refused
  readonly face: ChoiceFace | null
}

function RefusedRow({ refused, face }: RefusedRowProps) {
  const { pointed, pointer } = usePointing(refused.ref === undefined ? null : refKey(refused.ref))
  return (
    <li
      className="choice-refused"
      data-zoom={refused.ref === undefined ? undefined : refKey(refused.ref)}
      data-pointed={pointed || undefined}
      {...pointer}
    >
      {face?.start ?? <Lock size={16} aria-hidden="true" />}
      <span className="choice-words">
        {face?.title ?? wordsOf(refused)}
        <small>{face?.detail ?? refused.reason}</small>
      </span>
      {face?.end !== undefined && <span className="choice-end num">{face.end}</span>}
      <RuleChip of={refused.about} />
    </li>
  )
}
