import type { Lots } from './lots.ts'

/** Cards in an order of chance: each comes before any comes again. */
export class Deck<Card> {
  readonly #lots: Lots
  readonly #cards: readonly Card[]
  #left: Card[] = []

  constructor(lots: Lots, cards: readonly Card[]) {
    this.#lots = lots
    this.#cards = cards
  }

  draw(): Card {
    if (this.#left.length === 0) this.#left = this.#lots.random.shuffle([...this.#cards])
    return this.#left.pop() as Card
  }
}
