import type { Seat } from '@turnwright/kernel'
import type { DamageEffect } from '../cards/attack.ts'
import { typeIndex } from '../cards/energy-type.ts'
import { roundUp } from '../rules/attacks/damage-math.ts'
import { extraUnits } from '../rules/energy-on.ts'
import type { AttackFace } from '../rules/faces.ts'
import { unitsOf } from '../rules/fuel.ts'
import type { PokemonInPlay } from '../rules/pokemon-in-play.ts'
import { type DuelState, playerAt } from '../rules/state.ts'
import { nameOf } from '../rules/traits.ts'
import { leftOf } from './scene.ts'

const COUNTER = 10

/** What an effect adds to the damage for something on the table. */
export function addedBy(
  state: DuelState,
  seat: Seat,
  attacker: PokemonInPlay,
  defender: PokemonInPlay,
  face: AttackFace,
  effect: DamageEffect,
): number {
  switch (effect.op) {
    case 'damagePlusPerExtraEnergy':
      return effect.per * Math.min(effect.maxExtra, extraUnits(state, attacker, face, typeIndex(effect.energy)))
    case 'damagePlusPerEnergyCardOnDefending':
      return effect.per * defender.energy.length
    case 'damagePlusPerCounterOnDefending':
      return effect.per * (defender.damage / COUNTER)
    case 'damagePlusPerCounterOnSelf':
    case 'damagePerCounterOnSelf':
      return effect.per * (attacker.damage / COUNTER)
    case 'damageMinusPerCounterOnSelf':
      return -effect.per * (attacker.damage / COUNTER)
    case 'damagePlusPerNamedInPlay':
      return effect.per * countNamed(state, seat, effect.name)
    case 'damagePlusPerOwnBench':
      return effect.per * playerAt(state, seat).bench.length
    case 'damageHalfDefendingRemainingHp':
      return roundUp(leftOf(state, defender) / 2, effect.roundUpTo)
    // Flips for each energy: what they come to on average.
    case 'damagePerHeads':
      return (effect.per * unitsOf(attacker.fuel)) / 2
    case 'damagePlus':
      return effect.n
    case 'attackFails':
    case 'ignoreWeaknessResistance':
      return 0
  }
}

function countNamed(state: DuelState, seat: Seat, name: string): number {
  const { active, bench } = playerAt(state, seat)
  let n = active !== null && nameOf(active) === name ? 1 : 0
  for (const each of bench) if (nameOf(each) === name) n++
  return n
}
