import { byScore, scoreOf } from '../scoring/score-cache.ts'
import { pokemonCardOf, type Table } from '../table.ts'
import { riskAttackDamage, sureAttackDamage } from './attack-damage.ts'

/** Section 3: what we make of the opponent. */
export interface OpponentAnalysis {
  readonly sure: number
  readonly risk: number
  /** Section 3.3: the Pokémon on the Bench and those of the hand that were revealed, the highest score first. */
  readonly pokemon: readonly ScoredPokemon[]
}

export interface ScoredPokemon {
  readonly card: number
  readonly id: string | null
  readonly score: number
}

export function analyseOpponent(table: Table): OpponentAnalysis {
  return { sure: sureAttackDamage(table), risk: riskAttackDamage(table), pokemon: opponentPokemon(table) }
}

/** Section 3.3. The Active is no part of the seed's list; unknown cards of the hand have no score. */
export function opponentPokemon({ foe }: Table): readonly ScoredPokemon[] {
  const known = foe.hand.filter((card) => pokemonCardOf(card) !== null)
  return byScore<{ readonly card: number; readonly id: string | null }>([...foe.bench, ...known]).map(
    ({ card, id }) => ({ card, id, score: scoreOf(id) }),
  )
}
