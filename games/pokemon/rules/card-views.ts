import type { CardId, MaskedCards } from '@turnwright/kernel'
import type { CardView } from './view.ts'

const NO_CARDS: readonly CardView[] = []

/** The cards of a zone as a seat sees them. */
export function cardViews(cards: MaskedCards, zone: readonly CardId[]): readonly CardView[] {
  if (zone.length === 0) return NO_CARDS
  const views: CardView[] = []
  for (let at = 0; at < zone.length; at++) {
    const card = zone[at]
    if (card !== undefined) views.push(cardView(cards, card))
  }
  return views
}

export function cardView(cards: MaskedCards, card: CardId): CardView {
  return { card, id: cards.identity(card) }
}
