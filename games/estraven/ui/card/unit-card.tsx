import { type FC, memo } from 'react'
import type { LinkView, PermanentView } from '../../rules/view.ts'
import { CardArt } from '../art/card-art.tsx'
import { houseOf } from '../art/picture.ts'
import { FactionSign } from '../signs/faction-sign.tsx'
import { ResistanceIcon, TapIcon } from '../signs/icons.tsx'
import { LinkNumber } from '../signs/link-number.tsx'
import { Stats } from '../signs/stats.tsx'
import { linksAt } from '../chain/links-at.ts'
import { CardPlace } from './card-place.tsx'
import { keywordWords, permanentWords, typeLine } from './card-words.ts'
import { KeywordPills } from './keyword-pills.tsx'
import { cardCalled } from './printed.ts'
import './unit-card.css'

interface UnitCardProps {
  readonly of: PermanentView
  readonly links: readonly LinkView[]
  /** Who stands in whose way, in words; null where nobody does. */
  readonly block: string | null
}

/** A leader or a troop on the battlefield. Tapped, it lies down; its words do not. */
export const UnitCard: FC<UnitCardProps> = memo(function UnitCard({ of, links, block }: UnitCardProps) {
  const card = cardCalled(of.id)
  if (card === null) return null
  const targeting = linksAt({ links }, of.card)
  return (
    <CardPlace
      card={of.card}
      label={permanentWords(card, of)}
      className={card.type === 'leader' ? 'es-unit es-leader' : 'es-unit'}
      refusal={of.attackRefusal?.reason ?? null}
      tapped={of.tapped}
      from={`hand-${of.owner}`}
      faction={houseOf(card)}
    >
      <CardArt card={card} />
      <span className="card-name">{card.name}</span>
      <span className="es-type">
        <FactionSign of={houseOf(card)} size={12} />
        <span>{typeLine(card)}</span>
      </span>
      <KeywordPills words={keywordWords(of)} abilities={of.abilities} />
      <Stats of={of} printed={card} left={of.left} />
      {of.tapped && (
        <span className="es-tapped" aria-hidden="true">
          <TapIcon size={13} />
        </span>
      )}
      {targeting.length > 0 && (
        <span className="es-targeted">
          {targeting.map(({ link, by }) => (
            <LinkNumber key={link} link={link} by={by} />
          ))}
        </span>
      )}
      {block !== null && (
        <span className="es-block-tag">
          <ResistanceIcon size={11} />
          {block}
        </span>
      )}
      {of.isLent && <span className="es-lent">taken over</span>}
    </CardPlace>
  )
})
