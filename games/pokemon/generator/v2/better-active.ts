import type { PokemonView } from '../../rules/view.ts'
import { remainingHp, type Table } from '../table.ts'
import { potential } from './potential.ts'
import { freshStanding, standing } from './stand.ts'
import { weights } from './weights.ts'

/** How good it is to bring a Pokémon up: what it does with the energy of its first turn, what it promises, and what is left of it. */
export function promoted(table: Table, pokemon: PokemonView): number {
  const fresh = { ...table, view: { ...table.view, energyAttached: false } }
  return (
    freshStanding(fresh, pokemon) +
    weights.promise * potential(table, pokemon) +
    weights.lastingHp * remainingHp(pokemon)
  )
}

export function bestToPromote(table: Table, among: readonly PokemonView[]): PokemonView | null {
  let best: PokemonView | null = null
  let highest = Number.NEGATIVE_INFINITY
  for (const pokemon of among) {
    const worth = promoted(table, pokemon)
    if (worth <= highest) continue
    best = pokemon
    highest = worth
  }
  return best
}

/**
 * Who stands better than our Active, by more than the way costs; of several the best to bring up. It ends also where the
 * way is free: only a strictly better Pokémon comes up, and conditions are gone once a Pokémon has left.
 */
export function betterActive(table: Table, price: number): PokemonView | null {
  const { active, bench } = table.me
  if (active === null) return null
  const isHindered = active.statusEffects.length > 0 || active.effects.length > 0
  const now = isHindered ? standing(table, active) : freshStanding(table, active)
  const better = bench.filter((pokemon) => freshStanding(table, pokemon) > now + price)
  return better.length === 0 ? null : bestToPromote(table, better)
}
