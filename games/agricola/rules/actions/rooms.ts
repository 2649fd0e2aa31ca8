import type { Seat } from '@turnwright/kernel'
import { type Goods, goodsText, type Material, type Price, priceOf } from '../../cards/goods.ts'
import { addRoom, cellsForRoom, rowAndColumn } from '../../farm/index.ts'
import type { AgricolaActionManager } from '../action-manager.ts'
import { canAfford, payOneOf, waysToPay } from '../costs.ts'
import { type AgricolaState, playerAt } from '../state.ts'
import { type CellChoice, cellChoices, DONE } from './cells.ts'

const ROOM_COSTS: Readonly<Record<Material, Price>> = {
  wood: priceOf(goodsFor('wood')),
  clay: priceOf(goodsFor('clay')),
  stone: priceOf(goodsFor('stone')),
}

const HELP: Readonly<Record<Material, string>> = {
  wood: helpFor('wood'),
  clay: helpFor('clay'),
  stone: helpFor('stone'),
}

function goodsFor(material: Material): Goods {
  return { [material]: 5, reed: 2 }
}

/** Cards may make it cheaper; then the question how to pay says so. */
function helpFor(material: Material): string {
  return `The printed price of a room is ${goodsText(goodsFor(material))}.`
}

function waysToPayRoom(state: AgricolaState, seat: Seat): readonly Goods[] {
  const { house } = playerAt(state, seat).farm
  return waysToPay(state, seat, 'room', ROOM_COSTS[house], house)
}

export function canBuildRoom(state: AgricolaState, seat: Seat): boolean {
  const { farm } = playerAt(state, seat)
  return cellsForRoom(farm) !== 0 && canAfford(state, seat, 'room', ROOM_COSTS[farm.house], farm.house)
}

/** At least one room and at most so many, each paid for by itself. */
export function buildRooms(actions: AgricolaActionManager, seat: Seat, most: number): void {
  const { game } = actions
  const { farm } = playerAt(game.state, seat)
  let built = 0
  for (; built < most; built++) {
    const cell = actions.pick(seat, () => roomChoices(game.state, seat, built > 0), {
      title: 'Build a room',
      help: HELP[farm.house],
    })
    if (cell === undefined || cell === DONE.value) break
    if (!payOneOf(actions, seat, () => waysToPayRoom(game.state, seat), 'the room', ROOM_COSTS[farm.house])) break
    addRoom(farm, cell)
    game.tell('{player} builds a {material} room at {cell}', {
      player: { seat },
      material: farm.house,
      cell: rowAndColumn(cell),
    })
    actions.wakeOnce()
  }
  if (built > 0) actions.wakeAfter(seat, 'buildRooms', { material: farm.house })
}

function roomChoices(state: AgricolaState, seat: Seat, mayStop: boolean): readonly (CellChoice | typeof DONE)[] {
  if (!canBuildRoom(state, seat)) return []
  const cells = cellChoices(cellsForRoom(playerAt(state, seat).farm))
  return mayStop ? [...cells, DONE] : cells
}
