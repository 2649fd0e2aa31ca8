import type { Asking } from '../../rules/asking.ts'
import type { PokemonView } from '../../rules/view.ts'
import { type Asked, type Chosen, pokemonAmong } from '../choices/asked.ts'
import { chosenPokemon } from '../choices/choose-pokemon.ts'
import { remainingHp, type Table } from '../table.ts'
import { betterTarget } from './better-target.ts'
import { potential } from './potential.ts'
import { freshStanding } from './stand.ts'
import { weights } from './weights.ts'

/** Where the second generator chooses otherwise; null leaves the choice as it is. */
export function chooseBetter(asked: Asked, about: Asking): Chosen | null {
  const { table } = asked.situation
  if (about === 'promote' || about === 'switch-in')
    return chosenPokemon(
      bestOf(pokemonAmong(asked), (pokemon) => promoted(table, pokemon)),
      'stands best as our Active Pokémon.',
    )
  return about === 'drag-up' && asked.by?.supertype === 'Trainer'
    ? chosenPokemon(betterTarget(table), 'is the better target.')
    : null
}

/** How good it is to bring a Pokémon up: what it does with the energy of its first turn, what it promises, and what is left of it. */
function promoted(table: Table, pokemon: PokemonView): number {
  const fresh = { ...table, view: { ...table.view, energyAttached: false } }
  return (
    freshStanding(fresh, pokemon) +
    weights.promise * potential(table, pokemon) +
    weights.lastingHp * remainingHp(pokemon)
  )
}

function bestOf(among: readonly PokemonView[], worth: (pokemon: PokemonView) => number): PokemonView | null {
  let best: PokemonView | null = null
  let highest = Number.NEGATIVE_INFINITY
  for (const pokemon of among) {
    const value = worth(pokemon)
    if (value > highest) {
      highest = value
      best = pokemon
    }
  }
  return best
}
