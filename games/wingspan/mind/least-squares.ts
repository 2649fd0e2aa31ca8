/** Linear weights that come closest to what rows say. A row names the few places where it has a value. */
export class LeastSquares {
  readonly #width: number
  /** The normal equations: below the diagonal and on it, line by line. */
  readonly #lines: readonly Float64Array[]
  readonly #right: Float64Array

  constructor(width: number) {
    this.#width = width
    this.#lines = Array.from({ length: width }, (_, line) => new Float64Array(line + 1))
    this.#right = new Float64Array(width)
  }

  /** Places rise from one to the next. */
  add(places: readonly number[], values: readonly number[], target: number): void {
    for (let i = 0; i < places.length; i++) {
      const place = places[i] as number
      const value = values[i] as number
      const line = this.#lines[place] as Float64Array
      this.#right[place] = (this.#right[place] as number) + value * target
      for (let j = 0; j <= i; j++) {
        const other = places[j] as number
        line[other] = (line[other] as number) + value * (values[j] as number)
      }
    }
  }

  /** Cholesky: what was added must leave no weight open, so every one of them is drawn to something. */
  solve(): Float64Array {
    const lines = this.#lines.map((line) => line.slice())
    for (const [at, line] of lines.entries())
      for (let j = 0; j <= at; j++) {
        const above = lines[j] as Float64Array
        let rest = line[j] as number
        for (let k = 0; k < j; k++) rest -= (line[k] as number) * (above[k] as number)
        line[j] = j === at ? Math.sqrt(rest) : rest / (above[j] as number)
      }
    return this.#substituted(lines)
  }

  #substituted(lines: readonly Float64Array[]): Float64Array {
    const solution = this.#right.slice()
    for (const [at, line] of lines.entries()) {
      let rest = solution[at] as number
      for (let j = 0; j < at; j++) rest -= (line[j] as number) * (solution[j] as number)
      solution[at] = rest / (line[at] as number)
    }
    for (let at = this.#width - 1; at >= 0; at--) {
      const line = lines[at] as Float64Array
      solution[at] = (solution[at] as number) / (line[at] as number)
      for (let j = 0; j < at; j++)
        solution[j] = (solution[j] as number) - (line[j] as number) * (solution[at] as number)
    }
    return solution
  }
}
