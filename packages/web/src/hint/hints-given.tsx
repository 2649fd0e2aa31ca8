import type { Seat } from '@turnwright/kernel'
import type { TableState } from '@turnwright/protocol/client'
import { Lightbulb } from 'lucide-react'
import { givenWords } from './hint-notes.ts'
import './after-hint.css'

/** What a result says where somebody was given hints. */
export function HintsGiven({ state, me }: { readonly state: TableState; readonly me: Seat | null }) {
  const words = givenWords(state, me)
  if (words === null) return null
  return (
    <p className="after-hint">
      <Lightbulb size={14} aria-hidden="true" />
      {words}
    </p>
  )
}
