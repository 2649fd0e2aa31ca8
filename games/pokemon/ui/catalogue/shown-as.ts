import { DISTINCT_CARDS, fullNameOf } from '../../cards/full-name.ts'
import { cardCalled } from '../../rules/faces.ts'

const BY_NAME = new Map(DISTINCT_CARDS.map((card) => [fullNameOf(card), card.id]))

/** Of a card that was printed twice, the one that the catalogue shows. */
export function shownAs(id: string): string | null {
  const card = cardCalled(id)
  return card === null ? null : (BY_NAME.get(fullNameOf(card)) ?? null)
}
