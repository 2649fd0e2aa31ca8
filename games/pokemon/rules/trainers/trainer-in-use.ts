import type { CardId, Seat } from '@turnwright/kernel'
import type { TrainerEffect } from '../../cards/trainer-effect.ts'
import type { About } from '../ask.ts'
import type { Asking } from '../asking.ts'
import type { PokemonInPlay } from '../pokemon-in-play.ts'
import type { Duel } from '../state.ts'

/** A Trainer while it is resolved: made for one step, never stored. */
export interface TrainerInUse {
  readonly game: Duel
  readonly seat: Seat
  readonly card: CardId
  /** What it is, as an index into CARDS. */
  readonly by: number
  readonly effects: readonly TrainerEffect[]
  /** The Pokémon that an earlier effect was about. */
  pokemon: PokemonInPlay | null
  readonly healed: PokemonInPlay[]
  /** A coin came up tails: nothing else happens. */
  isOver: boolean
}

export function about({ by }: TrainerInUse, asking: Asking): About {
  return { asking, by }
}
