/** Linear weights that come closest to the targets, drawn towards 0 by `pull`; the first value is taken for a constant. */
export function ridge<Row>(
  rows: readonly Row[],
  width: number,
  valueOf: (row: Row, at: number) => number,
  targetOf: (row: Row) => number,
  pull: number,
): number[] {
  const normal = Array.from({ length: width }, () => new Float64Array(width + 1))
  const filled = new Int32Array(width)
  const values = new Float64Array(width)
  for (const row of rows) {
    let n = 0
    for (let at = 0; at < width; at++) {
      const value = valueOf(row, at)
      if (value === 0) continue
      filled[n++] = at
      values[at] = value
    }
    const target = targetOf(row)
    for (let i = 0; i < n; i++) {
      const at = filled[i] as number
      const line = normal[at] as Float64Array
      const value = values[at] as number
      for (let j = i; j < n; j++) {
        const other = filled[j] as number
        line[other] = (line[other] as number) + value * (values[other] as number)
      }
      line[width] = (line[width] as number) + value * target
    }
  }
  for (let at = 0; at < width; at++) {
    const line = normal[at] as Float64Array
    line[at] = (line[at] as number) + (at === 0 ? 1e-6 : pull)
    for (let other = 0; other < at; other++) line[other] = (normal[other] as Float64Array)[at] as number
  }
  return solved(normal, width)
}

/** Gauss: the lines are those of a positive definite matrix, each with its right side at its end. */
function solved(lines: Float64Array[], width: number): number[] {
  for (let at = 0; at < width; at++) {
    const line = lines[at] as Float64Array
    const pivot = line[at] as number
    for (let below = at + 1; below < width; below++) {
      const other = lines[below] as Float64Array
      const factor = (other[at] as number) / pivot
      if (factor === 0) continue
      for (let j = at; j <= width; j++) other[j] = (other[j] as number) - factor * (line[j] as number)
    }
  }
  const solution = new Array<number>(width).fill(0)
  for (let at = width - 1; at >= 0; at--) {
    const line = lines[at] as Float64Array
    let sum = line[width] as number
    for (let j = at + 1; j < width; j++) sum -= (line[j] as number) * (solution[j] as number)
    solution[at] = sum / (line[at] as number)
  }
  return solution
}
