import type { PokemonView } from '../../rules/view.ts'
import type { Table } from '../table.ts'
import { bestNow } from './potential.ts'
import { weights } from './weights.ts'

/** The Benched Pokémon that our Active would do most to, if that is well more than what it can do now. */
export function betterTarget(table: Table): PokemonView | null {
  const { active } = table.me
  if (active === null) return null
  let best: PokemonView | null = null
  let most = (bestNow(table, active)?.worth ?? 0) + weights.betterTarget
  for (const target of table.foe.bench) {
    const worth = bestNow({ ...table, foe: { ...table.foe, active: target } }, active)?.worth ?? 0
    if (worth <= most) continue
    best = target
    most = worth
  }
  return best
}
