import type { PokemonView } from '../../rules/view.ts'
import { riskAttackDamage, sureDamageFrom, sureAttackDamage } from '../opponent/attack-damage.ts'
import { scoreOf } from '../scoring/score-cache.ts'
import { remainingHp, type Table } from '../table.ts'
import { weights } from './weights.ts'

/** What is lost with one of our Pokémon. */
export function lossWorth({ me, foe }: Table, { id, energy, attacks }: PokemonView): number {
  const loses = foe.prizes.length === 1 || me.bench.length === 0
  const prize = attacks.length === 0 ? 0 : weights.knockOut
  return (loses ? weights.win : 0) + prize + weights.energyLost * energy.length + weights.score * scoreOf(id)
}

/** How much is to be feared for a Pokémon in the Active place: all of its loss where that is sure. */
export function danger(table: Table, pokemon: PokemonView): number {
  const { active } = table.foe
  if (active === null) return 0
  const hp = remainingHp(pokemon)
  const facing = pokemon === table.me.active ? table : { ...table, me: { ...table.me, active: pokemon } }
  if (sureDamageFrom(facing, active, pokemon) >= hp) return weights.sureDanger * lossWorth(table, pokemon)
  return riskAttackDamage(facing, pokemon) >= hp ? weights.riskDanger * lossWorth(table, pokemon) : 0
}

/** Whether the opponent's Active surely knocks it out in the next turn. */
export function isDoomed(table: Table, pokemon: PokemonView): boolean {
  return sureAttackDamage(table, pokemon) >= remainingHp(pokemon)
}
