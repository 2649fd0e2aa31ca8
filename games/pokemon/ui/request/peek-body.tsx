import { type Asked, type Offer, OfferButton, offersOf, RankTag, wordsOf } from '@turnwright/tabletop'
import type { Seat } from '@turnwright/kernel'
import type { PromptChoice } from '@turnwright/kernel/host'
import type { ReactElement } from 'react'
import type { DuelView } from '../../rules/view.ts'
import { choiceOf } from '../../words/kinds.ts'
import './peek-body.css'

/** Where to look, side by side: a deck, a hand, and the Prizes as they lie. */
export function PeekBody({ prompt, draft, view, seat }: Asked<DuelView>): ReactElement {
  const offers = offersOf(prompt, draft)
  const sides = [true, false].map((isMine) => ({
    title: isMine ? 'Yours' : 'Your opponent’s',
    spots: offers.filter(({ choice }) => (ownerOf(choice) === seat) === isMine),
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

/** Whose card it is. */
function ownerOf(choice: PromptChoice): Seat | null {
  const about = choiceOf(choice)
  return about !== null && 'owner' in about ? about.owner : null
}

function Spot({ offer, view }: { readonly offer: Offer; readonly view: DuelView }) {
  const { choice } = offer
  const about = choiceOf(choice)
  const prize = about?.kind === 'prize-at' ? view.players[about.owner]?.prizes[about.at] : undefined
  return (
    <OfferButton
      offer={offer}
      pointsAt={prize === undefined ? null : `card:${prize.card}`}
      data-prize={prize !== undefined || undefined}
    >
      <span className="only-read">{wordsOf(choice)}</span>
      <span aria-hidden="true">{shortWords(choice)}</span>
      <RankTag offer={offer} />
    </OfferButton>
  )
}

function shortWords(choice: PromptChoice): string {
  const about = choiceOf(choice)
  if (about?.kind === 'prize-at') return `Prize ${about.at + 1}`
  return about?.kind === 'card-of-hand' ? 'A random card of the hand' : 'Top of the deck'
}
