import { damageAfter } from '../../rules/attacks/damage-math.ts'
import type { PokemonView } from '../../rules/view.ts'

type Confused = Pick<PokemonView, 'type' | 'weakness' | 'resistance' | 'damageBonus' | 'damageReduction'>

const BASE = 20

/** P22: what a confused Pokémon does to itself on tails. Its powers are stopped, and what shields it is felt in other turns. */
export function selfHurt({ type, weakness, resistance, damageBonus, damageReduction }: Confused): number {
  return damageAfter(BASE, {
    weak: weakness === type,
    resists: resistance === type,
    bonus: damageBonus,
    reduction: damageReduction,
    halvedTo: 0,
    ignoresUpTo: 0,
    ignoresFrom: 0,
    prevented: false,
  })
}
