import type { Attack } from '../../cards/attack.ts'
import type { PokemonCard } from '../../cards/card.ts'
import { hasCoinFlip, inflictsPoison } from '../attacks/traits.ts'

/** What an attack without a damage number counts for, and one that poisons. */
const ONLY_A_SIDE_EFFECT = 10
const POISON = 20

/** Section 1: `PokemonScore = maxHP + sum(attackScore)`. */
export function pokemonScore({ hp, attacks }: Pick<PokemonCard, 'hp' | 'attacks'>): number {
  let score = hp
  for (const attack of attacks) score += attackScore(attack, hp)
  return score
}

/** Section 1: `attackScore = (maxHP / energyCost) + sideEffectPoints`; an attack for nothing is divided by 1. */
export function attackScore(attack: Attack, maxHp: number): number {
  return maxHp / Math.max(1, attack.cost.length) + sideEffectPoints(attack)
}

/** Section 1, in the order of its list: poison, only a side effect, a coin flip, plain damage. */
export function sideEffectPoints(attack: Attack): number {
  if (inflictsPoison(attack)) return POISON
  if (attack.damage === 0) return ONLY_A_SIDE_EFFECT
  return hasCoinFlip(attack) ? attack.damage / 2 : attack.damage
}
