import type { CardId } from '@turnwright/kernel'
import { levelOf, type Offer } from '@turnwright/tabletop'

export interface DeedsOfCard {
  readonly card: CardId
  readonly offers: readonly Offer[]
}

/** The same card can be played, pitched and traded: its uses stand together. What is about no card comes after. */
export function deedsByCard(offers: readonly Offer[]): {
  readonly cards: readonly DeedsOfCard[]
  readonly rest: readonly Offer[]
} {
  const byCard = new Map<CardId, Offer[]>()
  const rest: Offer[] = []
  for (const offer of offers) {
    const { ref } = offer.choice
    if (ref !== undefined && 'card' in ref) {
      const own = byCard.get(ref.card)
      if (own === undefined) byCard.set(ref.card, [offer])
      else own.push(offer)
    } else if (levelOf(offer.choice) === null) rest.push(offer)
  }
  return { cards: [...byCard].map(([card, own]) => ({ card, offers: own })), rest }
}
