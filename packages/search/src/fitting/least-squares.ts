import { solved, triangle } from './cholesky.ts'

/** Linear weights that come closest to what rows say. A row names the few places where it has a value. */
export class LeastSquares {
  /** The normal equations. */
  readonly #left: readonly Float64Array[]
  readonly #right: Float64Array

  constructor(width: number) {
    this.#left = triangle(width)
    this.#right = new Float64Array(width)
  }

  /** Places rise from one to the next. */
  add(places: readonly number[], values: readonly number[], target: number): void {
    for (let i = 0; i < places.length; i++) {
      const place = places[i] as number
      const value = values[i] as number
      const line = this.#left[place] as Float64Array
      this.#right[place] = (this.#right[place] as number) + value * target
      for (let j = 0; j <= i; j++) {
        const other = places[j] as number
        line[other] = (line[other] as number) + value * (values[j] as number)
      }
    }
  }

  /** Draws a weight to a value, as strongly as so many rows would that say nothing else. */
  pull(place: number, to: number, rows: number): void {
    const force = Math.sqrt(rows)
    this.add([place], [force], force * to)
  }

  /** What was added must leave no weight open: every one of them is drawn to something. */
  solve(): Float64Array {
    return solved(this.#left, this.#right)
  }
}
