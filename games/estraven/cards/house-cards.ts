import type { DeckEntry } from './deck.ts'

/**
 * Cards of no deck, for tables that choose them: those of a faction are shuffled into its deck, resources into the market.
 * The last comes last: a card that has been dealt keeps its place.
 */
export const HOUSE_CARDS: readonly DeckEntry[] = []
