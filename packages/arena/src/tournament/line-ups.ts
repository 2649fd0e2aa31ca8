import type { Tournament } from './tournament.ts'

/** A table as a list of contestants, by their numbers. */
export type LineUp = readonly number[]

/**
 * Who meets whom. Against a baseline, everybody sits alone among as many of it as there are other seats. Otherwise every
 * choice of contestants that fills the table meets; where there are fewer of them than seats, each sits in as many as
 * any other, or in one more.
 */
export function lineUpsOf({ contestants, seats, baseline }: Tournament): readonly LineUp[] {
  const count = contestants.length
  if (baseline !== null) {
    const base = contestants.findIndex(({ name }) => name === baseline)
    return range(count)
      .filter((each) => each !== base)
      .map((each) => [each, ...new Array<number>(seats - 1).fill(base)])
  }
  if (count >= seats) return choices(range(count), seats)
  const each = Math.floor(seats / count)
  const all = range(count).flatMap((one) => new Array<number>(each).fill(one))
  return choices(range(count), seats % count).map((more) => [...all, ...more].toSorted((a, b) => a - b))
}

function range(count: number): number[] {
  return Array.from({ length: count }, (_, at) => at)
}

function choices(of: readonly number[], size: number): number[][] {
  if (size === 0) return [[]]
  return of.flatMap((first, at) => choices(of.slice(at + 1), size - 1).map((rest) => [first, ...rest]))
}
