export const A_DAY: number = 24 * 60 * 60 * 1_000

/** What was refused is summed up by day, for so many days. */
export const DAYS_OF_REFUSALS = 90

/** A deal that nobody has played, or of which nothing is kept any more. */
export const DAYS_OF_EMPTY_DEALS = 7

/** Tables that nobody touches are looked for by the day: an index by the moment would change with every answer. */
export function dayOf(moment: number): number {
  return Math.floor(moment / A_DAY)
}
