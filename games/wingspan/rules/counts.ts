/** Adds to one of several counts: tokens by food, dice by face. */
export function addTo(counts: number[], which: number, n: number): void {
  counts[which] = (counts[which] ?? 0) + n
}
