import type { Seat } from '@turnwright/kernel'
import type { Goods } from '../../cards/goods.ts'
import { addStable, cellName, cellsForStable } from '../../farm/index.ts'
import type { AgricolaActionManager } from '../action-manager.ts'
import { orDone } from '../anytime/or-done.ts'
import { has, pay } from '../goods.ts'
import type { Question } from '../questions.ts'
import { type AgricolaState, type PlayerState, playerAt } from '../state.ts'
import { type CellChoice, cellChoices, DONE } from './cells.ts'

export const STABLE_COST: Goods = { wood: 2 }
export const SIDE_JOB_STABLE_COST: Goods = { wood: 1 }

type Choice = CellChoice | typeof DONE
const NONE: readonly Choice[] = []

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
  const possible = (): readonly Choice[] => (mayBuild(player, cost) ? cellChoices(cellsForStable(player.farm)) : NONE)
  for (let built = 0; built < most; built++) {
    const choices = (): readonly Choice[] => (built > 0 ? orDone(actions, seat, possible, DONE) : possible())
    const [cell] = actions.some(seat, about, choices, {})
    if (cell === undefined || cell === DONE.value) return built > 0
    pay(player, cost)
    addStable(player.farm, cell)
    actions.game.tell({ kind: 'builds-stable', seat, cell: cellName(cell), paid: cost })
  }
  return true
}
