import type { DamageEffect } from '../cards/attack.ts'
import { countedDamage, type Strike } from '../rules/attacks/counted-damage.ts'
import { unitsOf } from '../rules/fuel.ts'
import type { DuelState } from '../rules/state.ts'

/** What an effect adds to the damage; where coins are flipped for each energy, on average. */
export function addedBy(state: DuelState, strike: Strike, effect: DamageEffect): number {
  if (effect.op === 'attackFails' || effect.op === 'ignoreWeaknessResistance') return 0
  if (effect.op === 'damagePerHeads') return (effect.per * unitsOf(strike.attacker.fuel)) / 2
  return countedDamage(state, strike, effect)
}
