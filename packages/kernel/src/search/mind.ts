import type { Chance } from '../chance/draws.ts'
import type { Question, Responder } from '../play/question.ts'
import type { AnySelection } from '../questions/selector.ts'
import type { Seat } from '../rules/seat.ts'
import type { About } from '../words/about.ts'
import type { Imagined } from './imagined.ts'
import type { Known } from './known.ts'

/** What a game knows of good play, for players that think ahead. */
export interface Mind<State = unknown, Options = unknown, View = unknown, A extends About = About> {
  /** What `evaluate` counts in: the chance to win, between 0 and 1, or points of one's own. */
  readonly unit: 'chance' | 'points'
  /** Plays on for a seat in an imagined game, within microseconds a decision. It may read all of the game. */
  rollout(world: Imagined<State, Options>, seat: Seat, chance: Chance): Responder<View, A>
  /** What the position is worth to a seat; where the game is over, what it came to. */
  evaluate(world: Imagined<State, Options>, seat: Seat): number
  /** How many turns have begun, of whomever: playouts are cut where a turn begins. */
  turn(world: Imagined<State, Options>): number
  /**
   * The answers worth looking at, the best first; the very first is what the game's own player would give without thinking
   * ahead. Null leaves the question to that player alone, since thinking would be wasted on it.
   */
  rank?(question: Question<View, A>, chance: Chance): readonly Ranked[] | null
  /** What a seat's points are made of where the game is over: the same sources each time, in the same order. */
  sources?(world: Imagined<State, Options>, seat: Seat): readonly PointSource[]
  /** The position as numbers, for a net. */
  readonly features?: Features<State, Options>
  /** For tables of how many a net judges in `evaluate`. */
  readonly nets?: readonly number[]
}

/** Points from one source, which the game's words name. */
export interface PointSource {
  readonly about: About
  readonly points: number
}

export interface Ranked {
  readonly answer: AnySelection
  /** How likely it is to be the best, before thinking: all of a question's come to 1. */
  readonly prior: number
}

export interface Features<State = unknown, Options = unknown> {
  readonly count: number
  /** Names the numbers and their order: a net fits only the features it was trained on. */
  readonly schema: string
  write(world: Imagined<State, Options>, seat: Seat, into: Float32Array): void
  /** The same numbers of the game itself, where all of them follow from what the seat knows: nothing needs to be imagined. */
  observe?(game: Known<State>, seat: Seat, into: Float32Array): void
}
