import { type ReactNode, useEffect, useRef } from 'react'
import { CloseIcon } from '../signs/icons.tsx'
import './browser.css'

/** Many cards are scrolled, and the keyboard must be able to do that. */
const SCROLLED = { tabIndex: 0 }

interface BrowserProps {
  readonly title: string
  readonly note: string
  readonly onClose: () => void
  readonly children: ReactNode
}

/** Cards spread out over the table. Escape puts them back. */
export function Browser({ title, note, onClose, children }: BrowserProps) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const before = document.activeElement
    button.current?.focus({ preventScroll: true })
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || document.querySelector('[role="menu"]') !== null) return
      // The table would take the focus away, which goes back to where it was.
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
    <section className="es-browser" aria-label={title}>
      <header>
        <h2>
          {title} <small className="num">{note}</small>
        </h2>
        <button ref={button} type="button" className="btn" onClick={onClose}>
          <CloseIcon size={16} /> Close
        </button>
      </header>
      <section className="es-browser-cards" aria-label="The cards" {...SCROLLED}>
        {children}
      </section>
    </section>
  )
}
