import type { ReactElement } from 'react'
import type { CardView } from '../../rules/view.ts'
import { CardArt } from '../art/card-art.tsx'
import { houseOf } from '../art/picture.ts'
import { FactionSign } from '../signs/faction-sign.tsx'
import { Stats } from '../signs/stats.tsx'
import { CardPlace } from './card-place.tsx'
import { printedWords, typeLine } from './card-words.ts'
import { cardCalled } from './printed.ts'
import './small-card.css'

/** A card in a pile that is looked through. */
export function SmallCard({ of }: { readonly of: CardView }): ReactElement | null {
  const card = cardCalled(of.id)
  if (card === null) return null
  return (
    <CardPlace card={of.card} label={printedWords(card)} className="es-small" faction={houseOf(card)} still>
      <CardArt card={card} />
      <span className="card-name">{card.name}</span>
      <span className="es-type">
        <FactionSign of={houseOf(card)} size={12} />
        <span>{typeLine(card)}</span>
      </span>
      {(card.type === 'leader' || card.type === 'troop') && <Stats of={card} />}
    </CardPlace>
  )
}
