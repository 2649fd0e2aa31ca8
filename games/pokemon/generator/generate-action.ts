import { askedAbout } from '../match/asked-about.ts'
import type { ExecuteActionDto } from '../match/execute-action-dto.ts'
import type { Match } from '../match/match.ts'
import type { PlayerIdentifier } from '../match/vocabulary.ts'
import { choose } from './choices/choose.ts'
import type { Decision } from './decision.ts'
import { FLOW } from './flow.ts'
import { firstOf, type RuleOfPlay, Situation } from './situation.ts'

/** The AI Action Generator: what the player should do next, from what this player is told and nothing else. */
export function generateAction(match: Match, playerId: string, playerIdentifier: PlayerIdentifier): ExecuteActionDto {
  return explainAction(match, playerId, playerIdentifier).action
}

/** The same, with the rule that decided and its reason. */
export function explainAction(
  match: Match,
  playerId: string,
  playerIdentifier: PlayerIdentifier,
  flow: readonly RuleOfPlay[] = FLOW,
): Decision {
  const situation = new Situation(match, playerId, playerIdentifier)
  const decision = askedAbout(match.view) === 'main' ? firstOf(flow, situation) : choose(situation)
  if (decision === null) throw new NothingToDo(playerId)
  return decision
}

/** The generator was asked although its player was not. */
export class NothingToDo extends Error {
  override readonly name = 'NothingToDo'

  constructor(playerId: string) {
    super(`${playerId} is asked nothing: there is no action to generate`)
  }
}
