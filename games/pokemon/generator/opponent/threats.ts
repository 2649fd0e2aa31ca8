import type { PokemonView } from '../../rules/view.ts'
import { inPlay, remainingHp, type Table } from '../table.ts'
import { riskAttackDamage, sureAttackDamage } from './attack-damage.ts'

/** One of our Pokémon that the opponent can knock out in the next turn. */
export interface Threat {
  readonly pokemon: PokemonView
  readonly sure: number
  readonly risk: number
  /** Whether it needs neither cards nor luck. */
  readonly isSure: boolean
}

/** Section 4.2 C: whom the opponent can knock out, without the Trainers that we might play. */
export function threats(table: Table): readonly Threat[] {
  const found: Threat[] = []
  for (const pokemon of inPlay(table.me)) {
    const risk = riskAttackDamage(table, pokemon)
    const hp = remainingHp(pokemon)
    if (risk < hp) continue
    const sure = sureAttackDamage(table, pokemon)
    found.push({ pokemon, sure, risk, isSure: sure >= hp })
  }
  return found
}
