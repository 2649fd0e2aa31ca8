import type { Column } from '../column.ts'

/** A figure, and where the true one lies in 95 of 100 cases. */
export interface Estimate {
  readonly mean: number
  readonly interval: readonly [number, number]
}

/** Of the normal distribution: 95 of 100 lie so many standard errors around the mean. */
const Z = 1.96

/** Null where there is no telling. */
export function around(mean: number, error: number): Estimate | null {
  return Number.isFinite(error) ? { mean, interval: [mean - Z * error, mean + Z * error] } : null
}

export function estimateOf(column: Column): Estimate | null {
  return around(column.mean, column.error)
}

/** Of a share between 0 and 1 (Wilson): also where all of few playouts were won, the true one may be less. */
export function chanceOf({ mean, playouts }: Column): Estimate | null {
  if (playouts === 0) return null
  const square = (Z * Z) / playouts
  const middle = (mean + square / 2) / (1 + square)
  const reach = (Z / (1 + square)) * Math.sqrt((mean * (1 - mean)) / playouts + square / (4 * playouts))
  return { mean, interval: [Math.max(0, middle - reach), Math.min(1, middle + reach)] }
}

/** A chance lies between 0 and 1. */
export function within(estimate: Estimate | null): Estimate | null {
  if (estimate === null) return null
  const [least, most] = estimate.interval
  return { mean: estimate.mean, interval: [Math.max(0, least), Math.min(1, most)] }
}
