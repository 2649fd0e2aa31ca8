import type { Cards } from '../cards/cards.ts'
import type { Game } from '../play/game.ts'
import type { GameResult } from '../rules/definition.ts'
import type { Player } from '../rules/seat.ts'

/**
 * A game that could be the real one. Only imagining makes them, so a program that asks for one cannot be handed the real
 * state. It is a guess: whoever looks at all of it learns nothing that is hidden.
 */
export class Imagined<State = unknown, Options = unknown> {
  readonly #fork: Game<State, Options>

  constructor(fork: Game<State, Options>) {
    this.#fork = fork
  }

  get state(): State {
    return this.#fork.state
  }

  get cards(): Cards {
    return this.#fork.cards
  }

  get players(): readonly Player[] {
    return this.#fork.players
  }

  get options(): Options {
    return this.#fork.options
  }

  /** Null while it goes on, and where it was cut short. */
  get result(): GameResult | null {
    return this.#fork.result
  }
}
