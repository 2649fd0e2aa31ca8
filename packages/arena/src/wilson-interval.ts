export type Interval = readonly [low: number, high: number]

const Z = 1.96

/**
 * Where the true share lies in 95 of 100 cases when so many deals all came out alike (Wilson): they spread nothing, and yet
 * few of them can tell little.
 */
export function wilsonInterval(share: number, deals: number): Interval {
  const weight = Z ** 2 / deals
  const middle = (share + weight / 2) / (1 + weight)
  const reach = Math.sqrt(weight * (share * (1 - share) + weight / 4)) / (1 + weight)
  return [Math.max(0, middle - reach), Math.min(1, middle + reach)]
}
