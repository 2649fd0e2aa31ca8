import type { ReactElement } from 'react'
import type { AutomaView } from '../../rules/view.ts'
import { bonusCalled } from '../../rules/identities.ts'
import { type BonusCard, bonusText } from '../../cards/bonus-card.ts'
import { CardBack } from '@turnwright/tabletop'
import { TrayBird } from '../bird/tray-bird.tsx'
import { Sign } from '../signs/sign.tsx'
import { BIRD_DECK } from '../table/tray.tsx'
import './automa-mat.css'

/** The solo opponent: the birds it has, the eggs, and what it looks for. */
export function AutomaMat({ of }: { readonly of: AutomaView }): ReactElement {
  const bonus = bonusCalled(of.bonus)
  return (
    <section className="automa" aria-label="The Automa">
      <ul className="automa-facts num">
        <li>
          <Sign of="birds" /> {of.birds.length} birds face up
        </li>
        <li>
          <CardBack width={16} hue={BIRD_DECK} /> {of.hidden} face down
        </li>
        <li>
          <Sign of="egg" /> {of.eggs} eggs
        </li>
        <li>{of.turnsLeft} turns left in this round</li>
      </ul>
      {bonus !== null && (
        <p className="automa-wants">
          <Sign of="bonus" /> Takes birds for <b>{bonus.name}</b>: {wantedBy(bonus)}.
        </p>
      )}
      <div className="automa-birds">
        {of.birds.map((card) => (
          <div key={card.card} className="mat-cell">
            <TrayBird of={card} />
          </div>
        ))}
      </div>
    </section>
  )
}

/** Which birds it looks for; what the card pays is nothing to it (W56). */
function wantedBy(bonus: BonusCard): string {
  const [what = ''] = bonusText(bonus).split(': ')
  return what.slice(0, 1).toLowerCase() + what.slice(1)
}
