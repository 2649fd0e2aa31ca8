import { solved, triangle } from './cholesky.ts'

/** Rows of numbers of which most are 0: where the others stand, and what they are; and what came of each, 1 or 0. */
export class Rows {
  readonly width: number
  readonly places: number[] = []
  readonly numbers: number[] = []
  readonly ends: number[] = []
  readonly outcomes: number[] = []

  constructor(width: number) {
    this.width = width
  }

  put(place: number, n: number): void {
    if (n === 0) return
    this.places.push(place)
    this.numbers.push(n)
  }

  end(outcome: 0 | 1): void {
    this.ends.push(this.places.length)
    this.outcomes.push(outcome)
  }
}

const ROUNDS = 8

/** The factors under which the outcomes are likeliest (logistic regression by Newton's method, with a ridge). */
export function fitLogistic(rows: Rows, ridge: (place: number) => number): Float64Array {
  const { width, places, numbers, ends, outcomes } = rows
  const factors = new Float64Array(width)
  for (let round = 0; round < ROUNDS; round++) {
    const slope = factors.map((each, place) => -ridge(place) * each)
    const bend = triangle(width)
    for (const [place, line] of bend.entries()) line[place] = ridge(place)
    for (let row = 0, from = 0; row < outcomes.length; row++) {
      const to = ends[row] ?? from
      const p = 1 / (1 + Math.exp(-sumOf(rows, factors, from, to)))
      const error = (outcomes[row] ?? 0) - p
      const weight = p * (1 - p)
      for (let a = from; a < to; a++) {
        const [i, x] = [places[a] ?? 0, numbers[a] ?? 0]
        slope[i] = (slope[i] ?? 0) + error * x
        const line = bend[i] as Float64Array
        for (let b = from; b < to; b++) {
          const j = places[b] ?? 0
          if (j <= i) line[j] = (line[j] ?? 0) + weight * x * (numbers[b] ?? 0)
        }
      }
      from = to
    }
    const step = solved(bend, slope)
    for (let i = 0; i < width; i++) factors[i] = (factors[i] ?? 0) + (step[i] ?? 0)
  }
  return factors
}

/** How surprising the outcomes are under these factors, on average: 0.693 is a coin. */
export function surprise(rows: Rows, factors: Float64Array): number {
  let sum = 0
  for (let row = 0, from = 0; row < rows.outcomes.length; row++) {
    const to = rows.ends[row] ?? from
    const dot = sumOf(rows, factors, from, to)
    sum += Math.log1p(Math.exp(rows.outcomes[row] === 1 ? -dot : dot))
    from = to
  }
  return sum / rows.outcomes.length
}

function sumOf({ places, numbers }: Rows, factors: Float64Array, from: number, to: number): number {
  let sum = 0
  for (let at = from; at < to; at++) sum += (factors[places[at] ?? 0] ?? 0) * (numbers[at] ?? 0)
  return sum
}
