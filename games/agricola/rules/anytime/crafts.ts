import { MAJORS } from '../../cards/majors.ts'
import type { PlayerState } from '../state.ts'

/** How often each craft was used in a harvest is one number, three bits for each major improvement. */
const BITS = 3
const MOST = (1 << BITS) - 1

/** How often the craft of a major improvement can still be used in this harvest. */
export function craftsLeft({ crafts }: PlayerState, major: number): number {
  const limit = MAJORS[major]?.abilities.harvestConversion?.limitPerHarvest ?? 0
  return limit - ((crafts >> (BITS * major)) & MOST)
}

export function noteCraft(player: PlayerState, major: number): void {
  player.crafts += 1 << (BITS * major)
}
