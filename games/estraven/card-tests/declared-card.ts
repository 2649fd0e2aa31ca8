import type { Card } from '../cards/card.ts'
import { CARDS } from '../cards/catalogue.ts'

/** What the mutation run changes: a card as it is declared, by its id. */
export function declarationOf(id: string): Card {
  const card = CARDS.find((each) => each.id === id)
  if (card === undefined) throw new Error(`there is no card ${id} to change`)
  return card
}
