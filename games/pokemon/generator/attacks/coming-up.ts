import type { PokemonView } from '../../rules/view.ts'
import { inPlay, type Table } from '../table.ts'
import { entriesOf, facedBy } from './attack-entry.ts'
import { knockedOutBy } from './attack-lists.ts'

/** One of ours in the Active place, with the table around it. */
export interface Arrival {
  readonly table: Table
  readonly pokemon: PokemonView
}

/**
 * As it would be once one of ours had just come up: without conditions and effects, all others on the Bench, and a Ditto
 * before it like it. It is the same wherever everybody stands now, so that two Pokémon can be held against each other.
 * Only an attack about which the rules alone know counts for the Active and not from the Bench: it speaks for staying.
 */
export function comingUp(table: Table, pokemon: PokemonView): Arrival {
  const { me, foe } = table
  const active = { ...pokemon, statusEffects: [], effects: [] }
  const bench = inPlay(me).filter((each) => each !== pokemon)
  const faced = foe.active === null ? null : facedBy(foe.active, pokemon)
  return { table: { ...table, me: { ...me, active, bench }, foe: { ...foe, active: faced } }, pokemon: active }
}

/** More than any damage. */
const KNOCK_OUT = 1000

/** What one of ours would do once it had come up: a sure knock-out counts before all damage, and any attack before none. */
export function strengthComingUp(table: Table, pokemon: PokemonView): number {
  const arrival = comingUp(table, pokemon)
  let most = -1
  for (const entry of entriesOf(arrival.table, arrival.pokemon, {}))
    most = Math.max(most, entry.damage + (knockedOutBy(arrival.table, entry) === null ? 0 : KNOCK_OUT))
  return most
}

/** P15: conditions and effects of attacks are over for good once a Pokémon has left the Active place. */
export function isHindered({ statusEffects, effects }: PokemonView): boolean {
  return statusEffects.length > 0 || effects.length > 0
}
