import { CELLS, type Cell, cellNamed, columnOf, rowOf } from './cells.ts'
import type { Side } from './edges.ts'

const WORDS: readonly string[] = Array.from(
  { length: CELLS },
  (_, cell) => `row ${rowOf(cell) + 1}, column ${columnOf(cell) + 1}`,
)

/** A cell as people count: `2,0` is row 3, column 1. Answers and views go by its name. */
export function rowAndColumn(cell: Cell): string {
  return WORDS[cell] as string
}

const BESIDE: Readonly<Record<Side, string>> = { top: 'above', right: 'right of', bottom: 'below', left: 'left of' }

/** An edge as people see it: `2,4:top` is above row 3, column 5. */
export function edgeWords(edge: string): string {
  const [cell, side] = edge.split(':')
  return `${BESIDE[side as Side]} ${rowAndColumn(cellNamed(cell) as Cell)}`
}
