import {
  type Asked,
  CheckIcon,
  type ChoiceFace,
  offersOf,
  RankTag,
  type Offer,
  OfferButton,
  wordsOf,
} from '@turnwright/tabletop'
import type { ReactElement } from 'react'
import type { DuelView } from '../../rules/view.ts'
import { lineOf, wordsBesideName } from '../card/card-words.ts'
import { type LaidCard, laidOut, notLaidOut } from '../play/laid-out.ts'
import { questionOf } from '../../words/kinds.ts'
import { faceOf } from './faces.tsx'
import { ArtTile } from './pokemon-face.tsx'

/** Cards of a pile: each kind once where one is taken, with how many of it there are, and the way to take nothing. */
export function SearchBody({ prompt, draft, view }: Asked<DuelView>): ReactElement {
  const laid = laidOut(view, prompt)
  const offers = offersOf(prompt, draft)
  const offerOf = (id: unknown) => offers.find(({ path }) => path.length === 1 && path[0] === id)
  const isOrdered = questionOf(prompt)?.kind === 'rearrange'
  return (
    <fieldset className="choices">
      <legend className="only-read">Choices</legend>
      {laid.map((each) => {
        const offer = offerOf(each.choice.id)
        return offer === undefined ? null : <Found key={String(each.choice.id)} {...{ offer, isOrdered }} of={each} />
      })}
      {notLaidOut(view, prompt).map((choice) => {
        const offer = offerOf(choice.id)
        const face = faceOf(choice, view)
        return offer === undefined ? null : <Found key={String(choice.id)} {...{ offer, face }} of={null} />
      })}
    </fieldset>
  )
}

interface FoundProps {
  readonly offer: Offer
  readonly of: LaidCard | null
  /** Of what is not laid out. */
  readonly face?: ChoiceFace | null
  /** The order in which they are chosen matters, and is shown. */
  readonly isOrdered?: boolean
}

function Found({ offer, of, face = null, isOrdered = false }: FoundProps) {
  const { choice, prompt, place, full, most } = offer
  const { ref } = choice
  const end = isOrdered && place >= 0 ? `${place + 1}.` : of !== null && of.count > 1 ? `×${of.count}` : null
  return (
    <OfferButton
      offer={offer}
      pointsAt={ref !== undefined && 'card' in ref ? `card:${ref.card}` : null}
      data-state={place >= 0 ? 'chosen' : 'choosable'}
      data-zoom={of === null ? undefined : `id:${of.card.id}`}
      data-reason={full ? `${most} of ${most} chosen: take one back first.` : undefined}
      aria-pressed={prompt.max > 1 ? place >= 0 : undefined}
    >
      {of === null ? face?.start : <ArtTile card={of.card} />}
      {of !== null && <span className="only-read">{heard(wordsOf(choice), of)}</span>}
      <span className="choice-words" aria-hidden={of === null ? undefined : true}>
        {wordsOf(choice)}
        {of === null ? face?.detail && <small>{face.detail}</small> : <small>{detailOf(of)}</small>}
      </span>
      {end !== null && <span className="choice-end num">{end}</span>}
      <RankTag offer={offer} />
      {place >= 0 && !isOrdered && (
        <span className="choice-check" aria-hidden="true">
          <CheckIcon size={12} strokeWidth={3.5} />
        </span>
      )}
    </OfferButton>
  )
}

function heard(words: string, { card, on }: LaidCard): string {
  return [words, wordsBesideName(card), on === null ? '' : `on ${on}`].filter(Boolean).join(', ')
}

function detailOf({ card, on }: LaidCard): string {
  return on === null ? lineOf(card) : `on ${on}`
}
