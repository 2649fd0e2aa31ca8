import { Place } from '@turnwright/tabletop'
import type { ReactElement } from 'react'
import { cardCalled } from '../../cards/catalogue.ts'
import type { CardView, PlayerView } from '../../rules/view.ts'
import { CardFace } from '../cards/card-face.tsx'
import { carries } from '../drag/carry.ts'
import { goodsOf } from '../cards/goods-of.ts'
import './hand.css'

/** It may scroll, so the keyboard must be able to get there. */
const SCROLLS = { tabIndex: 0 }

/** The cards you hold, or choose from in a draft: occupations first. */
export function Hand({ of }: { readonly of: PlayerView }): ReactElement {
  const isDraft = of.offered.length > 0
  const shown = sorted(isDraft ? [...of.offered] : [...of.hand])
  const n = (type: string) => shown.filter(({ id }) => cardCalled(id)?.type === type).length
  return (
    <section className="ag-hand-zone" aria-label={isDraft ? 'Cards to draft from' : 'Your hand'}>
      <h3 className="ag-title">
        {isDraft ? 'Draft a card of each kind' : 'Your hand'}
        <small>
          {n('occupation')} occupations, {n('minor')} minor improvements
        </small>
      </h3>
      <div className="ag-hand" {...SCROLLS}>
        {shown.map((card) => (
          <HeldCard key={card.card} of={card} holder={of} />
        ))}
        {isDraft && of.hand.length > 0 && <p className="ag-none">{of.hand.length} cards drafted so far.</p>}
        {shown.length === 0 && <p className="ag-none">No cards in hand.</p>}
      </div>
    </section>
  )
}

function HeldCard({ of: { card, id }, holder }: { readonly of: CardView; readonly holder: PlayerView }) {
  const printed = cardCalled(id)
  if (printed === null) return null
  return (
    <div className="ag-held-frame" {...carries(`card:${card}`)}>
      <Place of={{ card }} className="ag-held">
        <CardFace of={printed} goods={goodsOf(holder)} />
      </Place>
    </div>
  )
}

function sorted(cards: readonly CardView[]): readonly CardView[] {
  const order = ({ id }: CardView) => (cardCalled(id)?.type === 'occupation' ? 0 : 1)
  return cards.toSorted((a, b) => order(a) - order(b))
}
