import type { Plain } from '@turnwright/kernel'

/** A card as its game declares it. A game lists its packs as `FACTS` in `card-tests/facts.ts`. */
export interface CardFacts {
  readonly id: string
  /** The title of the `describe` that proves it. */
  readonly name: string
  /** What the digest is made of. */
  readonly facts: Plain
  /** What it says it does, in sentences, for whoever reads it over. */
  readonly says: readonly string[]
  /** What must be declared before it is a card at all, as a sentence; null where nothing is missing. */
  readonly lacks: string | null
  /** What its tests must prove, by the words that their titles begin with; '' is a title of any words. */
  readonly deeds: readonly string[]
}

/** Cards that come together: the ones of a box, or those that came after it. */
export interface FactPack {
  readonly id: string
  /** How many the box holds; null where more may come. */
  readonly printed: number | null
  readonly cards: readonly CardFacts[]
}
