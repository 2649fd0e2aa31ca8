import { type Offer, useTableVoice, wordsOf } from '@turnwright/tabletop'
import type { ReactElement } from 'react'
import { FoodDie } from './food-die.tsx'
import './split-die.css'

/** The split face while either of its foods may be taken: each half is a choice of its own. */
export function SplitDie({ offers }: { readonly offers: readonly Offer[] }): ReactElement {
  const { choose, busy } = useTableVoice()
  return (
    <span className="place die-place" data-state="choosable">
      <FoodDie face="invertebrate|seed" />
      {offers.map((offer) => (
        <button
          key={offer.choice.id}
          type="button"
          className="die-half"
          aria-label={wordsOf(offer.choice)}
          onClick={() => !busy && choose(offer)}
        />
      ))}
    </span>
  )
}
