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
  const worth = (there: Table): number => bestNow(there, active)?.worth ?? 0
  return bestToDragUp(table, weights.betterTarget, worth, (there) => bringsDoom(table, there))
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
  return bestToDragUp(
    table,
    weights.gustToLive,
    (there) => facing(there, active),
    (there) => isDoomed(there, active),
  )
}

/** Whom it is worth most to face, if that is worth more than the card; nobody with whom we are not to be left. */
function bestToDragUp(
  table: Table,
  card: number,
  worthOf: (there: Table) => number,
  isRefused: (there: Table) => boolean,
): PokemonView | null {
  let best: PokemonView | null = null
  let most = worthOf(table) + card
  for (const target of table.foe.bench) {
    const there = draggedUp(table, target)
    const worth = worthOf(there)
    if (worth <= most || isRefused(there)) continue
    best = target
    most = worth
  }
  return best
}

/** How good it is for our Active to face the opponent's. */
function facing(table: Table, active: PokemonView): number {
  return lessFear(table, active, bestNow(table, active)?.worth ?? 0)
}
