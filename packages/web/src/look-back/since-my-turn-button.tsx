import type { Projection } from '@turnwright/kernel/host'
import { History } from 'lucide-react'
import './since-my-turn-button.css'

interface SinceMyTurnProps {
  readonly play: Projection
  readonly onLook: () => void
}

/** The way to stepping through what the others did since one's own last turn, on the board itself. */
export function SinceMyTurn({ play, onLook }: SinceMyTurnProps) {
  if (play.seat === null || play.result !== null || play.answers === 0) return null
  return (
    <button type="button" className="since-my-turn" data-key="l" onClick={onLook}>
      <History size={15} aria-hidden="true" />
      Since my last turn <kbd className="key">L</kbd>
    </button>
  )
}
