import {
  type Asked,
  CheckIcon,
  choiceKey,
  offersOf,
  usePointing,
  useTableVoice,
  type Offer,
} from '@turnwright/tabletop'
import type { DuelView } from '../../rules/view.ts'
import { type LaidCard, laidOut } from '../play/laid-out.ts'
import { ArtTile } from './pokemon-face.tsx'

/** Cards of a pile: each kind once where one is taken, with how many of it there are, and the way to take nothing. */
export function SearchBody({ prompt, draft, view }: Asked<DuelView>) {
  const laid = laidOut(view, prompt)
  const offers = offersOf(prompt, draft)
  const others = prompt.choices.filter(({ ref }) => ref === undefined)
  const offerOf = (id: unknown) => offers.find(({ path }) => path.length === 1 && path[0] === id)
  const isOrdered = view.asking?.about === 'rearrange'
  return (
    <fieldset className="choices">
      <legend className="only-read">{prompt.title}</legend>
      {laid.map((each) => {
        const offer = offerOf(each.choice.id)
        return offer === undefined ? null : <Found key={String(each.choice.id)} {...{ offer, isOrdered }} of={each} />
      })}
      {others.map(({ id }) => {
        const offer = offerOf(id)
        return offer === undefined ? null : <Found key={String(id)} offer={offer} of={null} isOrdered={false} />
      })}
    </fieldset>
  )
}

interface FoundProps {
  readonly offer: Offer
  readonly of: LaidCard | null
  /** The order in which they are chosen matters, and is shown. */
  readonly isOrdered: boolean
}

function Found({ offer, of, isOrdered }: FoundProps) {
  const { choose, busy } = useTableVoice()
  const { choice, prompt, place, full, most } = offer
  const { ref, title } = choice
  const { pointed, pointer } = usePointing(ref !== undefined && 'card' in ref ? `card:${ref.card}` : null)
  const end = isOrdered && place >= 0 ? `${place + 1}.` : of !== null && of.count > 1 ? `×${of.count}` : null
  return (
    <button
      type="button"
      className="choice"
      data-state={place >= 0 ? 'chosen' : 'choosable'}
      data-row={choiceKey(prompt.requestId, offer.path)}
      data-pointed={pointed || undefined}
      data-zoom={of === null ? undefined : `id:${of.card.id}`}
      data-reason={full ? `${most} of ${most} chosen: take one back first.` : undefined}
      aria-pressed={prompt.max > 1 ? place >= 0 : undefined}
      aria-disabled={busy || full || undefined}
      onClick={() => !busy && !full && choose(offer)}
      {...pointer}
    >
      {of !== null && <ArtTile card={of.card} />}
      <span className="choice-words">
        {title}
        {of !== null && of.on !== null && <small>on {of.on}</small>}
      </span>
      {end !== null && <span className="choice-end num">{end}</span>}
      {place >= 0 && !isOrdered && (
        <span className="choice-check" aria-hidden="true">
          <CheckIcon size={12} strokeWidth={3.5} />
        </span>
      )}
    </button>
  )
}
