import type { Card } from './card.ts'
import { CARDS } from './catalogue.ts'

const setOfFirst = new Map(CARDS.toReversed().map(({ name, set }) => [name, set]))

/**
 * What tells every card from every other: its name, with its set where an earlier set has another card of that name. A card
 * that was printed twice has one full name.
 */
export function fullNameOf({ name, set }: Card): string {
  const first = setOfFirst.get(name)
  return first === undefined || first === set ? name : `${name} (${set})`
}

const byFullName = new Map(CARDS.toReversed().map((card) => [fullNameOf(card), card]))

/** Every card once: of those printed twice the first. */
export const DISTINCT_CARDS: readonly Card[] = CARDS.filter((card) => byFullName.get(fullNameOf(card)) === card)

export function cardNamed(fullName: string): Card {
  const card = byFullName.get(fullName)
  if (card === undefined) throw new Error(`there is no card called ${fullName}`)
  return card
}
