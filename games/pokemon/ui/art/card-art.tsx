import { memo, type NamedExoticComponent, type ReactElement } from 'react'
import type { Card } from '../../cards/card.ts'
import { hueOf, pictureOf } from './picture.ts'
import '../colour.css'
import './card-art.css'

interface CardArtProps {
  readonly card: Card
}

/** The picture of a card. */
export const CardArt: NamedExoticComponent<CardArtProps> = memo(function CardArt({ card }: CardArtProps): ReactElement {
  return (
    <span className="pk-art" data-type={hueOf(card)}>
      <svg viewBox="0 0 120 78" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        {pictureOf(card).map(({ d, tone, opacity, line }, place) => (
          // A picture never changes.
          <path
            key={place}
            d={d}
            opacity={opacity}
            {...(line === undefined
              ? { fill: INKS[tone] }
              : { fill: 'none', stroke: INKS[tone], strokeWidth: line, strokeLinejoin: 'round' })}
          />
        ))}
      </svg>
    </span>
  )
})

const INKS = { own: 'var(--t-art)', hot: 'var(--t-hi)' } as const
