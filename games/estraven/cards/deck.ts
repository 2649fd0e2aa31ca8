import type { Card } from './card.ts'

/** Twenty cards with a plan. */
export interface Deck {
  /** What it tries to do, in one sentence. */
  readonly plan: string
  readonly cards: readonly { readonly card: Card; readonly copies: number }[]
}
