import { memo, type NamedExoticComponent, type ReactElement } from 'react'
import type { Card } from '../../cards/card.ts'
import { inkOf } from './ink.ts'
import { houseOf, pictureOf } from './picture.ts'
import '../colour.css'
import './card-art.css'

interface CardArtProps {
  readonly card: Card
}

/** The picture of a card. */
export const CardArt: NamedExoticComponent<CardArtProps> = memo(function CardArt({ card }: CardArtProps): ReactElement {
  return (
    <span className="es-art" data-faction={houseOf(card)}>
      <svg viewBox="0 0 160 96" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        {pictureOf(card).flatMap(({ shapes, at }, part) =>
          // A picture never changes.
          shapes.map(({ d, tone, isCrowd }, place) => (
            <path
              key={`${part} ${place}`}
              d={d}
              fill={inkOf(tone)}
              fillRule={isCrowd === true ? undefined : 'evenodd'}
              transform={at === '' ? undefined : at}
            />
          )),
        )}
      </svg>
    </span>
  )
})
