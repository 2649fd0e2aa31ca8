import type { CardId, Seat } from '@turnwright/kernel'
import type { Attack, PlainEffect } from '../../cards/attack.ts'
import type { EnergyType } from '../../cards/energy-type.ts'
import type { AttackFace } from '../faces.ts'
import type { PokemonInPlay } from '../pokemon-in-play.ts'
import type { Duel } from '../state.ts'

/** An attack while it is resolved: made for one step, never stored. */
export interface AttackInUse {
  readonly game: Duel
  readonly seat: Seat
  readonly foe: Seat
  readonly attacker: PokemonInPlay
  readonly defender: PokemonInPlay
  /** The type that Weakness and Resistance look at. */
  readonly type: number
  face: AttackFace
  /** Damage before Weakness and Resistance. */
  base: number
  failed: boolean
  ignoresTypes: boolean
  /** What it put on the Defending Pokémon. */
  dealt: number
  /** Effects that wait until the damage is done, with what was chosen for each. */
  readonly later: Later[]
  /** Pokémon whose Transparency was asked already, and those that it saved. */
  readonly asked: PokemonInPlay[]
  readonly saved: PokemonInPlay[]
  /** Those of which it was told that nothing reaches them. */
  readonly told: PokemonInPlay[]
}

export interface Later {
  readonly effect: PlainEffect
  readonly chosen: Chosen
}

/** What the attacker chose beforehand: cards, an attack by its name, a type, or nothing. */
export interface Chosen {
  readonly cards: readonly CardId[]
  readonly attack: string | null
  readonly type: EnergyType | null
}

export const NOTHING_CHOSEN: Chosen = { cards: [], attack: null, type: null }

export function attackOf({ face }: AttackInUse): Attack {
  return face.attack
}
