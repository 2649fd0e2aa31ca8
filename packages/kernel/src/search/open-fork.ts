import type { CardTable } from '../cards/card-table.ts'
import { dealAnew } from '../cards/deal.ts'
import type { Chance } from '../chance/draws.ts'
import { freshState } from '../chance/fast-draws.ts'
import { RepeatedDraws } from '../chance/repeated-draws.ts'
import type { Game } from '../play/game.ts'
import { STRANGER } from '../play/inside.ts'
import { sameQuestion } from '../questions/request.ts'
import type { Seat } from '../rules/seat.ts'
import { askedOf, branchOff, originOf } from './branching.ts'
import { noGlimpses } from './twin.ts'

/**
 * The same game once more, waiting at the same question: what anybody has seen is as it is, what nobody has seen is
 * dealt anew, and every answer stands. It is for games of which nothing needs to be hidden any more. Null where another
 * deal does not lead to the question.
 */
export function openFork<State, Options>(game: Game<State, Options>, chance: Chance): Game<State, Options> | null {
  const { definition, table, cards } = game
  const { position, tail } = originOf(game)
  const everybody: readonly (Seat | null)[] = [...table.players.map(({ seat }) => seat), null]
  const mask = (1 << everybody.length) - 1
  const seen = noGlimpses()
  for (const seat of everybody) cards.glimpsedBy(seat, seen)
  const groups = definition.exchangeable?.(position.state, null) ?? null
  const certain = everybody.flatMap((seat) => definition.certain?.(position.state, seat) ?? [])
  const dealt = dealAnew(position.cards, mask, seen, chance, groups, certain)
  const isLost = everybody.some((seat) => cards.hasLost(seat))
  let again: CardTable | null = null
  const dealAgain = (now: CardTable): CardTable => {
    again ??= dealAnew(now, mask, noGlimpses(), chance, null)
    return again
  }
  const random = freshState(chance)
  const fork = game[STRANGER](position.happenings, new RepeatedDraws(game.random.results, random))
  branchOff(fork, { ...position, random: 0 }, dealt, tail, {
    random,
    ofTable: false,
    forgetful: null,
    lost: isLost ? dealAgain : null,
    expected: null,
  })
  fork.run()
  const expected = askedOf(game, null)
  if (fork.fault !== null || expected === null) return null
  return fork.waiting?.selectors.some((selector) => sameQuestion(selector, expected)) === true ? fork : null
}
