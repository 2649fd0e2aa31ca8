import { CardBack, HandFan } from '@turnwright/tabletop'
import type { ReactElement } from 'react'
import type { PlayerView } from '../../rules/view.ts'
import { HandCard } from '../card/hand-card.tsx'
import './hand.css'

/** The cards you hold; those that nobody has shown you yet lie face down. */
export function Hand({ of: { hand } }: { readonly of: PlayerView }): ReactElement {
  const title = (
    <p className="pk-side-title pk-hand-title">
      Your hand <small className="num">{hand.length}</small>
    </p>
  )
  return (
    <HandFan none="No cards in hand." title={title} className="pk-hand-zone">
      {hand.map((card) =>
        card.id === null ? <CardBack key={card.card} hue={25} /> : <HandCard key={card.card} of={card} />,
      )}
    </HandFan>
  )
}
