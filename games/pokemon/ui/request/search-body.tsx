import { type Asked, choiceKey, offersOf, usePointing, useTableVoice, type Offer } from '@turnwright/tabletop'
import type { Card } from '../../cards/card.ts'
import type { DuelView } from '../../rules/view.ts'
import { laidOut } from '../play/laid.tsx'
import { printedCalled } from '../play/printed-called.ts'
import { ArtTile } from './pokemon-face.tsx'

/** A deck that is looked through: each kind of card once, with how many of it there are, and the way to take nothing. */
export function SearchBody({ prompt, draft, view }: Asked<DuelView>) {
  const laid = laidOut(view, prompt)
  const offers = offersOf(prompt, draft)
  const hidden = new Set(laid.map(({ choice }) => choice.title))
  const others = offers.filter(({ choice }) => !hidden.has(choice.title))
  return (
    <fieldset className="choices">
      <legend className="only-read">{prompt.title}</legend>
      {laid.map(({ choice, count }) => {
        const offer = offers.find(({ path }) => path[0] === choice.id)
        return offer === undefined ? null : <Found key={String(choice.id)} offer={offer} count={count} />
      })}
      {others.map((offer) => (
        <Found key={String(offer.choice.id)} offer={offer} count={1} />
      ))}
    </fieldset>
  )
}

function Found({ offer, count }: { readonly offer: Offer; readonly count: number }) {
  const { choose, busy } = useTableVoice()
  const { ref, title } = offer.choice
  const { pointed, pointer } = usePointing(ref !== undefined && 'card' in ref ? `card:${ref.card}` : null)
  const card: Card | null = printedCalled(title)
  return (
    <button
      type="button"
      className="choice"
      data-state={offer.place >= 0 ? 'chosen' : 'choosable'}
      data-row={choiceKey(offer.prompt.requestId, offer.path)}
      data-pointed={pointed || undefined}
      data-zoom={card === null ? undefined : `id:${card.id}`}
      aria-disabled={busy || undefined}
      onClick={() => !busy && choose(offer)}
      {...pointer}
    >
      {card !== null && <ArtTile card={card} />}
      <span className="choice-words">{title}</span>
      {count > 1 && <span className="choice-end num">×{count}</span>}
    </button>
  )
}
