import { type Asked, choiceKey, type Offer, offersOf, usePointing, useTableVoice, wordsOf } from '@turnwright/tabletop'
import type { EstravenAbout } from '../../rules/about.ts'
import type { EstravenView, PermanentView } from '../../rules/view.ts'
import { CardArt } from '../art/card-art.tsx'
import { blockWords } from '../combat/forecast.ts'
import { Stats } from '../signs/stats.tsx'
import { findCard } from '../zoom/find-card.ts'

/** Which attacker a unit blocks: each with what would come of it. */
export function BlockedList({ prompt, draft, view }: Asked<EstravenView, EstravenAbout>) {
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
  const { choose, busy } = useTableVoice()
  const { choice, prompt, path } = offer
  const card = choice.ref !== undefined && 'card' in choice.ref ? choice.ref.card : null
  const { pointed, pointer } = usePointing(card === null ? null : `card:${card}`)
  const found = card === null ? null : findCard(view, card)
  const attacker = found?.permanent ?? null
  return (
    <button
      type="button"
      className="choice"
      data-state="choosable"
      data-pointed={pointed || undefined}
      data-row={choiceKey(prompt.requestId, path)}
      data-zoom={card === null ? undefined : `card:${card}`}
      aria-disabled={busy || undefined}
      onClick={() => !busy && choose(offer)}
      {...pointer}
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
    </button>
  )
}
