import type { Seat } from '@turnwright/kernel'
import type { Chance } from '@turnwright/kernel/search'
import { LINES } from '../rules/rows.ts'

/** The cell that completes a row, else the one that hinders the other's, else any that is free. */
export function tacticalCell(cells: readonly (Seat | null)[], seat: Seat, chance: Chance): number {
  return gapOf(cells, seat) ?? gapOf(cells, 1 - seat) ?? anyFree(cells, chance)
}

/** The free cell of a row that is otherwise marked by one player. */
function gapOf(cells: readonly (Seat | null)[], by: Seat): number | null {
  for (const [a, b, c] of LINES) {
    if (cells[a] === null && cells[b] === by && cells[c] === by) return a
    if (cells[b] === null && cells[a] === by && cells[c] === by) return b
    if (cells[c] === null && cells[a] === by && cells[b] === by) return c
  }
  return null
}

function anyFree(cells: readonly (Seat | null)[], chance: Chance): number {
  let seen = 0
  let drawn = -1
  for (let at = 0; at < cells.length; at++) if (cells[at] === null && chance.int(++seen) === 0) drawn = at
  return drawn
}
