/** The lines of a symmetric matrix, each up to the diagonal. */
export type Triangle = readonly Float64Array[]

export function triangle(width: number): Triangle {
  return Array.from({ length: width }, (_, line) => new Float64Array(line + 1))
}

/** What the matrix, which must be positive definite, makes into the right side (Cholesky). */
export function solved(matrix: Triangle, right: Float64Array): Float64Array {
  const lines = factored(matrix)
  const solution = right.slice()
  for (const [at, line] of lines.entries()) {
    let rest = solution[at] as number
    for (let j = 0; j < at; j++) rest -= (line[j] as number) * (solution[j] as number)
    solution[at] = rest / (line[at] as number)
  }
  for (let at = lines.length - 1; at >= 0; at--) {
    const line = lines[at] as Float64Array
    solution[at] = (solution[at] as number) / (line[at] as number)
    for (let j = 0; j < at; j++) solution[j] = (solution[j] as number) - (line[j] as number) * (solution[at] as number)
  }
  return solution
}

function factored(matrix: Triangle): Triangle {
  const lines = matrix.map((line) => line.slice())
  for (const [at, line] of lines.entries())
    for (let j = 0; j <= at; j++) {
      const above = lines[j] as Float64Array
      let rest = line[j] as number
      for (let k = 0; k < j; k++) rest -= (line[k] as number) * (above[k] as number)
      line[j] = j === at ? Math.sqrt(rest) : rest / (above[j] as number)
    }
  return lines
}
