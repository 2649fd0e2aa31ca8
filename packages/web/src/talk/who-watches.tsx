import { Popover } from '@base-ui/react/popover'
import type { TableState } from '@turnwright/protocol/client'
import { Eye } from 'lucide-react'
import './who-watches.css'

/** How many look on, and who of them has a name. */
export function WhoWatches({ state }: { readonly state: TableState }) {
  const { spectators, watching } = state
  if (spectators === 0) return null
  const nameless = spectators - watching.length
  return (
    <Popover.Root>
      <Popover.Trigger className="tool top-watchers" aria-label={`${spectators} watching`}>
        <Eye size={18} aria-hidden="true" />
        <span className="num">{spectators}</span>
        <span className="top-word">watching</span>
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner sideOffset={10} collisionPadding={8} className="popup-layer">
          <Popover.Popup className="watchers paper">
            <Popover.Title className="watchers-title">
              {spectators === 1 ? '1 person watches' : `${spectators} people watch`}
            </Popover.Title>
            <p>They see what lies open, and no hands.</p>
            <ul>
              {watching.map((name) => (
                <li key={name}>{name}</li>
              ))}
              {nameless > 0 && watching.length > 0 && <li className="watchers-more">and {nameless} more</li>}
              {nameless > 0 && watching.length === 0 && <li className="watchers-more">without a name</li>}
            </ul>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}
