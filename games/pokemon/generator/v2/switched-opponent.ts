import type { PokemonView } from '../../rules/view.ts'
import type { Table } from '../table.ts'
import { danger } from './danger.ts'
import { draggedUp } from './sure-win/in-thought.ts'
import { weights } from './weights.ts'

/** What it brings that somebody else has to face our Active: there may be more to fear then, or less. */
export function switchWorth(table: Table, pokemon: PokemonView, chooser: 'attacker' | 'opponent'): number {
  const { bench } = table.foe
  if (bench.length === 0) return 0
  if (pokemon !== table.me.active) return weights.halfHindrance
  const feared = bench.map((target) => danger(draggedUp(table, target), pokemon))
  const then = chooser === 'attacker' ? Math.min(...feared) : Math.max(...feared)
  return weights.halfHindrance + danger(table, pokemon) - then
}
