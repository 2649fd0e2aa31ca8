import type { BoardProps } from '@turnwright/tabletop'
import type { CSSProperties } from 'react'
import type { EstravenView, PlayerView } from '../../rules/view.ts'
import { HandCard } from '../card/hand-card.tsx'
import './hand.css'

type HandProps = BoardProps<EstravenView> & { readonly of: PlayerView }

/** The cards you hold. Where they do not fit side by side they lie over each other, and rise when pointed at. */
export function Hand({ of }: HandProps) {
  const { hand, pool } = of
  return (
    <section className="es-hand-zone" aria-label={`Your hand, ${hand.length} cards`}>
      <div className="es-hand" style={{ '--cards': hand.length } as CSSProperties}>
        {hand.map((card) => (
          <HandCard key={card.card} of={card} pool={pool} />
        ))}
        {hand.length === 0 && (
          <p className="es-hand-none">No cards in hand. You draw up to seven when your turn begins.</p>
        )}
      </div>
    </section>
  )
}
