import type { Cards } from '@turnwright/kernel'
import { scoreOf } from '../generator/scoring/score-cache.ts'
import { faceOf } from '../rules/faces.ts'
import type { PokemonInPlay } from '../rules/pokemon-in-play.ts'
import type { DuelState } from '../rules/state.ts'
import { hpOf } from '../rules/traits.ts'

/** What is looked at: an imagined table, all of it. */
export interface Scene {
  readonly state: DuelState
  readonly cards: Cards
}

/** The HP that a Pokémon has left. */
export function leftOf(state: DuelState, pokemon: PokemonInPlay): number {
  return hpOf(state, pokemon) - pokemon.damage
}

const scores: number[] = []

/** The score of a card by its kind. */
export function scoreOfKind(kind: number): number {
  return (scores[kind] ??= scoreOf(faceOf(kind).card.id))
}
