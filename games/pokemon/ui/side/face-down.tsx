import { CardBack } from '@turnwright/tabletop'
import type { ReactElement } from 'react'
import type { Card } from '../../cards/card.ts'
import { cardCalled } from '../../rules/faces.ts'
import type { CardView } from '../../rules/view.ts'
import { hueOf } from '../art/picture.ts'
import { CardInside } from '../card/card-inside.tsx'
import './face-down.css'

/** A Pokémon that is laid out before the duel begins: its owner knows it, the others see a back. */
export function FaceDown({ card }: { readonly card: CardView }): ReactElement {
  const printed = cardCalled(card.id)
  return (
    <span
      className="pk-face-down"
      data-travel={`card:${card.card}`}
      {...{ role: 'img', 'aria-label': labelOf(printed) }}
    >
      {printed === null ? (
        <CardBack hue={25} />
      ) : (
        <span className="card pk-card" data-type={hueOf(printed)} data-kind={printed.supertype}>
          <CardInside card={printed} />
          <span className="pk-under">face down</span>
        </span>
      )}
    </span>
  )
}

function labelOf(printed: Card | null): string {
  return printed === null ? 'A Pokémon, face down' : `${printed.name}, face down until both are ready`
}
