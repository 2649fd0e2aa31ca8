import type { Seat } from '@turnwright/kernel'
import { cellsForField, rowAndColumn, plow } from '../../farm/index.ts'
import type { AgricolaActionManager } from '../action-manager.ts'
import { type AgricolaState, playerAt } from '../state.ts'
import { cellChoices } from './cells.ts'

export function canPlow(state: AgricolaState, seat: Seat): boolean {
  return cellsForField(playerAt(state, seat).farm) !== 0
}

/** So many fields, one after the other, as long as there is ground for them. */
export function plowFields(actions: AgricolaActionManager, seat: Seat, n: number): void {
  const { state } = actions.game
  const { farm } = playerAt(state, seat)
  for (let left = n; left > 0; left--) {
    const cell = actions.pick(seat, () => cellChoices(cellsForField(farm)), { title: 'Plow a field' })
    if (cell === undefined) return
    plow(farm, cell)
    actions.game.tell('{player} plows a field at {cell}', { player: { seat }, cell: rowAndColumn(cell) })
  }
}
