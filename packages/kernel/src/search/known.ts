import type { CardId } from '../cards/card-id.ts'
import type { Cards } from '../cards/cards.ts'
import type { Game } from '../play/game.ts'
import type { Seat } from '../rules/seat.ts'

/**
 * A game for writers of numbers that follow from what one seat knows: an imagined one, or the real one. Of the real one
 * the cards tell what the seat knows and no more, and the state is as a view is handed it.
 */
export interface Known<State = unknown> {
  readonly state: State
  readonly cards: CardKinds
}

export interface CardKinds {
  /** What the card is, as an index into the definition's identities. */
  kind(card: CardId): number
}

/** The real game, as far as a seat knows its cards. */
export function knownTo<State>(game: Game<State>, seat: Seat): Known<State> {
  return { state: game.state, cards: new KnownKinds(game.cards, seat) }
}

class KnownKinds implements CardKinds {
  readonly #cards: Cards
  readonly #seat: Seat

  constructor(cards: Cards, seat: Seat) {
    this.#cards = cards
    this.#seat = seat
  }

  kind(card: CardId): number {
    if (!this.#cards.isKnownTo(card, this.#seat))
      throw new RangeError(
        `card ${card} is hidden from seat ${this.#seat}: only an imagined game can tell what it may be`,
      )
    return this.#cards.kind(card)
  }
}
