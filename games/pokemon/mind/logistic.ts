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
    const bend = new Float64Array(width * width)
    for (let i = 0; i < width; i++) bend[i * width + i] = ridge(i)
    for (let row = 0, from = 0; row < outcomes.length; row++) {
      const to = ends[row] ?? from
      const p = 1 / (1 + Math.exp(-sumOf(rows, factors, from, to)))
      const error = (outcomes[row] ?? 0) - p
      const weight = p * (1 - p)
      for (let a = from; a < to; a++) {
        const [i, x] = [places[a] ?? 0, numbers[a] ?? 0]
        slope[i] = (slope[i] ?? 0) + error * x
        const line = i * width
        for (let b = from; b < to; b++) {
          const at = line + (places[b] ?? 0)
          bend[at] = (bend[at] ?? 0) + weight * x * (numbers[b] ?? 0)
        }
      }
      from = to
    }
    const step = solve(bend, slope)
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

/** Solves a symmetric positive definite system (Cholesky, in place). */
function solve(matrix: Float64Array, right: Float64Array): Float64Array {
  const n = right.length
  const at = (i: number, j: number): number => matrix[i * n + j] ?? 0
  for (let i = 0; i < n; i++)
    for (let j = 0; j <= i; j++) {
      let sum = at(i, j)
      for (let k = 0; k < j; k++) sum -= at(i, k) * at(j, k)
      matrix[i * n + j] = i === j ? Math.sqrt(sum) : sum / at(j, j)
    }
  const x = right.slice()
  for (let i = 0; i < n; i++) {
    for (let k = 0; k < i; k++) x[i] = (x[i] ?? 0) - at(i, k) * (x[k] ?? 0)
    x[i] = (x[i] ?? 0) / at(i, i)
  }
  for (let i = n - 1; i >= 0; i--) {
    for (let k = i + 1; k < n; k++) x[i] = (x[i] ?? 0) - at(k, i) * (x[k] ?? 0)
    x[i] = (x[i] ?? 0) / at(i, i)
  }
  return x
}
