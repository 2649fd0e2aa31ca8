import type { AgentKind, GameModule, Seat } from '@turnwright/kernel'
import type { AnySelection, Game, Selector } from '@turnwright/kernel/host'
import { imagine, type PackedFork, packFork, Question, type Random, unpackFork } from '@turnwright/kernel/search'

/** A question as it travels to a thread: a game that could be this one, as far as the seat knows. It holds no secret. */
export interface Thought {
  readonly game: string
  readonly agent: string
  readonly seat: Seat
  readonly title: string
  readonly fork: PackedFork
  /** For the agent's own chance. */
  readonly seed: string
  readonly refusal: string | null
}

const MOST_TRIES = 8

/** The position as an imagined one; null when the question cannot be reached in any of several deals. */
export function imaginedThought(game: Game, seat: Seat, chance: Random): PackedFork | null {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const fork = imagine(game, seat, chance)
    if (fork !== null) return packFork(fork)
  }
  return null
}

/** Thinks it through, in whatever thread this runs. */
export function think(module: GameModule, thought: Thought, chance: Random): AnySelection | undefined {
  const { seat, fork, title, agent, refusal } = thought
  const game = unpackFork(module.definition, fork)
  const name = game.player(seat).name
  const selector = game.waiting?.selectors.find((each: Selector) => each.actor === name && each.title === title)
  if (selector === undefined) return undefined
  const kind = module.agents[agent]
  return kind === undefined ? undefined : ask(kind, game, seat, selector, refusal, chance)
}

/** Puts a question to a bot, with the reason why its last answer was refused, if it was. */
export function ask(
  agent: AgentKind,
  game: Game,
  seat: Seat,
  selector: Selector,
  refusal: string | null,
  chance: Random,
): AnySelection | undefined {
  const question = new Question(game, seat, selector)
  question.refusal = refusal
  return agent.create(chance)(question)
}
