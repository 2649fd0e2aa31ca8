import { CloseUp } from '@turnwright/tabletop'
import type { ReactElement } from 'react'
import { bonusText } from '../../cards/bonus-card.ts'
import { bonusCalled } from '../../rules/identities.ts'
import type { BonusView } from '../../rules/view.ts'
import { BonusTrack } from '../mine/bonus-track.tsx'
import { Sign } from '../signs/sign.tsx'
import './bonus-zoom.css'

/** A bonus card with everything it says, and how far its owner is. */
export function BonusZoom({ of }: { readonly of: BonusView }): ReactElement | null {
  const card = bonusCalled(of.bonus)
  if (card === null) return null
  return (
    <CloseUp className="bonus-zoom">
      <span className="bonus-zoom-name">
        <Sign of="bonus" />
        {card.name}
      </span>
      <span>{bonusText(card)}</span>
      <BonusTrack card={card} count={of.count} />
      <span className="bonus-zoom-now num">
        {of.count} now <b>{of.points === 1 ? '1 point' : `${of.points} points`}</b>
      </span>
      {card.percent !== null && <span className="quiet">Fits {card.percent} of 100 birds in the deck</span>}
    </CloseUp>
  )
}
