import { manaCostOf } from '../../cards/card.ts'
import type { HandCardView } from '../../rules/view.ts'
import { CardArt } from '../art/card-art.tsx'
import { houseOf } from '../art/picture.ts'
import { FactionSign } from '../signs/faction-sign.tsx'
import { Cost, Gems } from '../signs/mana.tsx'
import { Stats } from '../signs/stats.tsx'
import { CardPlace } from './card-place.tsx'
import { handWords, keywordWords, printedKeywords, rulesText, typeLine } from './card-words.ts'
import { KeywordPills } from './keyword-pills.tsx'
import { cardCalled } from './printed.ts'
import './hand-card.css'

interface HandCardProps {
  readonly of: HandCardView
  readonly asks: boolean
  /** The mana there is to pay for it. */
  readonly pool: number
}

/** A whole card, 5 to 7. */
export function HandCard({ of, asks, pool }: HandCardProps) {
  const card = cardCalled(of.id)
  if (card === null) return null
  const { type } = card
  const isUnit = type === 'leader' || type === 'troop'
  const worn = keywordWords(printedKeywords(card))
  const words = rulesText(card)
  return (
    <CardPlace
      card={of.card}
      label={handWords(card, of)}
      className="card es-card"
      asks={asks}
      refusal={of.refusal?.reason ?? null}
      faction={houseOf(card)}
      from="library"
    >
      <span className="es-card-head">
        {type !== 'resource' && <Cost mana={of.cost} missing={of.cost > pool} changed={of.cost !== manaCostOf(card)} />}
        <span className="card-name" data-long={isLong(card.name) || undefined}>
          {card.name}
        </span>
      </span>
      <span className="es-type">
        <FactionSign of={houseOf(card)} size={12} />
        {typeLine(card)}
      </span>
      <CardArt card={card} />
      {worn.length > 0 && <KeywordPills words={worn} />}
      <span className="es-card-text" data-long={words.join(' ').length > 90 || undefined}>
        {words.map((text) => (
          <span key={text}>{text}</span>
        ))}
      </span>
      <span className="es-card-foot">
        {card.pitch !== null && (
          <span className="es-pitch">
            <Gems count={card.pitch} />
            {!isUnit && <span>{card.pitch === 0 ? 'no pitch' : 'pitch'}</span>}
          </span>
        )}
        {isUnit && <Stats of={card} />}
      </span>
    </CardPlace>
  )
}

/** Two short lines hold most names. */
function isLong(name: string): boolean {
  return name.length > 17 || name.split(' ').some((word) => word.length > 9)
}
