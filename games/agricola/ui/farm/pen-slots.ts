import type { PenView } from '../../rules/view.ts'
import { type Spot, spotOf } from './geometry.ts'

export interface Slot extends Spot {
  readonly size: number
}

const INSIDE = 94
const OFFSET = 4

interface Box extends Spot {
  readonly width: number
  readonly height: number
}

/** What else stands in a cell: a stable in its corner, and in the last one the plaque that counts. */
const BARN: Box = { x: 54, y: 10, width: 38, height: 35 }
const PLAQUE: Box = { x: 50, y: 71, width: 44, height: 22 }
/** Animals may stand a little in front of it. */
const SLACK = 5

/** Where so many animals stand: in rows in each cell, closer together where there are many; stables and plaques keep their corner. */
export function slotsIn(
  pen: Pick<PenView, 'kind' | 'cells'>,
  stables: readonly string[],
  heads: number,
): readonly Slot[] {
  if (pen.kind === 'house') return pen.cells.map((name) => ({ ...moved(spotOf(name), 8, 50), size: 40 }))
  if (pen.kind === 'stable') return pen.cells.map((name) => ({ ...moved(spotOf(name), 6, 56), size: 44 }))
  for (const side of [2, 3, 4]) {
    const slots = pen.cells.map((name, at) =>
      slotsOfCell(name, side, [
        ...(stables.includes(name) ? [BARN] : []),
        ...(at === pen.cells.length - 1 ? [PLAQUE] : []),
      ]),
    )
    if (slots.flat().length >= heads || side === 4) return spread(slots, heads)
  }
  return []
}

function slotsOfCell(name: string, side: number, taken: readonly Box[]): readonly Slot[] {
  const corner = spotOf(name)
  const step = INSIDE / side
  const size = Math.min(42, step * 0.92)
  const slots: Slot[] = []
  for (let row = 0; row < side; row++)
    for (let column = 0; column < side; column++) {
      // Every other row stands a little further right, as animals do.
      const shift = row % 2 === 1 ? 3 : 0
      const slot = { x: OFFSET + column * step + shift, y: OFFSET + row * step + 3, size }
      if (!taken.some((box) => isIn(box, slot))) slots.push({ ...moved(corner, slot.x, slot.y), size })
    }
  return slots
}

function isIn({ x, y, width, height }: Box, slot: Slot): boolean {
  const isBeside = slot.x + slot.size - SLACK <= x || slot.x + SLACK >= x + width
  const isAboveOrBelow = slot.y + slot.size * 0.82 - SLACK <= y || slot.y + SLACK >= y + height
  return !isBeside && !isAboveOrBelow
}

/** Few animals in a large pasture do not all stand in its first cell: each cell takes one in turn. */
function spread(cells: readonly (readonly Slot[])[], heads: number): readonly Slot[] {
  const most = Math.max(...cells.map(({ length }) => length))
  const inTurn = Array.from({ length: most }, (_, at) => cells.flatMap((slots) => slots[at] ?? []))
  return inTurn.flat().slice(0, heads)
}

function moved({ x, y }: Spot, dx: number, dy: number): Spot {
  return { x: x + dx, y: y + dy }
}
