import { changeWords, useChange } from '@turnwright/tabletop'
import type { ReactElement } from 'react'
import './damage-note.css'

const SHOWN = 1800

interface DamageNoteProps {
  /** Which Pokémon: another one begins anew. */
  readonly of: number
  readonly damage: number
}

/** "−30" rises for a moment where damage was done, "+20" where it was healed. */
export function DamageNote({ of, damage }: DamageNoteProps): ReactElement | null {
  const change = useChange(-damage, SHOWN, of)
  if (change === null) return null
  return (
    <span key={change.turn} className="pk-damage-note num" data-good={change.by > 0 || undefined} aria-hidden="true">
      {changeWords(change.by)}
    </span>
  )
}
