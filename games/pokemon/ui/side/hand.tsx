import type { CSSProperties } from 'react'
import { CardBack } from '@turnwright/tabletop'
import type { PlayerView } from '../../rules/view.ts'
import { HandCard } from '../card/hand-card.tsx'
import './hand.css'

/** The cards you hold. Where they do not fit side by side they lie over each other, and rise when pointed at. */
export function Hand({ of }: { readonly of: PlayerView }) {
  const { hand } = of
  return (
    <section className="pk-hand-zone" aria-label={`Your hand, ${hand.length} cards`}>
      <p className="pk-side-title pk-hand-title">
        Your hand <small className="num">{hand.length}</small>
      </p>
      <div className="pk-hand" style={{ '--cards': hand.length } as CSSProperties}>
        {hand.map((card) =>
          card.id === null ? <CardBack key={card.card} hue={25} /> : <HandCard key={card.card} of={card} />,
        )}
        {hand.length === 0 && <p className="pk-hand-none">No cards in hand.</p>}
      </div>
    </section>
  )
}
