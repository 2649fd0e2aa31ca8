import type { AnySelection } from '@turnwright/kernel/host'
import type { Question, Ranked } from '@turnwright/kernel/search'
import { explainAction } from '../generator/generate-action.ts'
import { GENERATORS } from '../generator/generators.ts'
import { pokemonCardOf } from '../generator/table.ts'
import { answerOf } from '../match/answer-of.ts'
import { AvailableActionsService } from '../match/available-actions-service.ts'
import type { ExecuteActionDto } from '../match/execute-action-dto.ts'
import { type Match, matchOf } from '../match/match.ts'
import { identifierOf, type PlayerActionType } from '../match/vocabulary.ts'
import type { DuelQuestion } from '../rules/questions.ts'
import type { DuelAbout } from '../rules/state.ts'
import type { DuelView } from '../rules/view.ts'
import { questionOf } from '../words/kinds.ts'

/** Questions of which the second generator thinks as well as anybody: nothing depends on them, or everything is plain. */
const PLAIN: ReadonlySet<DuelQuestion['kind']> = new Set<DuelQuestion['kind']>([
  'bring-deck',
  'ceremony',
  'mulligan-bonus',
  'prize',
  'rearrange',
  'whose-deck',
  'how-many-counters',
  'heal-self',
  'peek',
  'hand-into-deck',
  // Both halves of a power that can be used again and again: where the second generator begins it, it knows when to stop.
  'damage-from',
  'damage-to',
  'energy-to-move',
  'move-energy-to',
])

/** How soon each is looked at, after what the second generator does. */
const ORDER: readonly PlayerActionType[] = [
  'ATTACK',
  'EVOLVE_POKEMON',
  'ATTACH_ENERGY',
  'PLAY_TRAINER',
  'USE_ABILITY',
  'RETREAT',
  'PLAY_POKEMON',
  'END_TURN',
]

/** How likely the second generator is right, before thinking; of what is left over, each gets so much and leaves the rest. */
const TRUST = 0.5
const SHARE = 0.3

/** What the second generator does first, then all else that is different. */
export function rank(question: Question<DuelView, DuelAbout>): readonly Ranked[] | null {
  const about = questionOf(question)
  if (about === null || PLAIN.has(about.kind)) return null
  const match = matchOf(question.projection())
  const { actor } = question.selector
  const identifier = identifierOf(question.seat)
  const usual = explainAction(match, actor, identifier, GENERATORS['generator-v2']).action
  const actions = AvailableActionsService.getAvailableActions(match, actor, identifier)
  const different = new Map([[keyOf(match, usual), usual]])
  for (const action of actions.toSorted((a, b) => orderOf(a) - orderOf(b))) {
    const key = keyOf(match, action)
    if (!different.has(key) && !isEndless(match, action)) different.set(key, action)
  }
  return withPriors([...different.values()].map(answerOf))
}

function withPriors(answers: readonly AnySelection[]): readonly Ranked[] {
  let left = 1
  return answers.map((answer, at) => {
    const prior = at === answers.length - 1 ? left : left * (at === 0 ? TRUST : SHARE)
    left -= prior
    return { answer, prior }
  })
}

/** A power without a limit would be tried for ever. */
function isEndless({ view }: Match, { actionType, actionData }: ExecuteActionDto): boolean {
  if (actionType !== 'USE_ABILITY' || actionData.discard) return false
  const user = view.players
    .flatMap(({ active, bench }) => [active, ...bench])
    .find((each) => each?.card === actionData.pokemon)
  const power = user === null || user === undefined ? null : pokemonCardOf({ id: user.as })?.power
  return power?.mode === 'activated' && 'limit' in power && power.limit === 'unlimited'
}

function orderOf({ actionType }: ExecuteActionDto): number {
  return ORDER.indexOf(actionType)
}

/** Two copies of a card of the hand do the same. */
function keyOf({ view }: Match, { actionType, actionData }: ExecuteActionDto): string {
  const named = (card: number): string | number =>
    view.players.flatMap(({ hand, deck }) => [...hand, ...deck.top]).find((each) => each.card === card)?.id ?? card
  return JSON.stringify([actionType, actionData], (_, value: unknown) =>
    typeof value === 'number' && value > 20 ? named(value) : value,
  )
}
