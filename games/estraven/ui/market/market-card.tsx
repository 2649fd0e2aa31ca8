import { type FC, memo } from 'react'
import { isUnit } from '../../cards/card.ts'
import type { MarketCardView } from '../../rules/view.ts'
import { CardArt } from '../art/card-art.tsx'
import { houseOf } from '../art/picture.ts'
import { CardPlace } from '../card/card-place.tsx'
import { marketWords, rulesText, typeLine } from '../card/card-words.ts'
import { cardCalled } from '../card/printed.ts'
import { FactionSign } from '../signs/faction-sign.tsx'
import { Stats } from '../signs/stats.tsx'
import './market-card.css'

interface MarketCardProps {
  readonly of: MarketCardView
  /** Cards in the row. */
  readonly size: number
}

export const MarketCard: FC<MarketCardProps> = memo(function MarketCard({ of, size }: MarketCardProps) {
  const card = cardCalled(of.id)
  if (card === null) return null
  return (
    <CardPlace card={of.card} label={marketWords(card, of)} className="es-offer" faction={houseOf(card)} from="market">
      <CardArt card={card} />
      <span className="es-offer-head">
        <FactionSign of={houseOf(card)} size={15} />
        <span className="card-name">{card.name}</span>
      </span>
      {card.type !== 'resource' && <small className="es-offer-type">{typeLine(card)}</small>}
      <small className="es-offer-text">{rulesText(card).join(' ')}</small>
      {isUnit(card) && <Stats of={card} />}
      <span className="es-age" data-leaves={of.leavesNext || undefined}>
        {Array.from({ length: size }, (_, place) => (
          <i key={place} data-on={place <= of.age || undefined} />
        ))}
        <small>{of.leavesNext ? 'leaves next' : of.age === 0 ? 'new' : ''}</small>
      </span>
    </CardPlace>
  )
})
