import type { PokemonView } from '../../rules/view.ts'
import { comingUp } from '../attacks/coming-up.ts'
import type { Table } from '../table.ts'
import { danger } from './danger.ts'
import { bestThisTurn } from './potential.ts'
import { weights } from './weights.ts'

/** How good it is to have a Pokémon in the Active place: what it does less what is to be feared for it. */
export function standing(table: Table, pokemon: PokemonView): number {
  return lessFear(table, pokemon, bestThisTurn(table, pokemon))
}

/** What is done less what is to be feared: what is knocked out does not strike back. */
export function lessFear(table: Table, pokemon: PokemonView, attack: number): number {
  const feared = danger(table, pokemon)
  return attack - (attack >= weights.knockOut ? weights.afterKnockOut * feared : feared)
}

/** The same for whoever would come up: it does not depend on who stands where. */
export function freshStanding(table: Table, pokemon: PokemonView): number {
  const arrival = comingUp(table, pokemon)
  return standing(arrival.table, arrival.pokemon)
}
