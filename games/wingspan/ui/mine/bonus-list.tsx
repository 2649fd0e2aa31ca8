import { Place } from '@turnwright/tabletop'
import type { ReactElement } from 'react'
import { bonusText } from '../../cards/bonus-card.ts'
import { bonusCalled } from '../../rules/identities.ts'
import type { BonusView } from '../../rules/view.ts'
import { Print } from '../signs/print.tsx'
import { Sign } from '../signs/sign.tsx'
import { BonusTrack } from './bonus-track.tsx'
import './bonus-list.css'

/** Your bonus cards: what they count, and how far you are. */
export function BonusList({ of }: { readonly of: readonly BonusView[] }): ReactElement {
  const isMany = of.length > 1
  return (
    // Several may need to be scrolled, and then with the keyboard too.
    <section
      className="bonus-list"
      aria-label="Your bonus cards"
      {...(isMany ? { tabIndex: 0, 'data-many': true } : {})}
    >
      {of.map((bonus) => (
        <BonusPlace key={bonus.card} of={bonus} />
      ))}
    </section>
  )
}

export function BonusPlace({ of }: { readonly of: BonusView }): ReactElement | null {
  const card = bonusCalled(of.bonus)
  if (card === null) return null
  const [what, pay] = bonusText(card).split(': ')
  const now = `${of.count} now, ${of.points} ${of.points === 1 ? 'point' : 'points'}`
  return (
    <Place of={{ card: of.card }} label={`${card.name}. ${bonusText(card)} Bonus card, ${now}`} className="bonus">
      <span className="bonus-name">
        <Sign of="bonus" />
        {card.name}
        <b className="num">
          <Print text={of.points} />
        </b>
      </span>{' '}
      <span className="bonus-what">{what}</span> <BonusTrack card={card} count={of.count} />
      <span className="bonus-pay">{pay}</span>
    </Place>
  )
}
