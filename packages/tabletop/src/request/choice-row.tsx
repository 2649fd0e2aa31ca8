import type { ReactElement } from 'react'
import type { ChoiceFace } from '../board/game-ui.ts'
import { refKey } from '../board/ref-key.ts'
import { ChosenMark } from './chosen-mark.tsx'
import { OfferButton } from './offer-button.tsx'
import { type Offer, pointedBy } from './offers.ts'
import { RankTag } from './rank-tag.tsx'
import { wordsOf } from './words-of.ts'
import './choice-row.css'

export interface ChoiceRowProps {
  readonly offer: Offer
  readonly face: ChoiceFace | null
  readonly tile: boolean
}

/** One choice of a request. It lights its thing on the table, and is lit by it. */
export function ChoiceRow({ offer, face, tile }: ChoiceRowProps): ReactElement {
  const { choice, prompt, place, full, most } = offer
  const collected = prompt.max > 1 || most > 1
  const tooMany = `${most} of ${most} chosen: take one back first.`
  return (
    <OfferButton
      offer={offer}
      pointsAt={pointedBy(offer)}
      className={tile ? 'choice choice-tile' : 'choice'}
      data-state={place >= 0 ? 'chosen' : 'choosable'}
      data-zoom={choice.ref === undefined ? undefined : refKey(choice.ref)}
      data-reason={full ? tooMany : undefined}
      aria-pressed={collected ? place >= 0 : undefined}
    >
      <ChoiceFaceView words={wordsOf(choice)} detail={choice.detail} face={face} />
      <RankTag offer={offer} />
      <ChosenMark of={offer} className="choice-check" size={12} stroke={3.5} />
    </OfferButton>
  )
}

interface ChoiceFaceViewProps {
  readonly words: string
  readonly detail: string | undefined
  readonly face: ChoiceFace | null
}

/** How a choice looks. Where a game draws it in its own way, ears still hear its words, and what the game says besides. */
export function ChoiceFaceView({ words, detail, face }: ChoiceFaceViewProps): ReactElement {
  const second = face?.detail ?? detail
  const isDrawn = face?.title !== undefined || face?.said !== undefined
  const hidden = isDrawn || undefined
  return (
    <>
      {isDrawn && <span className="only-read">{[words, face.said ?? detail].filter(Boolean).join(', ')}</span>}
      {face?.start}
      <span className="choice-words" aria-hidden={hidden}>
        {face?.title ?? words}
        {second !== undefined && <small>{second}</small>}
      </span>
      {face?.end !== undefined && (
        <span className="choice-end num" aria-hidden={hidden}>
          {face.end}
        </span>
      )}
    </>
  )
}
