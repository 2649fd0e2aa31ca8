import type { EnergyView, PokemonView } from '../../rules/view.ts'
import { mostDamage } from '../attacks/attack-entry.ts'
import { unitsOn } from '../services/attack-energy-validator-service.ts'
import { TrainerEffectExecutorService } from '../services/trainer-effect-executor-service.ts'
import type { Table } from '../table.ts'
import { energyToRemove, removalTarget } from '../trainers/energy-removal.ts'
import { healedBy, healingTarget } from '../trainers/healing.ts'
import { type Asked, type Chosen, energyAmong, pokemonAmong } from './asked.ts'
import { chosenPokemon } from './choose-pokemon.ts'

/** Section 6.5: from whom, then which: so that the least sure damage is left. */
export function opponentEnergy(asked: Asked): Chosen | null {
  const { table } = asked.situation
  const among = pokemonAmong(asked)
  if (among.length > 0) return chosenPokemon(removalTarget(table, among) ?? among[0], 'surely does the most damage.')
  const energy = energyAmong(asked)
  const on = energy[0]?.on
  if (on === undefined) return null
  const offered = new Set(energy.map((each) => each.energy.card))
  const removed = energyToRemove(table, on, on.energy.length).filter(({ card }) => offered.has(card))
  return { selection: removed.slice(0, asked.max).map(({ card }) => card), why: 'Its loss costs the opponent most.' }
}

/** What we give up: from whoever misses it least, and the card that is missed least. */
export function ownEnergy(asked: Asked): Chosen | null {
  const { table } = asked.situation
  const among = pokemonAmong(asked)
  if (among.length > 0) return chosenPokemon(giver(asked, among), 'gives up energy.')
  const given = energyAmong(asked)
    .map(({ on, energy }) => ({ energy, loss: lossOf(table, on, energy) }))
    .toSorted((a, b) => a.loss - b.loss)
    .slice(0, asked.min)
    .map(({ energy }) => energy.card)
  return { selection: given, why: given.length === 0 ? 'No energy need be given up.' : 'It is missed least.' }
}

/** A card that heals the payer looks at who is to be healed. */
function giver({ situation, by }: Asked, among: readonly PokemonView[]): PokemonView | undefined {
  const { table } = situation
  if (by?.supertype === 'Trainer' && TrainerEffectExecutorService.does(by, 'HEAL'))
    return healingTarget(table, among, healedBy(by)) ?? among[0]
  return among.toSorted((a, b) => leastLoss(table, a) - leastLoss(table, b))[0]
}

function leastLoss(table: Table, pokemon: PokemonView): number {
  return Math.min(...pokemon.energy.map((energy) => lossOf(table, pokemon, energy)))
}

/** What a Pokémon can no longer do without an energy card; doubles are dearer than single ones. */
function lossOf(table: Table, pokemon: PokemonView, lost: EnergyView): number {
  const rest = pokemon.energy.flatMap((each) => (each === lost ? [] : each.provides))
  const active = pokemon === table.me.active ? 1 : 0
  return mostDamage(table, pokemon, unitsOn(pokemon)) - mostDamage(table, pokemon, rest) + lost.provides.length + active
}
