import type { Card } from './card.ts'
import { CARDS } from './catalogue.ts'

/**
 * What tells every card from every other: its name, with its set where an earlier set has another card of that name. A card
 * that was printed twice has one full name.
 */
export function fullNameOf(card: Card): string {
  const first = CARDS.find(({ name }) => name === card.name)
  return first === undefined || first.set === card.set ? card.name : `${card.name} (${card.set})`
}

/** Every card once: of those printed twice the first. */
export const DISTINCT_CARDS: readonly Card[] = CARDS.filter(
  (card, at) => CARDS.findIndex((each) => fullNameOf(each) === fullNameOf(card)) === at,
)

const byFullName = new Map(DISTINCT_CARDS.map((card) => [fullNameOf(card), card]))

export function cardNamed(fullName: string): Card {
  const card = byFullName.get(fullName)
  if (card === undefined) throw new Error(`there is no card called ${fullName}`)
  return card
}
