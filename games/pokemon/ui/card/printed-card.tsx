import type { ReactElement } from 'react'
import type { Card } from '../../cards/card.ts'
import { hueOf } from '../art/picture.ts'
import { CardInside } from './card-inside.tsx'
import { cardWords } from './card-words.ts'

/** A card as it is printed, wherever it lies: nobody asks for it. */
export function PrintedCard({ card }: { readonly card: Card }): ReactElement {
  return (
    <span
      className="card pk-card"
      data-type={hueOf(card)}
      data-kind={card.supertype}
      {...{ role: 'img', 'aria-label': cardWords(card) }}
    >
      <CardInside card={card} />
    </span>
  )
}
