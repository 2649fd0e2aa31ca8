import type { Seat } from '@turnwright/kernel'
import type { PokemonInPlay } from './pokemon-in-play.ts'
import { hasWorking } from './powers/working.ts'
import { type DuelState, playerAt } from './state.ts'
import { nameOf } from './traits.ts'

/** P13: not in a player's first turn, not when it has just come or evolved, and not under Prehistoric Power. */
export function mayEvolveNow(state: DuelState, { since, evolved }: PokemonInPlay): boolean {
  return state.turnNumber > 2 && since < state.turnNumber && evolved < state.turnNumber && !isEvolutionForbidden(state)
}

function isEvolutionForbidden(state: DuelState): boolean {
  return hasWorking(state, 0, 'noEvolutions') || hasWorking(state, 1, 'noEvolutions')
}

/** The Pokémon that a card which evolves from this name can be put on. */
export function evolvableInto(state: DuelState, seat: Seat, evolvesFrom: string | null): readonly PokemonInPlay[] {
  const { active, bench } = playerAt(state, seat)
  const fitting: PokemonInPlay[] = []
  if (active !== null && nameOf(active) === evolvesFrom && mayEvolveNow(state, active)) fitting.push(active)
  for (let i = 0; i < bench.length; i++) {
    const each = bench[i]
    if (each !== undefined && nameOf(each) === evolvesFrom && mayEvolveNow(state, each)) fitting.push(each)
  }
  return fitting
}
