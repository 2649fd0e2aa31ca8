import type { CardId } from '@turnwright/kernel'
import { type Offer, useTableVoice } from '@turnwright/tabletop'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import type { EstravenView } from '../../rules/view.ts'
import { refusedDeeds } from '../request/refused-deeds.ts'
import { deedFace } from '../request/deed-face.tsx'
import { findCard } from '../zoom/find-card.ts'
import { type Anchor, useDeedMenu } from './deed-menu-state.ts'
import './deed-menu.css'

const WIDTH = 236
const EDGE = 8

/** The uses of one card, beside it: what can be done, and what cannot with the reason. */
export function DeedMenu({ view }: { readonly view: EstravenView }) {
  const { shown, anchor, close } = useDeedMenu()
  const { offers } = useTableVoice()
  if (shown === null || anchor === null) return null
  const own = offers.choices.get(`card:${shown}`) ?? []
  return own.length === 0 ? null : <OpenMenu {...{ view, card: shown, anchor, own, close }} />
}

interface OpenMenuProps {
  readonly view: EstravenView
  readonly card: CardId
  readonly anchor: Anchor
  readonly own: readonly Offer[]
  readonly close: () => void
}

function OpenMenu({ view, card, anchor, own, close }: OpenMenuProps) {
  const { choose } = useTableVoice()
  const list = useRef<HTMLDivElement>(null)
  const found = findCard(view, card)
  useEffect(() => {
    const before = document.activeElement
    list.current?.querySelector<HTMLElement>('[role="menuitem"]:not([aria-disabled])')?.focus()
    const away = ({ target }: PointerEvent) => {
      if (target instanceof Node && list.current?.contains(target) !== true) close()
    }
    document.addEventListener('pointerdown', away)
    return () => {
      document.removeEventListener('pointerdown', away)
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    }
  }, [close])
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape' || event.key === 'Tab') {
      // The table would take the focus away, which goes back to the card.
      event.stopPropagation()
      return close()
    }
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step === 0) return
    event.preventDefault()
    const items = [...(list.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])]
    const at = items.findIndex((item) => item === document.activeElement)
    items[(at + step + items.length) % items.length]?.focus()
  }
  const name = found?.printed.name ?? 'this card'
  return (
    <div
      ref={list}
      className="es-menu"
      role="menu"
      tabIndex={-1}
      aria-label={`What to do with ${name}`}
      style={spotOf(anchor)}
      onKeyDown={press}
    >
      {own.map((offer) => {
        const face = deedFace(offer, view)
        return (
          <button
            key={offer.path.join(' ')}
            type="button"
            role="menuitem"
            className="es-menu-deed"
            onClick={() => {
              close()
              choose(offer)
            }}
          >
            {face.icon}
            <span data-long={face.verb.length > 24 || undefined}>{face.verb}</span>
            <span className="es-menu-end num">{face.end}</span>
          </button>
        )
      })}
      {found !== null &&
        refusedDeeds(found, own).map(({ verb, reason }) => (
          <button key={verb} type="button" role="menuitem" aria-disabled="true" className="es-menu-deed">
            <span>
              {verb}
              <small>{reason}</small>
            </span>
          </button>
        ))}
    </div>
  )
}

/** Above the card where it lies low, else below it; never beyond the edge. */
function spotOf({ left, right, top, bottom }: Anchor) {
  const middle = (left + right - WIDTH) / 2
  const within = Math.max(EDGE, Math.min(innerWidth - WIDTH - EDGE, middle))
  const isLow = (top + bottom) / 2 > innerHeight / 2
  return isLow ? { left: within, bottom: innerHeight - top + EDGE } : { left: within, top: bottom + EDGE }
}
