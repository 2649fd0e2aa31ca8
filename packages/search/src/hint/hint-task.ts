import type { GameModule, Seat } from '@turnwright/kernel'
import type { Game } from '@turnwright/kernel/host'
import { type PackedFork, type Random, unpackFork } from '@turnwright/kernel/search'
import { reviewerOf } from '../review/reviewed-record.ts'
import { packedQuestion } from '../thinking/thinking-task.ts'
import type { Hint } from './hint.ts'
import { type HintDepth, hintFor, USUAL_HINT } from './hint-for.ts'

/** A question on which a hint is wanted, as it travels to a thread or a worker. It holds no secret: its game is imagined. */
export interface HintTask {
  readonly game: string
  readonly seat: Seat
  readonly title: string
  readonly fork: PackedFork
  /** The same gives the same hint, where no time is set. */
  readonly luck: string
  readonly locale: string
  readonly depth?: HintDepth
}

/** Null where the question cannot be imagined. */
export function hintTaskFor(
  game: Game,
  seat: Seat,
  title: string,
  { chance, locale }: { readonly chance: Random; readonly locale: string },
): HintTask | null {
  const fork = packedQuestion(game, seat, chance)
  if (fork === null) return null
  return { game: game.definition.id, seat, title, fork, luck: String(chance.int(2 ** 31)), locale }
}

/** Works a hint out, in whatever thread or worker this runs; null where the question is not asked there. */
export function hintOn(module: GameModule, { seat, title, fork, luck, locale, depth }: HintTask): Hint | null {
  const game = unpackFork(module.definition, fork)
  const { name } = game.player(seat)
  const selector = game.waiting?.selectors.find((each) => each.actor === name && each.title === title)
  if (selector === undefined) return null
  return hintFor(game, seat, selector, { search: reviewerOf(module), depth: depth ?? USUAL_HINT, luck, locale })
}
