/** One scale for all birds, so that they can be compared: the widest of them nearly fills it. */
export const WIDEST = 280

/** The share of the bar that a wingspan fills, from 0 to 1. */
export function shareOfBar(centimetres: number): number {
  return Math.max(0, Math.min(1, centimetres / WIDEST))
}
