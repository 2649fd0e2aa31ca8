import type { Card } from './card.ts'

/** A card and how many of it. */
export interface DeckEntry {
  readonly card: Card
  readonly copies: number
}

/** Twenty cards with a plan. */
export interface Deck {
  /** What it tries to do, in one sentence. */
  readonly plan: string
  readonly cards: readonly DeckEntry[]
}
