import type { PokemonView } from '../../rules/view.ts'
import type { Table } from '../table.ts'
import { bestNow } from './potential.ts'
import { weights } from './weights.ts'

/** By how much a Benched Pokémon must be the better target for a card to be spent on it. */
const WELL_SPENT = 0.6 * weights.knockOut

/** The Benched Pokémon that our Active would do most to, if that is well more than what it can do now. */
export function betterTarget(table: Table): PokemonView | null {
  const { active } = table.me
  if (active === null) return null
  let best: PokemonView | null = null
  let most = (bestNow(table, active)?.worth ?? 0) + WELL_SPENT
  for (const target of table.foe.bench) {
    const worth = bestNow({ ...table, foe: { ...table.foe, active: target } }, active)?.worth ?? 0
    if (worth <= most) continue
    best = target
    most = worth
  }
  return best
}
