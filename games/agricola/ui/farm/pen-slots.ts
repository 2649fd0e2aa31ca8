import type { PenView } from '../../rules/view.ts'
import { type Spot, spotOf } from './geometry.ts'

export interface Slot extends Spot {
  readonly size: number
}

const INSIDE = 94
const OFFSET = 4

/** Where so many animals stand: in rows in each cell, closer together where there are many; stables keep their corner. */
export function slotsIn(
  pen: Pick<PenView, 'kind' | 'cells'>,
  stables: readonly string[],
  heads: number,
): readonly Slot[] {
  if (pen.kind === 'house') return pen.cells.map((name) => ({ ...moved(spotOf(name), 52, 62), size: 38 }))
  if (pen.kind === 'stable') return pen.cells.map((name) => ({ ...moved(spotOf(name), 6, 56), size: 44 }))
  for (const side of [2, 3, 4]) {
    const slots = pen.cells.flatMap((name) => slotsOfCell(name, side, stables.includes(name)))
    if (slots.length >= heads || side === 4) return spread(slots, heads)
  }
  return []
}

function slotsOfCell(name: string, side: number, hasStable: boolean): readonly Slot[] {
  const corner = spotOf(name)
  const step = INSIDE / side
  const size = Math.min(42, step * 0.92)
  const slots: Slot[] = []
  for (let row = 0; row < side; row++)
    for (let column = 0; column < side; column++) {
      const isBarn = hasStable && row < side / 2 && column >= side / 2
      // Every other row stands a little further right, as animals do.
      const shift = row % 2 === 1 ? 3 : 0
      if (!isBarn) slots.push({ ...moved(corner, OFFSET + column * step + shift, OFFSET + row * step + 3), size })
    }
  return slots
}

/** Few animals in a large pasture do not all stand in its first cell. */
function spread(slots: readonly Slot[], heads: number): readonly Slot[] {
  if (heads === 0) return []
  const step = slots.length / heads
  return Array.from({ length: heads }, (_, at) => slots[Math.floor(at * step)] as Slot)
}

function moved({ x, y }: Spot, dx: number, dy: number): Spot {
  return { x: x + dx, y: y + dy }
}
