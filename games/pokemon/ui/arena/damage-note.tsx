import { useEffect, useRef, useState } from 'react'
import './damage-note.css'

interface DamageNoteProps {
  /** Which Pokémon: another one begins anew. */
  readonly of: number
  readonly damage: number
}

/** "−30" rises for a moment where damage was done, "+20" where it was healed. */
export function DamageNote({ of, damage }: DamageNoteProps) {
  const last = useRef({ of, damage })
  const [change, setChange] = useState<{ readonly by: number; readonly at: number } | null>(null)
  useEffect(() => {
    const before = last.current
    last.current = { of, damage }
    const by = before.of === of ? before.damage - damage : 0
    if (by !== 0) setChange((shown) => ({ by, at: (shown?.at ?? 0) + 1 }))
  }, [of, damage])
  if (change === null) return null
  return (
    <span key={change.at} className="pk-damage-note num" data-good={change.by > 0 || undefined} aria-hidden="true">
      {change.by > 0 ? `+${change.by}` : `−${-change.by}`}
    </span>
  )
}
