import { byScore, scoreOf } from '../scoring/score-cache.ts'
import { pokemonCardOf, type Table } from '../table.ts'

/** A Pokémon of the opponent with what it is worth. */
export interface ScoredPokemon {
  readonly card: number
  readonly id: string | null
  readonly score: number
}

/** Section 3.3. The Active is no part of the seed's list; unknown cards of the hand have no score. */
export function opponentPokemon({ foe }: Table): readonly ScoredPokemon[] {
  const known = foe.hand.filter((card) => pokemonCardOf(card) !== null)
  return byScore<{ readonly card: number; readonly id: string | null }>([...foe.bench, ...known]).map(
    ({ card, id }) => ({ card, id, score: scoreOf(id) }),
  )
}
