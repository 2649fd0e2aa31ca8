import { type FC, memo } from 'react'
import type { HandCardView } from '../../rules/view.ts'
import { houseOf } from '../art/picture.ts'
import { CardFace } from './card-face.tsx'
import { CardPlace } from './card-place.tsx'
import { handWords } from './card-words.ts'
import { cardCalled } from './printed.ts'

interface HandCardProps {
  readonly of: HandCardView
  /** The mana there is to pay for it. */
  readonly pool: number
}

/** A card that you hold. */
export const HandCard: FC<HandCardProps> = memo(function HandCard({ of, pool }: HandCardProps) {
  const card = cardCalled(of.id)
  if (card === null) return null
  return (
    <CardPlace
      card={of.card}
      label={handWords(card, of)}
      className="card es-card"
      refusal={of.refusal?.reason ?? null}
      faction={houseOf(card)}
      from="library"
    >
      <CardFace card={card} cost={of.cost} pool={pool} />
    </CardPlace>
  )
})
