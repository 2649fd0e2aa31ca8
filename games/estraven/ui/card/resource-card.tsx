import { type FC, memo } from 'react'
import type { PermanentView } from '../../rules/view.ts'
import { houseOf } from '../art/picture.ts'
import { FactionSign } from '../signs/faction-sign.tsx'
import { TapIcon } from '../signs/icons.tsx'
import { CardPlace } from './card-place.tsx'
import { permanentWords } from './card-words.ts'
import { cardCalled, cardText } from './printed.ts'
import './resource-card.css'

/** A resource on the battlefield: a low card that says what it is for. */
export const ResourceCard: FC<{ readonly of: PermanentView }> = memo(function ResourceCard({
  of,
}: {
  readonly of: PermanentView
}) {
  const card = cardCalled(of.id)
  if (card === null) return null
  const usable = of.abilities.some((ability) => ability.usable)
  return (
    <CardPlace
      card={of.card}
      label={permanentWords(card, of)}
      className="es-resource"
      tapped={of.tapped}
      faction={houseOf(card)}
      refusal={of.abilities.find(({ refusal }) => refusal !== null)?.refusal?.reason ?? null}
    >
      <span className="es-resource-head" data-usable={usable || undefined}>
        <FactionSign of={houseOf(card)} />
        <span className="card-name">{card.name}</span>
        {of.tapped && <TapIcon size={12} />}
      </span>
      <small>{cardText(card).join(' ')}</small>
    </CardPlace>
  )
})
