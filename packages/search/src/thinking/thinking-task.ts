import type { GameModule, Seat } from '@turnwright/kernel'
import type { Game } from '@turnwright/kernel/host'
import { imagine, type PackedFork, packFork, Question, type Random, unpackFork } from '@turnwright/kernel/search'
import type { Budget } from '../budget.ts'

/** A question as it travels to a thread or a worker: a game that could be this one, as far as the seat knows. It holds no secret. */
export interface ThinkingTask {
  readonly game: string
  readonly agent: string
  readonly seat: Seat
  readonly title: string
  readonly fork: PackedFork
  /** For the agent's own chance. */
  readonly seed: string
  /** Why its last answer was refused, if it was. */
  readonly refusal: string | null
  /** In place of the agent's own, where it thinks ahead. */
  readonly budget?: Budget
  /** How many of the best answers come with what is expected to follow. */
  readonly lines?: number
}

const MOST_TRIES = 8

/** The position as an imagined one; null when the question cannot be reached in any of several deals. */
export function packedQuestion(game: Game, seat: Seat, chance: Random): PackedFork | null {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const fork = imagine(game, seat, chance)
    if (fork !== null) return packFork(fork)
  }
  return null
}

/** The question of a task; null where it is not asked there. */
export function unpackedQuestion({ definition }: GameModule, task: ThinkingTask): Question | null {
  const { seat, fork, title, refusal } = task
  const game = unpackFork(definition, fork)
  const { name } = game.player(seat)
  const selector = game.waiting?.selectors.find((each) => each.actor === name && each.title === title)
  if (selector === undefined) return null
  const question = new Question(game, seat, selector)
  question.refusal = refusal
  return question
}
