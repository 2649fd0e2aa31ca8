import type { CardId, Seat } from '@turnwright/kernel'
import type { TrainerEffect } from '../../cards/trainer-effect.ts'
import type { PokemonInPlay } from '../pokemon-in-play.ts'
import type { Duel } from '../state.ts'

/** A Trainer while it is resolved: made for one step, never stored. */
export interface TrainerInUse {
  readonly game: Duel
  readonly seat: Seat
  readonly card: CardId
  /** What it is, such as `base1-91`. */
  readonly by: string
  readonly effects: readonly TrainerEffect[]
  /** The Pokémon that an earlier effect was about. */
  pokemon: PokemonInPlay | null
  readonly healed: PokemonInPlay[]
  /** P61: the cards of the hand that it was paid with. */
  readonly paid: CardId[]
  /** A coin came up tails: nothing else happens. */
  isOver: boolean
}
