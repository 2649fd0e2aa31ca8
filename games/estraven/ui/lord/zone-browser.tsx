import { type BoardProps, nameOfSeat } from '@turnwright/tabletop'
import { useEffect, useRef } from 'react'
import type { EstravenView } from '../../rules/view.ts'
import { SmallCard } from '../card/small-card.tsx'
import { CloseIcon } from '../signs/icons.tsx'
import { cardsIn, type OpenZone, ZONE_TITLES } from './open-zone.ts'
import './zone-browser.css'

/** A long pile is scrolled, and the keyboard must be able to do that. */
const SCROLLED = { tabIndex: 0 }

type ZoneBrowserProps = BoardProps<EstravenView> & { readonly open: OpenZone; readonly onClose: () => void }

/** A pile spread out over the table, the newest card first. */
export function ZoneBrowser({ open, onClose, view, players, seat }: ZoneBrowserProps) {
  const button = useRef<HTMLButtonElement>(null)
  const cards = cardsIn(view, open)
  const name = nameOfSeat(players, open.seat, seat)
  const title = `${name === 'You' ? 'Your' : `${name}’s`} ${ZONE_TITLES[open.zone].toLowerCase()}`
  useEffect(() => {
    const before = document.activeElement
    button.current?.focus()
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
    <section className="es-browser" aria-label={title}>
      <header>
        <h2>
          {title}{' '}
          <small className="num">{cards.length === 1 ? '1 card' : `${cards.length} cards`}, the newest first</small>
        </h2>
        <button ref={button} type="button" className="btn" onClick={onClose}>
          <CloseIcon size={16} /> Close
        </button>
      </header>
      <section className="es-browser-cards" aria-label="Its cards" {...SCROLLED}>
        {cards.map((card) => (
          <SmallCard key={card.card} of={card} />
        ))}
        {cards.length === 0 && <p>Nothing is left here.</p>}
      </section>
    </section>
  )
}
