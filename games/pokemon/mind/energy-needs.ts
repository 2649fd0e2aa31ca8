import { unitsAs } from '../rules/energy-on.ts'
import type { AttackFace } from '../rules/faces.ts'
import { typeIn, unitsIn, unitsOf } from '../rules/fuel.ts'
import type { PokemonInPlay } from '../rules/pokemon-in-play.ts'
import type { DuelState } from '../rules/state.ts'

/** Units that an attack still lacks, with one energy card more where `extra` is one. */
export function missing(state: DuelState, pokemon: PokemonInPlay, { typed, total }: AttackFace, extra: number): number {
  const more = extra < 0 ? 0 : unitsIn(extra)
  let lacking = total - unitsOf(pokemon.fuel) - more
  let byName = 0
  for (let i = 0; i < typed.length; i++) {
    const needed = typed[i]
    if (needed === undefined) continue
    const units = unitsAs(state, pokemon, needed.type) + (more > 0 && typeIn(extra) === needed.type ? more : 0)
    if (units < needed.n) byName += needed.n - units
  }
  if (byName > lacking) lacking = byName
  return lacking > 0 ? lacking : 0
}
