import { X } from 'lucide-react'
import { type ReactElement, type ReactNode, useEffect, useRef } from 'react'
import './pile-spread.css'

export interface PileSpreadProps {
  readonly title: string
  /** "12 cards, the newest first". */
  readonly note: string
  /** What can be done with the whole pile, beside closing it. */
  readonly tools?: ReactNode
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A region that scrolls must be reachable with the keyboard. */
const SCROLLED = { tabIndex: 0 }

/** A pile spread out over the table, to look through. */
export function PileSpread({ title, note, tools, onClose, children }: PileSpreadProps): ReactElement {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const before = document.activeElement
    button.current?.focus({ preventScroll: true })
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || document.querySelector('[role="menu"]') !== null) return
      // The table would take the focus away, which goes back to the pile.
      event.stopPropagation()
      onClose()
    }
    document.addEventListener('keydown', press, true)
    return () => {
      document.removeEventListener('keydown', press, true)
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    }
  }, [onClose])
  return (
    <section className="pile-spread" aria-label={title}>
      <header>
        <h2>
          {title} <small className="num">{note}</small>
        </h2>
        {tools}
        <button ref={button} type="button" className="btn" onClick={onClose}>
          <X aria-hidden="true" /> Close
        </button>
      </header>
      <section className="pile-spread-cards" aria-label="Its cards" {...SCROLLED}>
        {children}
      </section>
    </section>
  )
}
