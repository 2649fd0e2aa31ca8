import { type Cell, cellName, COLUMNS, columnOf, ROWS, rowOf, type Side } from '../../farm/index.ts'
import { cellOf } from './farm-of-view.ts'

/** The cell on each side, or null at the border. */
export function cellsBeside(name: string): Readonly<Record<Side, string | null>> {
  const cell: Cell = cellOf(name)
  const row = rowOf(cell)
  const column = columnOf(cell)
  return {
    top: row > 0 ? cellName(cell - COLUMNS) : null,
    bottom: row < ROWS - 1 ? cellName(cell + COLUMNS) : null,
    left: column > 0 ? cellName(cell - 1) : null,
    right: column < COLUMNS - 1 ? cellName(cell + 1) : null,
  }
}
