import type { ExecuteActionDto } from '../match/execute-action-dto.ts'
import type { Match } from '../match/match.ts'
import type { PlayerIdentifier } from '../match/vocabulary.ts'
import { questionOf } from '../words/kinds.ts'
import { choose, type Chooser } from './choices/choose.ts'
import type { Decision } from './decision.ts'
import { FLOW } from './flow.ts'
import { decide, firstOf, type RuleOfPlay, Situation } from './situation.ts'

/** A way to play: rules for the main phase, and choices that are made otherwise than usual. */
export interface Generator {
  readonly flow: readonly RuleOfPlay[]
  readonly better: Chooser | null
}

/** The flow of the specification. */
export const GENERATOR_V1: Generator = { flow: FLOW, better: null }

/** The AI Action Generator: what the player should do next, from what this player is told and nothing else. */
export function generateAction(match: Match, playerId: string, playerIdentifier: PlayerIdentifier): ExecuteActionDto {
  return explainAction(match, playerId, playerIdentifier).action
}

/** The same, with the rule that decided and its reason. */
export function explainAction(
  match: Match,
  playerId: string,
  playerIdentifier: PlayerIdentifier,
  { flow, better }: Generator = GENERATOR_V1,
): Decision {
  const situation = new Situation(match, playerId, playerIdentifier)
  const decision = onlyAction(situation) ?? (isMain(match) ? firstOf(flow, situation) : choose(situation, better))
  if (decision === null) throw new NothingToDo(playerId)
  return decision
}

/** Section 4.1, early return: with one available action there is nothing to think about. */
function onlyAction({ actions }: Situation): Decision | null {
  return actions.length === 1 ? decide(actions[0], 'early-return', 'Nothing else can be done.') : null
}

/** Section 4.1: the phase in which there is something to prioritize; all else are single choices. */
function isMain({ prompt }: Match): boolean {
  return questionOf(prompt)?.kind === 'main'
}

/** The generator was asked although its player was not. */
export class NothingToDo extends Error {
  override readonly name = 'NothingToDo'

  constructor(playerId: string) {
    super(`${playerId} is asked nothing: there is no action to generate`)
  }
}
