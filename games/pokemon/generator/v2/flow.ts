import type { RuleOfPlay, Situation } from '../situation.ts'
import { endTurn } from '../flow.ts'
import { reduceDamage } from '../trainers/damage-modification.ts'
import { takeBack } from '../trainers/escape.ts'
import { cureStatus, healAgainstKnockOut, healDamage } from '../trainers/healing.ts'
import { winSurely } from './sure-win/rules.ts'
import { usePowers } from './power-rules.ts'
import { surelyKnocksOut } from './knock-out.ts'
import {
  addFreely,
  dragUpBest,
  dragUpToLive,
  drawAnew,
  healAll,
  meddle,
  powerUp,
  searchAtAPrice,
  starve,
} from './trainer-rules.ts'
import { attachWhereItPays, benchWell, bestAttack, bringUpBetter, evolveWell, winNow } from './turn-rules.ts'

/** What protects us from the opponent's Active is needless where that is knocked out anyway. */
function unlessKnockingOut(rule: RuleOfPlay): RuleOfPlay {
  return (situation: Situation) => (surelyKnocksOut(situation.table) ? null : rule(situation))
}

/**
 * The second generator: it does everything that is free before it attacks, weighs attacks by all that can come of them,
 * and leaves the Active place where somebody else stands better.
 */
export const FLOW_V2: readonly RuleOfPlay[] = [
  winSurely,
  winNow,
  addFreely,
  benchWell,
  evolveWell,
  cureStatus,
  usePowers,
  dragUpBest,
  bringUpBetter,
  attachWhereItPays,
  powerUp,
  starve,
  ...[healAgainstKnockOut, reduceDamage, dragUpToLive, takeBack].map(unlessKnockingOut),
  healAll,
  searchAtAPrice,
  meddle,
  drawAnew,
  healDamage,
  bestAttack,
  endTurn,
]
