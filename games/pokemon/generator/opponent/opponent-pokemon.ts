import { scored, type ScoredPokemon } from '../scoring/player-pokemon.ts'
import type { Table } from '../table.ts'

/** Section 3.3: the most valuable first. The Active is no part of the seed's list; unknown cards have no score. */
export function opponentPokemon({ foe }: Table): readonly ScoredPokemon[] {
  return scored([...foe.bench, ...foe.hand])
}
