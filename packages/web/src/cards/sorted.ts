import type { CatalogueCard } from '@turnwright/tabletop'

/** By name, or by a number, the largest first; cards without it come last. */
export function sorted(cards: readonly CatalogueCard[], by: string): readonly CatalogueCard[] {
  if (by === 'name') return cards
  return cards.toSorted((a, b) => numberOf(b, by) - numberOf(a, by))
}

function numberOf({ has }: CatalogueCard, trait: string): number {
  const own = has[trait]
  return typeof own === 'number' ? own : Number.NEGATIVE_INFINITY
}
