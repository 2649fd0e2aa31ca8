import { HandFan } from '@turnwright/tabletop'
import type { ReactElement } from 'react'
import type { PlayerView } from '../../rules/view.ts'
import { HandCard } from '../card/hand-card.tsx'
import './hand.css'

/** The cards you hold, each with what it costs you now. */
export function Hand({ of: { hand, pool } }: { readonly of: PlayerView }): ReactElement {
  return (
    <HandFan none="No cards in hand. You draw up to seven when your turn begins." className="es-hand-zone">
      {hand.map((card) => (
        <HandCard key={card.card} of={card} pool={pool} />
      ))}
    </HandFan>
  )
}
