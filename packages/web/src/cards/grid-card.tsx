import type { CatalogueCard } from '@turnwright/tabletop'
import type { KeyboardEvent } from 'react'
import { DRAGGED, Stepper } from './deck-panel.tsx'
import type { DeckInHand } from './use-deck.ts'

interface GridCardProps {
  readonly card: CatalogueCard
  readonly isShown: boolean
  readonly onShow: () => void
  readonly deck: DeckInHand | null
}

/** A card on the cloth; beside a deck it can be dragged there, and counted with + and -. */
export function GridCard({ card, isShown, onShow, deck }: GridCardProps) {
  const press = ({ key }: KeyboardEvent): void => {
    if (key === '+') deck?.add(card.id, 1)
    if (key === '-') deck?.add(card.id, -1)
  }
  return (
    <li data-builds={deck !== null || undefined}>
      <button
        type="button"
        className="cards-card"
        data-card={card.id}
        aria-pressed={isShown}
        onClick={onShow}
        onKeyDown={press}
        draggable={deck !== null}
        onDragStart={({ dataTransfer }) => dataTransfer.setData(DRAGGED, card.id)}
      >
        <span className="only-read">
          {card.name}. {card.words}
        </span>
        <span className="cards-face" aria-hidden="true">
          {card.face()}
        </span>
      </button>
      {deck !== null && <Stepper name={card.name} n={deck.countOf(card.id)} onStep={(by) => deck.add(card.id, by)} />}
    </li>
  )
}
