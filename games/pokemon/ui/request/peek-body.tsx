import { type Asked, choiceKey, type Offer, offersOf, usePointing, useTableVoice } from '@turnwright/tabletop'
import type { Seat } from '@turnwright/kernel'
import type { DuelView } from '../../rules/view.ts'
import './peek-body.css'

/** Where to look, side by side: a deck, a hand, and the Prizes as they lie. */
export function PeekBody({ prompt, draft, view, seat }: Asked<DuelView>) {
  const offers = offersOf(prompt, draft)
  const sides = [true, false].map((isMine) => ({
    title: isMine ? 'Yours' : 'Your opponent’s',
    spots: offers.filter(({ choice }) => (ownerOf(String(choice.id)) === seat) === isMine),
  }))
  return (
    <div className="pk-peek">
      {sides
        .filter(({ spots }) => spots.length > 0)
        .map(({ title, spots }) => (
          <fieldset key={title}>
            <legend>{title}</legend>
            {spots.map((offer) => (
              <Spot key={String(offer.choice.id)} offer={offer} view={view} />
            ))}
          </fieldset>
        ))}
    </div>
  )
}

const PRIZE = /^prize-(\d)-(\d+)$/

/** Whose card it is; only an opponent's hand is looked into. */
function ownerOf(id: string): Seat | null {
  const [, seat] = /^(?:deck|prize)-(\d)/.exec(id) ?? []
  return seat === undefined ? null : Number(seat)
}

function Spot({ offer, view }: { readonly offer: Offer; readonly view: DuelView }) {
  const { choose, busy } = useTableVoice()
  const { choice, prompt, path } = offer
  const [, owner, place] = PRIZE.exec(String(choice.id)) ?? []
  const prize = owner === undefined ? undefined : view.players[Number(owner)]?.prizes[Number(place)]
  const { pointed, pointer } = usePointing(prize === undefined ? null : `card:${prize.card}`)
  return (
    <button
      type="button"
      className="choice"
      data-prize={prize !== undefined || undefined}
      data-row={choiceKey(prompt.requestId, path)}
      data-pointed={pointed || undefined}
      aria-disabled={busy || undefined}
      onClick={() => !busy && choose(offer)}
      {...pointer}
    >
      <span className="only-read">{choice.title}</span>
      <span aria-hidden="true">{shortWords(String(choice.id))}</span>
    </button>
  )
}

function shortWords(id: string): string {
  if (id === 'hand') return 'A random card of the hand'
  const [, , place] = PRIZE.exec(id) ?? []
  return place === undefined ? 'Top of the deck' : `Prize ${Number(place) + 1}`
}
