import { CELLS, type CellSet, COLUMNS, EVERY_CELL, LEFT_COLUMN, TOP_ROW } from './cells.ts'
import type { Fences } from './edges.ts'

/** What fences enclose. Rooms and fields stand in for no fence. */
export interface Pastures {
  /** Every cell inside fences. */
  readonly enclosed: CellSet
  /** The cells of each pasture; the pasture with the first cell comes first. */
  readonly each: readonly CellSet[]
}

const NO_PASTURES: Pastures = { enclosed: 0, each: [] }

/** Fences change rarely and are asked about always, so the last answers are kept, each in the one place its fences lead to. */
const PLACES = 4096
const keptAcross = new Int32Array(PLACES)
const keptUpright = new Int32Array(PLACES)
const kept = new Array<Pastures>(PLACES).fill(NO_PASTURES)

export function pasturesOf({ across, upright }: Fences): Pastures {
  if (across === 0) return NO_PASTURES
  const place = (Math.imul(across, 0x9e3779b1) ^ Math.imul(upright, 0x85ebca6b)) >>> 20
  if (keptAcross[place] === across && keptUpright[place] === upright) return kept[place] as Pastures
  const pastures = findPastures(across, upright)
  keptAcross[place] = across
  keptUpright[place] = upright
  kept[place] = pastures
  return pastures
}

function findPastures(across: number, upright: number): Pastures {
  const enclosed = EVERY_CELL & ~spread(openToOutside(across, upright), across, upright)
  if (enclosed === 0) return NO_PASTURES
  const each: CellSet[] = []
  for (let left = enclosed; left !== 0; ) {
    const pasture = spread(left & -left, across, upright)
    each.push(pasture)
    left &= ~pasture
  }
  return { enclosed, each }
}

/** The cells on the border of the farmyard that have no fence there. */
function openToOutside(across: number, upright: number): CellSet {
  const right = ~upright >> CELLS
  return (
    (~across & TOP_ROW) |
    (((~across >> CELLS) & TOP_ROW) << (CELLS - COLUMNS)) |
    (~upright & LEFT_COLUMN) |
    ((right & 1) << 4) |
    ((right & 2) << 8) |
    ((right & 4) << 12)
  )
}

/** Everything that can be reached from some cells without crossing a fence. */
function spread(from: CellSet, across: number, upright: number): CellSet {
  const openTop = ~across
  const openLeft = ~upright & ~LEFT_COLUMN
  let reached = from
  for (let before = 0; before !== reached; ) {
    before = reached
    reached |= (reached & openTop) >> COLUMNS
    reached |= (reached << COLUMNS) & openTop & EVERY_CELL
    reached |= (reached & openLeft) >> 1
    reached |= (reached << 1) & openLeft & EVERY_CELL
  }
  return reached
}

/** The pasture that a cell belongs to; the empty set where it lies in none. */
export function pastureAround(pastures: Pastures, cell: number): CellSet {
  for (const pasture of pastures.each) if (((pasture >> cell) & 1) === 1) return pasture
  return 0
}
