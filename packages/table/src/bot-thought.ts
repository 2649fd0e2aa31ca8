import type { AgentKind, GameModule, Seat } from '@turnwright/kernel'
import type { AnySelection, AskedSelector, Game } from '@turnwright/kernel/host'
import { requestIdOf } from '@turnwright/kernel/host'
import { Question, Random, randomSelection } from '@turnwright/kernel/search'
import { packedQuestion, type ThinkingTask } from '@turnwright/search'
import { quickKin } from './quick-kin.ts'

/** A bot's answer, or what is to be thought through elsewhere for it. */
export type BotThought =
  | { readonly title: string; readonly now: AnySelection | undefined }
  | { readonly later: ThinkingTask }

/** Who is asked what, and with which luck it is thought about. */
export interface BotTask {
  readonly module: GameModule
  readonly game: Game
  readonly seat: Seat
  readonly selector: AskedSelector
  readonly agent: AgentKind
  readonly name: string
  readonly seed: string
  /** From which what the seat cannot see is imagined. */
  readonly chance: Random
  /** Why its last answer was not good enough. */
  readonly refusal: string | null
  /** Nothing sensible came: chance decides. */
  readonly isLast: boolean
}

/** Lets a bot think: at once, or where it thinks long, elsewhere. */
export function botThought(task: BotTask): BotThought {
  const { module, game, seat, selector, agent, name, seed, chance, refusal, isLast } = task
  const { title } = selector
  const imagined = agent.slow === true && !isLast ? packedQuestion(game, seat, chance) : null
  if (imagined !== null)
    return { later: { fork: imagined, game: module.definition.id, agent: name, seat, title, seed, refusal } }
  if (isLast) return { title, now: randomSelection(selector, chance) }
  const question = new Question(game, seat, selector)
  question.refusal = refusal
  return { title, now: quickKin(module, agent).create(Random.fromSeed(seed))(question) }
}

/** The question of that id, if it is still open. */
export function openRequest(game: Game, seat: Seat, requestId: string): AskedSelector | undefined {
  const { name } = game.player(seat)
  return game.waiting?.selectors.find((each) => each.actor === name && requestIdOf(game, seat, each) === requestId)
}
