import { type Asked, type Offer, OfferButton, offersOf, RankTag, wordsOf } from '@turnwright/tabletop'
import type { ReactElement } from 'react'
import type { EstravenAbout } from '../../rules/about.ts'
import type { EstravenView, PermanentView } from '../../rules/view.ts'
import { CardArt } from '../art/card-art.tsx'
import { blockWords } from '../combat/forecast.ts'
import { Stats } from '../signs/stats.tsx'
import { findCard } from '../zoom/find-card.ts'

/** Which attacker a unit blocks: each with what would come of it. */
export function BlockedList({ prompt, draft, view }: Asked<EstravenView, EstravenAbout>): ReactElement {
  const { about } = prompt
  const blocker = about?.kind === 'blocked' ? (findCard(view, about.card)?.permanent ?? null) : null
  return (
    <fieldset className="choices">
      <legend className="only-read">Choices</legend>
      {offersOf(prompt, draft).map((offer) => (
        <AttackerRow key={offer.path.join(' ')} {...{ offer, view, blocker }} />
      ))}
    </fieldset>
  )
}

interface AttackerRowProps {
  readonly offer: Offer
  readonly view: EstravenView
  readonly blocker: PermanentView | null
}

function AttackerRow({ offer, view, blocker }: AttackerRowProps) {
  const { choice } = offer
  const card = choice.ref !== undefined && 'card' in choice.ref ? choice.ref.card : null
  const found = card === null ? null : findCard(view, card)
  const attacker = found?.permanent ?? null
  return (
    <OfferButton
      offer={offer}
      pointsAt={card === null ? null : `card:${card}`}
      data-state="choosable"
      data-zoom={card === null ? undefined : `card:${card}`}
    >
      {found !== null && (
        <span className="es-face-art">
          <CardArt card={found.printed} />
        </span>
      )}
      <span className="choice-words">
        {wordsOf(choice)}
        {attacker !== null && blocker !== null && <small>{`Your blocker ${blockWords(attacker, blocker)}`}</small>}
      </span>
      {attacker !== null && found !== null && (
        <span className="choice-end num">
          <Stats of={attacker} printed={found.printed} left={attacker.left} />
        </span>
      )}
      <RankTag offer={offer} />
    </OfferButton>
  )
}
