import { coins, type StagedPlayer, type StagedPokemon } from './stage.ts'

type Duellists = Readonly<Record<'ana' | 'bo', StagedPlayer>>

/**
 * Two Pokémon alone on the table, and what coins will show:
 * `given(duel, ...versus({ pokemon: 'Pikachu', energy: 'LF' }, 'Machop', 'tails'))`. It is ana's turn.
 */
export function versus(
  own: StagedPokemon,
  foe: StagedPokemon,
  ...shown: readonly ('heads' | 'tails')[]
): [players: Duellists, scene: { readonly rolls: readonly number[] }] {
  return [{ ana: { active: own }, bo: { active: foe } }, { rolls: coins(...shown) }]
}
