import type { StreamLimits } from './stream-pools.ts'

/** An address holds lines of two kinds, those of seats and all others: with a quarter each it leaves others half. */
const PART = 4

/** How much one address may hold of so many lines. */
export function partOfLines(most: number, lines: number): number {
  return Math.max(1, Math.min(most, Math.floor(lines / PART)))
}

/** Where the operating system allows few lines, one address gets fewer streams than elsewhere. */
export function withinLines(limits: StreamLimits, lines: number): StreamLimits {
  return {
    ...limits,
    seatsPerAddress: partOfLines(limits.seatsPerAddress, lines),
    perAddress: partOfLines(limits.perAddress, lines),
  }
}
