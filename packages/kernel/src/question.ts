import type { Game } from './game.ts'
import { type Projection, projectQuestion } from './project.ts'
import type { Chance } from './chance/draws.ts'
import { randomSelection } from './random-selection.ts'
import type { Seat } from './seat.ts'
import type { AnySelection, Selector } from './selector.ts'

/** What a program at the table gets: the question, what its seat may see, and a way to imagine the rest. */
export class Question {
  readonly #game: Game
  seat: Seat
  selector: Selector
  /** Why the last answer to this question was refused, when it is asked again. */
  refusal: string | null = null

  constructor(game: Game, seat: Seat, selector: Selector) {
    this.#game = game
    this.seat = seat
    this.selector = selector
  }

  /** Everything the seat is told, made when asked for. */
  projection(): Projection {
    return projectQuestion(this.#game, this.seat, this.selector)
  }

  /** Something legal, drawn at random. */
  randomAnswer(chance: Chance): AnySelection {
    return randomSelection(this.selector, chance)
  }

  /** A whole game that could be this one, as far as the seat knows, waiting at the same question. */
  imagine(chance: Chance, responders?: readonly (Responder | null)[]): Game | null {
    return this.#game.imagine(this.seat, chance, responders)
  }
}

/** Answers in the same process, at once. Undefined leaves the question to someone else. */
export type Responder = (question: Question) => AnySelection | undefined
