import type { PokemonView } from '../../rules/view.ts'
import type { Table } from '../table.ts'
import { isDoomed } from './danger.ts'
import { knockOutChance } from './knock-out.ts'
import { bestNow } from './potential.ts'
import { lessFear } from './stand.ts'
import { draggedUp } from './sure-win/in-thought.ts'
import { limits, weights } from './weights.ts'

/** The Benched Pokémon that our Active would do most to, if that is well more than what it can do now. */
export function betterTarget(table: Table): PokemonView | null {
  const { active } = table.me
  if (active === null) return null
  let best: PokemonView | null = null
  let most = (bestNow(table, active)?.worth ?? 0) + weights.betterTarget
  for (const target of table.foe.bench) {
    const dragged = draggedUp(table, target)
    const worth = bestNow(dragged, active)?.worth ?? 0
    if (worth <= most || bringsDoom(table, dragged)) continue
    best = target
    most = worth
  }
  return best
}

/** Nobody is dragged up who would knock our Active out that is safe now, and whom it does not knock out before. */
function bringsDoom(table: Table, dragged: Table): boolean {
  const { active } = table.me
  if (active === null || isDoomed(table, active) || !isDoomed(dragged, active)) return false
  return knockOutChance(dragged) < limits.knockOutFirst
}

/** Who lets our Active live where the opponent's would surely knock it out, if that is worth more than the card and what our attack does less. */
export function mildTarget(table: Table): PokemonView | null {
  const { active } = table.me
  if (active === null || !isDoomed(table, active)) return null
  let best: PokemonView | null = null
  let most = facing(table, active) + weights.gustToLive
  for (const target of table.foe.bench) {
    const dragged = draggedUp(table, target)
    const worth = facing(dragged, active)
    if (worth <= most || isDoomed(dragged, active)) continue
    best = target
    most = worth
  }
  return best
}

/** How good it is for our Active to face the opponent's. */
function facing(table: Table, active: PokemonView): number {
  return lessFear(table, active, bestNow(table, active)?.worth ?? 0)
}
