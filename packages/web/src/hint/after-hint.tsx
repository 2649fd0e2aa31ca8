import { Lightbulb } from 'lucide-react'
import './after-hint.css'

/** What is said of an answer whose player had been given a hint. */
export function AfterHint() {
  return (
    <p className="after-hint">
      <Lightbulb size={14} aria-hidden="true" />
      after a hint
    </p>
  )
}
