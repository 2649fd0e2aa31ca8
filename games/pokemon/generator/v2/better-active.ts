import type { PokemonView } from '../../rules/view.ts'
import { isHindered } from '../attacks/coming-up.ts'
import { pokemonCardOf, remainingHp, type Table } from '../table.ts'
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
 * way is free: a hindered Pokémon is so no more once it has left, and else only a strictly better one comes up however
 * everybody stands. Who is like its opponent only as our Active cannot be held against others, and does not come up so.
 */
export function betterActive(
  table: Table,
  price: number,
  among: readonly PokemonView[] = table.me.bench,
): PokemonView | null {
  const { active } = table.me
  if (active === null) return null
  const now = isHindered(active) ? standing(table, active) : freshStanding(table, active)
  const better = among.filter((pokemon) => !transforms(pokemon) && freshStanding(table, pokemon) > now + price)
  return better.length === 0 ? null : bestToPromote(table, better)
}

function transforms(pokemon: PokemonView): boolean {
  return pokemonCardOf(pokemon)?.power?.kind === 'copyDefending'
}
