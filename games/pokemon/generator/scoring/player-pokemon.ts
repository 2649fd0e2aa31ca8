import { pokemonCardOf, type Table } from '../table.ts'
import { byScore, scoreOf } from './score-cache.ts'

/** A Pokémon card with what it is worth. */
export interface ScoredPokemon {
  readonly card: number
  readonly id: string | null
  readonly score: number
}

/** The Pokémon among cards, the highest score first; cards that are not known have none. */
export function scored(
  cards: readonly { readonly card: number; readonly id: string | null }[],
): readonly ScoredPokemon[] {
  return byScore(cards.filter((card) => pokemonCardOf(card) !== null)).map(({ card, id }) => ({
    card,
    id,
    score: scoreOf(id),
  }))
}

/** Section 1, usage: ours in deck, hand and Bench. Of the deck there is what we may know: all while we look through it. */
export function playerPokemon({ me }: Table): readonly ScoredPokemon[] {
  return scored([...me.deck.top, ...me.hand, ...me.bench])
}
