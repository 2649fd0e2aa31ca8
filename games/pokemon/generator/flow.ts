import { attackForMost, takeKnockOut } from './attacks/attack-rules.ts'
import { evolveBest, playToBench } from './development-rules.ts'
import { attachForKnockOut, attachToBest } from './energy/energy-rules.ts'
import { decide, type RuleOfPlay, type Situation } from './situation.ts'
import type { Decision } from './decision.ts'
import { increaseDamage, reduceDamage } from './trainers/damage-modification.ts'
import { removeEnergy } from './trainers/energy-removal.ts'
import { takeBack } from './trainers/escape.ts'
import { playWhatAddsMore, playWhatOnlyAdds } from './trainers/general-rules.ts'
import { cureStatus, healAgainstKnockOut, healAtAPrice, healDamage } from './trainers/healing.ts'
import { dragUpForKnockOut, dragUpMildest, meddleWithHand } from './trainers/opponent-manipulation.ts'

/** Flow 4: if the opponent can knock us out. */
const AGAINST_KNOCK_OUT: readonly RuleOfPlay[] = [
  healAgainstKnockOut,
  reduceDamage,
  removeEnergy,
  dragUpMildest,
  takeBack,
].map((rule) => (situation: Situation) => (situation.threats.length > 0 ? rule(situation) : null))

/** Flow 4: if Trainers can improve the situation. */
const TRAINERS: readonly RuleOfPlay[] = [
  healAgainstKnockOut,
  cureStatus,
  increaseDamage,
  reduceDamage,
  playWhatOnlyAdds,
  meddleWithHand,
  dragUpForKnockOut,
  removeEnergy,
]

/** Flow 4: otherwise. Ruled: before the turn ends the first attack of the Maximum Damage list is used. */
const OTHERWISE: readonly RuleOfPlay[] = [
  attachToBest,
  playToBench,
  evolveBest,
  playWhatAddsMore,
  healDamage,
  attackForMost,
  healAtAPrice,
  endTurn,
]

export function endTurn(situation: Situation): Decision | null {
  return decide(situation.all('END_TURN')[0], 'end-turn', 'There is nothing better to do.')
}

/** The action selection flow of the specification. Ruled: a branch that finds nothing falls through to the next. */
export const FLOW: readonly RuleOfPlay[] = [
  takeKnockOut,
  ...AGAINST_KNOCK_OUT,
  attachForKnockOut,
  ...TRAINERS,
  ...OTHERWISE,
]
