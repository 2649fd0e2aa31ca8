import { ArrowDown } from 'lucide-react'
import './turn-note.css'

const NUMBERS = ['no table', 'one table', 'two tables', 'three tables', 'four tables', 'five tables']

/** Says that somebody waits for you, and leads there. */
export function TurnNote({ count }: { readonly count: number }) {
  if (count === 0) return null
  return (
    <a className="turn-note" href="#tables">
      <span className="turn-light" />
      Your turn at {NUMBERS[count] ?? `${count} tables`}
      <span className="turn-go">
        <ArrowDown size={18} aria-hidden="true" />
      </span>
    </a>
  )
}
