import type { Chance } from '../chance/draws.ts'
import { type Projection, projectQuestion } from '../projection/project.ts'
import { randomSelection } from '../questions/random-selection.ts'
import type { AnySelection, Selector } from '../questions/selector.ts'
import type { Seat } from '../rules/seat.ts'
import { playOut } from '../search/imagine.ts'
import type { Imagined } from '../search/imagined.ts'
import type { About } from '../words/about.ts'
import { canonicalTitle } from '../words/table-talk.ts'
import type { Game } from './game.ts'
import { PARTS } from './inside.ts'

/** Before anybody is asked. */
export const NOT_ASKED: Selector = { actor: '', title: '', choices: [] }

/** What a program at the table gets: the question, what its seat may see, and a way to imagine the rest. */
export class Question<View = unknown, A extends About = About> {
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

  /** The canonical sentence of the question, made when asked for. */
  get title(): string {
    const { about, title } = this.selector
    return title ?? (about === undefined ? '' : canonicalTitle(this.#game[PARTS], about, this.seat))
  }

  /** What the question is about, as data; undefined where it was asked in words alone. */
  get about(): A | undefined {
    return this.selector.about as A | undefined
  }

  /** Everything the seat is told, made when asked for. */
  projection(): Projection<View, A> {
    return projectQuestion(this.#game, this.seat, this.selector) as Projection<View, A>
  }

  /** Something legal, drawn at random. */
  randomAnswer(chance: Chance): AnySelection {
    return randomSelection(this.selector, chance)
  }

  /** A whole game that could be this one, as far as the seat knows, waiting at the same question. */
  imagine(chance: Chance, responders?: readonly (Responder | null)[]): Game | null {
    return this.#game.imagine(this.seat, chance, responders)
  }

  /** Imagines a game and plays on from the question at once, with programs made for that very game. */
  playOut(chance: Chance, seating: (world: Imagined) => readonly (Responder | null)[]): Imagined | null {
    return playOut(this.#game, this.seat, chance, seating)
  }
}

/**
 * Answers in the same process, at once. Undefined leaves the question to someone else. Taken from a method, so that
 * programs for one game fit where programs for any game are wanted.
 */
export type Responder<View = unknown, A extends About = About> = {
  answer(question: Question<View, A>): AnySelection | undefined
}['answer']
