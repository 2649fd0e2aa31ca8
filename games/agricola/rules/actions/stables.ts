import type { Seat } from '@turnwright/kernel'
import { type Goods, goodsText } from '../../cards/goods.ts'
import { addStable, cellsForStable, rowAndColumn } from '../../farm/index.ts'
import type { AgricolaActionManager } from '../action-manager.ts'
import { has, pay } from '../goods.ts'
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

/** At least one stable and at most so many, each at the same price. */
export function buildStables(actions: AgricolaActionManager, seat: Seat, cost: Goods, most: number): void {
  const player = playerAt(actions.game.state, seat)
  const help = priceWords(cost)
  for (let built = 0; built < most; built++) {
    const cell = actions.pick(seat, () => stableChoices(player, cost, built > 0), { title: 'Build a stable', help })
    if (cell === undefined || cell === DONE.value) return
    pay(player, cost)
    addStable(player.farm, cell)
    const told =
      cost === STABLE_COST ? '{player} builds a stable at {cell}' : '{player} builds a stable at {cell} for {goods}'
    actions.game.tell(told, { player: { seat }, cell: rowAndColumn(cell), goods: goodsText(cost) })
  }
}

const PRICES = new Map<Goods, string>()

/** Made once for each price: it stands beside every stable. */
function priceWords(cost: Goods): string {
  let words = PRICES.get(cost)
  if (words === undefined) {
    words = Object.keys(cost).length === 0 ? 'A stable costs nothing.' : `A stable costs ${goodsText(cost)}.`
    PRICES.set(cost, words)
  }
  return words
}

function stableChoices(player: PlayerState, cost: Goods, mayStop: boolean): readonly (CellChoice | typeof DONE)[] {
  if (!mayBuild(player, cost)) return []
  const cells = cellChoices(cellsForStable(player.farm))
  return mayStop ? [...cells, DONE] : cells
}
