import type { ReactElement } from 'react'
import { type Card, isUnit, manaCostOf } from '../../cards/card.ts'
import { CardArt } from '../art/card-art.tsx'
import { houseOf } from '../art/picture.ts'
import { FactionSign } from '../signs/faction-sign.tsx'
import { Cost, Gems } from '../signs/mana.tsx'
import { Stats } from '../signs/stats.tsx'
import { keywordWords, printedKeywords, rulesText, typeLine } from './card-words.ts'
import { KeywordPills } from './keyword-pills.tsx'
import './card-face.css'

interface CardFaceProps {
  readonly card: Card
  /** What it costs now; without it, what is printed. */
  readonly cost?: number
  /** The mana there is to pay for it; without it nothing is marked as missing. */
  readonly pool?: number
}

/** Everything that stands on a whole card, 5 to 7. */
export function CardFace({ card, cost = manaCostOf(card), pool = cost }: CardFaceProps): ReactElement {
  const worn = keywordWords(printedKeywords(card))
  const words = rulesText(card)
  return (
    <>
      <span className="es-card-head">
        {card.type !== 'resource' && <Cost mana={cost} missing={cost > pool} changed={cost !== manaCostOf(card)} />}
        <span className="card-name" data-long={isLong(card.name) || undefined}>
          {card.name}
        </span>
      </span>
      <span className="es-type">
        <FactionSign of={houseOf(card)} size={12} />
        <span>{typeLine(card)}</span>
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
            {!isUnit(card) && <span>{card.pitch === 0 ? 'no pitch' : 'pitch'}</span>}
          </span>
        )}
        {isUnit(card) && <Stats of={card} />}
      </span>
    </>
  )
}

/** Two short lines hold most names. */
function isLong(name: string): boolean {
  return name.length > 17 || name.split(' ').some((word) => word.length > 9)
}
