import type { Seat } from '@turnwright/kernel'
import type { DamageEffect } from '../../cards/attack.ts'
import { typeIndex } from '../../cards/energy-type.ts'
import { extraUnits } from '../energy-on.ts'
import type { AttackFace } from '../faces.ts'
import type { PokemonInPlay } from '../pokemon-in-play.ts'
import { type DuelState, type PlayerState, playerAt } from '../state.ts'
import { hpOf, nameOf } from '../traits.ts'
import { roundUp } from './damage-math.ts'

const COUNTER = 10

/** Who attacks whom with what. */
export interface Strike {
  readonly seat: Seat
  readonly attacker: PokemonInPlay
  readonly defender: PokemonInPlay
  readonly face: AttackFace
}

/** What changes the damage by a number that can be read off the table. */
export type CountedEffect = Exclude<
  DamageEffect,
  { readonly op: 'attackFails' | 'ignoreWeaknessResistance' | 'damagePerHeads' }
>

/** How much an effect adds to the damage for what lies on the table. */
export function countedDamage(state: DuelState, strike: Strike, effect: CountedEffect): number {
  const { seat, attacker, defender, face } = strike
  switch (effect.op) {
    case 'damagePlus':
      return effect.n
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
      return effect.per * countNamed(playerAt(state, seat), effect.name)
    case 'damagePlusPerOwnBench':
      return effect.per * playerAt(state, seat).bench.length
    case 'damageHalfDefendingRemainingHp':
      return roundUp((hpOf(state, defender) - defender.damage) / 2, effect.roundUpTo)
  }
}

function countNamed({ active, bench }: PlayerState, name: string): number {
  let named = active !== null && nameOf(active) === name ? 1 : 0
  for (const each of bench) if (nameOf(each) === name) named++
  return named
}
