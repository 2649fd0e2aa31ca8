import { type KeyboardEvent, type ReactElement, type ReactNode, useEffect, useRef } from 'react'
import { useOpenOnPage } from '../board/use-open-on-page.ts'
import { type Anchor, MENU_WIDTH, menuSpot } from './menu-spot.ts'
import './thing-menu.css'

/** One use of a thing; with a reason, one that is not possible now. */
export interface MenuDeed {
  readonly key: string
  readonly title: ReactNode
  readonly detail?: ReactNode
  readonly icon?: ReactNode
  /** What it costs or brings. */
  readonly end?: ReactNode
  readonly reason?: string
  readonly run?: () => void
}

export interface ThingMenuProps {
  /** For ears: "What to do with Pikachu". */
  readonly label: string
  readonly anchor: Anchor
  readonly deeds: readonly MenuDeed[]
  readonly close: () => void
}

/** The uses of one thing, beside it: what can be done, and what cannot with the reason. */
export function ThingMenu({ label, anchor, deeds, close }: ThingMenuProps): ReactElement {
  const list = useRef<HTMLDivElement>(null)
  useOpenOnPage('menu')
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
      // The table would take the focus away, which goes back to the thing.
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
  return (
    <div
      ref={list}
      className="thing-menu"
      role="menu"
      tabIndex={-1}
      aria-label={label}
      style={{ width: MENU_WIDTH, ...menuSpot(anchor, window) }}
      onKeyDown={press}
    >
      {deeds.map((deed) => (
        <Deed key={deed.key} deed={deed} close={close} />
      ))}
    </div>
  )
}

function Deed({ deed, close }: { readonly deed: MenuDeed; readonly close: () => void }) {
  const { title, detail, icon, end, reason, run } = deed
  const act = () => {
    close()
    run?.()
  }
  const note = reason ?? detail
  return (
    <button
      type="button"
      role="menuitem"
      className="thing-menu-deed"
      aria-disabled={reason === undefined ? undefined : true}
      onClick={reason === undefined ? act : undefined}
    >
      {icon}
      <span>
        {title}
        {note !== undefined && <small>{note}</small>}
      </span>
      {end !== undefined && <span className="thing-menu-end num">{end}</span>}
    </button>
  )
}
