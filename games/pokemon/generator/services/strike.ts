import type { Attack } from '../../cards/attack.ts'
import type { PlayerView, PokemonView } from '../../rules/view.ts'
import type { Unit } from './attack-energy-validator-service.ts'

/** An attack on a Pokémon as it would happen in some turn. */
export interface Strike {
  readonly attack: Attack
  readonly attacker: PokemonView
  readonly defender: PokemonView
  /** The cost that counts, where the attack is copied: that of the one that copies it. */
  readonly cost?: Attack['cost']
  /** The attacker's side of the table. */
  readonly own: PlayerView
  /** The turn in which it would happen: effects of earlier attacks are felt in one turn alone. */
  readonly turn: number
  /** Energy that is counted, where it is not just what is attached. */
  readonly units?: readonly Unit[]
  /** What PlusPowers add. */
  readonly bonus: number
  /** The attacker stands on the Bench and would come up first, which ends its conditions and effects. */
  readonly fresh?: true
}
