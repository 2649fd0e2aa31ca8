import type { Seat } from '@turnwright/kernel'
import { cellName, cellsForField, plow } from '../../farm/index.ts'
import type { AgricolaActionManager } from '../action-manager.ts'
import type { Question } from '../questions.ts'
import { type AgricolaState, playerAt } from '../state.ts'
import { cellChoices } from './cells.ts'

const PLOW: Question = { kind: 'plow' }

export function canPlow(state: AgricolaState, seat: Seat): boolean {
  return cellsForField(playerAt(state, seat).farm) !== 0
}

/** So many fields, one after the other, as long as there is ground for them. Whether any was plowed. */
export function plowFields(actions: AgricolaActionManager, seat: Seat, n: number): boolean {
  const { state } = actions.game
  const { farm } = playerAt(state, seat)
  for (let left = n; left > 0; left--) {
    const [cell] = actions.some(seat, PLOW, () => cellChoices(cellsForField(farm)), {})
    if (cell === undefined) return left < n
    plow(farm, cell)
    actions.game.tell({ kind: 'plows', seat, cell: cellName(cell) })
  }
  return true
}
