import { Random } from '@turnwright/kernel/search'
import type { Comparisons, DealOutcomes } from './comparisons.ts'
import { fitStrengths } from './fit-strengths.ts'

export interface Rating {
  readonly rating: number
  /** Where the true one lies in 95 of 100 tournaments; null where one deal alone was played. */
  readonly interval: readonly [number, number] | null
}

/** Whoever all others are measured against has this rating, by definition. */
export const ANCHOR_RATING = 1000
/** Odds of ten to one. */
const POINTS_OF_TEN_TO_ONE = 400
const POINTS = POINTS_OF_TEN_TO_ONE / Math.LN10

const RESAMPLINGS = 1000
const OUTSIDE = 0.025
const MANY = 2 ** 31

/** How strong everybody is, with intervals from resampling whole deals; the same seed gives the same. */
export function ratingsOf(
  comparisons: Comparisons,
  anchor: number,
  seed: string,
  resamplings: number = RESAMPLINGS,
): readonly Rating[] {
  const { contestants, stages, cells, deals } = comparisons
  const outcomes = new Float64Array(cells)
  const ghosts = ghostWins(comparisons)
  const conjure = (times: Float64Array): void => {
    for (const { among, first } of stages)
      for (const [at, one] of among.entries()) outcomes[first + at]! += (ghosts[one] as number) * (times[one] as number)
  }
  for (const deal of deals) weigh(outcomes, deal, 1)
  conjure(new Float64Array(contestants).fill(1))
  const strengths = fitStrengths(stages, outcomes, new Float64Array(contestants))
  const points = pointsOf(strengths, anchor)
  if (deals.length < 2) return points.map((rating) => ({ rating, interval: null }))

  const random = Random.fromSeed(`${seed}#intervals`)
  const drawn = Array.from({ length: resamplings }, () => {
    outcomes.fill(0)
    for (const deal of deals) weigh(outcomes, deal, exponential(random))
    conjure(Float64Array.from({ length: contestants }, () => exponential(random)))
    return pointsOf(fitStrengths(stages, outcomes, strengths), anchor)
  })
  const widened = smallSample(deals.length)
  return points.map((rating, at) => {
    const sorted = drawn.map((each) => each[at] as number).toSorted((a, b) => a - b)
    const end = (share: number): number => rating + widened * (quantile(sorted, share) - rating)
    return { rating, interval: [end(OUTSIDE), end(1 - OUTSIDE)] }
  })
}

/**
 * One win for everybody beside what was played, shared out over everything they took part in: whoever won or lost every
 * game is far from the others by a number, and nobody knows by which.
 */
function ghostWins({ contestants, stages }: Comparisons): Float64Array {
  const parts = new Float64Array(contestants)
  for (const { among } of stages) for (const one of among) parts[one]!++
  return parts.map((count) => (count === 0 ? 0 : 1 / count))
}

function weigh(outcomes: Float64Array, { cells, weights }: DealOutcomes, times: number): void {
  for (let at = 0; at < cells.length; at++) outcomes[cells[at] as number]! += times * (weights[at] as number)
}

function pointsOf(strengths: Float64Array, anchor: number): number[] {
  const zero = strengths[anchor] as number
  return Array.from(strengths, (strength) => ANCHOR_RATING + POINTS * (strength - zero))
}

/**
 * The Bayesian bootstrap (Rubin 1981) weighs each deal by chance in place of drawing deals: no resampling leaves
 * somebody without a lost game, whose strength would then know no bounds.
 */
function exponential(random: Random): number {
  return -Math.log((random.int(MANY) + 1) / MANY)
}

/** Of few deals the spread is underestimated, and Student's distribution is wider than the normal one. */
function smallSample(deals: number): number {
  const free = deals - 1
  return Math.sqrt((deals + 1) / free) * (1 + STUDENT / free)
}

/** The first term of Student's quantile over the normal one, at 95 %. */
const STUDENT = (1.96 ** 2 + 1) / 4

function quantile(sorted: readonly number[], share: number): number {
  const at = share * (sorted.length - 1)
  const below = sorted[Math.floor(at)] as number
  const above = sorted[Math.ceil(at)] as number
  return below + (at - Math.floor(at)) * (above - below)
}
