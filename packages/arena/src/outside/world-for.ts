import type { Seat } from '@turnwright/kernel'
import type { Game } from '@turnwright/kernel/host'
import { imagine, type PackedFork, packFork, type Random } from '@turnwright/kernel/search'

/** How often a world is looked for that could be this one. */
const MOST_TRIES = 8

/** A game that could be this one, as far as a seat knows, to be sent away; null where none is found. */
export function worldFor(game: Game, seat: Seat, chance: Random): PackedFork | null {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const world = imagine(game, seat, chance)
    if (world !== null) return packFork(world)
  }
  return null
}
