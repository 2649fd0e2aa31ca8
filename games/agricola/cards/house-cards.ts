import type { HandCard } from './card.ts'

/**
 * Occupations and minor improvements of no box, for tables that choose them. The last comes last: a card that has been
 * dealt keeps its place.
 */
export const HOUSE_CARDS: readonly HandCard[] = []
