/**
 * The farmyard has 3 rows of 5 cells, numbered row by row: cell 7 is `1,2`. A set of cells is a number with a bit for
 * each of them, because farms are asked about millions of times and copied as often.
 */
export type Cell = number
export type CellSet = number

export const ROWS = 3
export const COLUMNS = 5
export const CELLS: number = ROWS * COLUMNS
export const EVERY_CELL: CellSet = (1 << CELLS) - 1

export const TOP_ROW: CellSet = 0b11111
export const LEFT_COLUMN: CellSet = 0b00001_00001_00001
const RIGHT_COLUMN: CellSet = LEFT_COLUMN << (COLUMNS - 1)

export function cellAt(row: number, column: number): Cell {
  return row * COLUMNS + column
}

export function rowOf(cell: Cell): number {
  return Math.trunc(cell / COLUMNS)
}

export function columnOf(cell: Cell): number {
  return cell % COLUMNS
}

const NAMES: readonly string[] = Array.from({ length: CELLS }, (_, cell) => `${rowOf(cell)},${columnOf(cell)}`)

/** As answers and views have it: `row,column`, both from 0, the upper left cell is `0,0`. */
export function cellName(cell: Cell): string {
  return NAMES[cell] as string
}

/** The cell of a name, or null where there is none. */
export function cellNamed(name: unknown): Cell | null {
  const cell = typeof name === 'string' ? NAMES.indexOf(name) : -1
  return cell === -1 ? null : cell
}

export function setOf(cells: readonly Cell[]): CellSet {
  let set = 0
  for (const cell of cells) set |= 1 << cell
  return set
}

/** In the order of the rows. */
export function cellsIn(set: CellSet): Cell[] {
  const cells: Cell[] = []
  for (let left = set; left !== 0; left &= left - 1) cells.push(lowest(left))
  return cells
}

export function holds(set: CellSet, cell: Cell): boolean {
  return ((set >> cell) & 1) === 1
}

/** The first cell of a set that is not empty. */
export function lowest(set: CellSet): Cell {
  return 31 - Math.clz32(set & -set)
}

/** How many bits are set: how many cells, or how many fences. */
export function count(set: number): number {
  let pairs = set - ((set >>> 1) & 0x55555555)
  pairs = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return (((pairs + (pairs >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24
}

/** The cells that share an edge with one of the set. */
export function beside(set: CellSet): CellSet {
  const across = ((set & ~LEFT_COLUMN) >> 1) | ((set & ~RIGHT_COLUMN) << 1)
  return (across | (set >> COLUMNS) | (set << COLUMNS)) & EVERY_CELL
}

/** Whether one can walk between all cells of a set without leaving it. The empty set hangs together. */
export function hangsTogether(set: CellSet): boolean {
  let reached = set & -set
  for (let before = 0; before !== reached; ) {
    before = reached
    reached |= beside(reached) & set
  }
  return reached === set
}
