import type { Card } from '../../cards/card.ts'
import { CARDS } from '../../cards/catalogue.ts'

const byName = new Map(CARDS.toReversed().map((card) => [card.name, card]))

/** The card of this name; of several the first. */
export function printedCalled(name: string): Card | null {
  return byName.get(name) ?? null
}
