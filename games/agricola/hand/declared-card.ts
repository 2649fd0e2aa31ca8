import { cardCalled } from '../cards/catalogue.ts'
import type { HandCard } from '../cards/card.ts'

/** What the mutation run changes: a card as the rules read it. */
export function declarationOf(id: string): HandCard {
  const card = cardCalled(id)
  if (card === null) throw new Error(`there is no card ${id}`)
  return card
}
