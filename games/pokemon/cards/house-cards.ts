import type { Card } from './card.ts'

/** Cards of no printed set, for decks that name them. The last comes last: a card that was in a deck keeps its place. */
export const HOUSE_CARDS: readonly Card[] = []
