import {
  type Cell,
  CELLS,
  type CellSet,
  cellName,
  COLUMNS,
  columnOf,
  count,
  LEFT_COLUMN,
  ROWS,
  rowOf,
} from './cells.ts'

/**
 * Fences as two numbers. `across` has a bit for each edge that lies level: bit n is the top of cell n, and the five bits
 * after the last cell are the lower border. `upright` has a bit for each standing edge: bit n is the left of cell n, and
 * the three bits after the last cell are the right border, row by row.
 */
export interface Fences {
  readonly across: number
  readonly upright: number
}

export const SIDES = ['top', 'right', 'bottom', 'left'] as const
export type Side = (typeof SIDES)[number]

export function edgeOf(cell: Cell, side: Side): Fences {
  switch (side) {
    case 'top':
      return { across: 1 << cell, upright: 0 }
    case 'bottom':
      return { across: 1 << (cell + COLUMNS), upright: 0 }
    case 'left':
      return { across: 0, upright: 1 << cell }
    case 'right':
      return { across: 0, upright: 1 << (columnOf(cell) === COLUMNS - 1 ? CELLS + rowOf(cell) : cell + 1) }
  }
}

/** Each edge by the one name it has in answers and views: `1,2:top`, `1,2:left`, and on the border `2,0:bottom`, `0,4:right`. */
const ACROSS_NAMES: readonly string[] = Array.from({ length: CELLS + COLUMNS }, (_, bit) =>
  bit < CELLS ? `${cellName(bit)}:top` : `${cellName(bit - COLUMNS)}:bottom`,
)
const UPRIGHT_NAMES: readonly string[] = Array.from({ length: CELLS + ROWS }, (_, bit) =>
  bit < CELLS ? `${cellName(bit)}:left` : `${cellName((bit - CELLS) * COLUMNS + COLUMNS - 1)}:right`,
)

/** Both names of an edge between two cells are understood: `1,2:top` is `0,2:bottom`. */
const BY_NAME: ReadonlyMap<string, Fences> = new Map(
  Array.from({ length: CELLS }, (_, cell) => cell).flatMap((cell) =>
    SIDES.map((side) => [`${cellName(cell)}:${side}`, edgeOf(cell, side)] as const),
  ),
)

export function edgeNamed(name: unknown): Fences | null {
  return (typeof name === 'string' ? BY_NAME.get(name) : undefined) ?? null
}

/** The names of all edges in a set, level ones first. */
export function edgeNames({ across, upright }: Fences): string[] {
  const names: string[] = []
  for (let left = across; left !== 0; left &= left - 1) names.push(ACROSS_NAMES[firstBit(left)] as string)
  for (let left = upright; left !== 0; left &= left - 1) names.push(UPRIGHT_NAMES[firstBit(left)] as string)
  return names
}

export const EVERY_EDGE: Fences = { across: (1 << (CELLS + COLUMNS)) - 1, upright: (1 << (CELLS + ROWS)) - 1 }

export function howMany({ across, upright }: Fences): number {
  return count(across) + count(upright)
}

/** The level edges around a set of cells: those with exactly one of their two cells in it. */
export function acrossAround(set: CellSet): number {
  return set ^ (set << COLUMNS)
}

/** The standing edges around a set of cells. */
export function uprightAround(set: CellSet): number {
  const fromTheLeft = (set << 1) & ~LEFT_COLUMN & ((1 << CELLS) - 1)
  return (set ^ fromTheLeft) | rightBorderOf(set)
}

/** The bits of the right border for those cells of a set that lie on it. */
function rightBorderOf(set: CellSet): number {
  return (((set >> 4) & 1) | ((set >> 8) & 2) | ((set >> 12) & 4)) << CELLS
}

function firstBit(set: number): number {
  return 31 - Math.clz32(set & -set)
}
