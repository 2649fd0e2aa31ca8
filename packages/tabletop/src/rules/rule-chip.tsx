import type { About, RuleNumber } from '@turnwright/kernel'
import { BookOpen } from 'lucide-react'
import type { ReactElement } from 'react'
import { useTableVoice } from '../board/table-voice.ts'
import './rule-chip.css'

interface RuleChipProps {
  /** What is asked or refused. */
  readonly of: About | undefined
}

/** A rule's number is a door: it opens the rules where they tell why. */
export function RuleChip({ of }: RuleChipProps): ReactElement | null {
  const { rules } = useTableVoice()
  const number = rules?.numberOf(of) ?? null
  return number === null ? null : <RuleDoor number={number} isAsked />
}

interface RuleDoorProps {
  readonly number: RuleNumber
  /** It is the one that the keyboard opens where a question has the focus. */
  readonly isAsked?: boolean
}

/** The number of a rule, wherever somebody speaks of it. */
export function RuleDoor({ number, isAsked = false }: RuleDoorProps): ReactElement | null {
  const { rules } = useTableVoice()
  if (rules === undefined) return null
  return (
    <button
      type="button"
      className="rule-chip num"
      aria-label={`Rule ${number}`}
      aria-keyshortcuts={isAsked ? '?' : undefined}
      aria-expanded={rules.shown === number}
      onClick={() => rules.open(number)}
    >
      <BookOpen size={14} aria-hidden="true" />
      {number}
    </button>
  )
}
