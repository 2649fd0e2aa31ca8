import type { Seat } from '@turnwright/kernel'
import type { Goods } from '../../cards/goods.ts'
import { addStable, cellName, cellsForStable } from '../../farm/index.ts'
import type { AgricolaActionManager } from '../action-manager.ts'
import { has, pay } from '../goods.ts'
import type { Question } from '../questions.ts'
import { type AgricolaState, type PlayerState, playerAt } from '../state.ts'
import { type CellChoice, cellChoices, DONE } from './cells.ts'

export const STABLE_COST: Goods = { wood: 2 }
export const SIDE_JOB_STABLE_COST: Goods = { wood: 1 }

export function canBuildStable(state: AgricolaState, seat: Seat, cost: Goods): boolean {
  return mayBuild(playerAt(state, seat), cost)
}

function mayBuild(player: PlayerState, cost: Goods): boolean {
  return has(player, cost) && cellsForStable(player.farm) !== 0
}

/** At least one stable and at most so many, each at the same price. Whether any was built. */
export function buildStables(actions: AgricolaActionManager, seat: Seat, cost: Goods, most: number): boolean {
  const player = playerAt(actions.game.state, seat)
  const about: Question = { kind: 'build-stable', cost }
  for (let built = 0; built < most; built++) {
    const [cell] = actions.some(seat, about, () => stableChoices(player, cost, built > 0), {})
    if (cell === undefined || cell === DONE.value) return built > 0
    pay(player, cost)
    addStable(player.farm, cell)
    actions.game.tell({ kind: 'builds-stable', seat, cell: cellName(cell), paid: cost })
  }
  return true
}

function stableChoices(player: PlayerState, cost: Goods, mayStop: boolean): readonly (CellChoice | typeof DONE)[] {
  if (!mayBuild(player, cost)) return []
  const cells = cellChoices(cellsForStable(player.farm))
  return mayStop ? [...cells, DONE] : cells
}
