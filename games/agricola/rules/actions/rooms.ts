import type { Seat } from '@turnwright/kernel'
import { type Goods, type Material, type Price, priceOf } from '../../cards/goods.ts'
import { addRoom, cellName, cellsForRoom } from '../../farm/index.ts'
import type { AgricolaActionManager } from '../action-manager.ts'
import { orDone } from '../anytime/or-done.ts'
import { canAfford, payOneOf, waysToPay } from '../costs.ts'
import type { Question } from '../questions.ts'
import { type AgricolaState, type PlayerState, playerAt } from '../state.ts'
import { type CellChoice, cellChoices, DONE } from './cells.ts'

const ROOM_COSTS: Readonly<Record<Material, Price>> = {
  wood: priceOf(goodsFor('wood')),
  clay: priceOf(goodsFor('clay')),
  stone: priceOf(goodsFor('stone')),
}

type Choice = CellChoice | typeof DONE
const NONE: readonly Choice[] = []

const BUILD: Readonly<Record<Material, Question>> = {
  wood: { kind: 'build-room', material: 'wood' },
  clay: { kind: 'build-room', material: 'clay' },
  stone: { kind: 'build-room', material: 'stone' },
}
const PAY: Question = { kind: 'pay-for', what: 'room' }

function goodsFor(material: Material): Goods {
  return { [material]: 5, reed: 2 }
}

/** What is printed for a room of the house as it is. */
export function priceOfRoom({ farm }: PlayerState): Price {
  return ROOM_COSTS[farm.house]
}

function waysToPayRoom(state: AgricolaState, seat: Seat): readonly Goods[] {
  const { house } = playerAt(state, seat).farm
  return waysToPay(state, seat, 'room', ROOM_COSTS[house], house)
}

export function canBuildRoom(state: AgricolaState, seat: Seat): boolean {
  const { farm } = playerAt(state, seat)
  return cellsForRoom(farm) !== 0 && canAfford(state, seat, 'room', ROOM_COSTS[farm.house], farm.house)
}

/** At least one room and at most so many, each paid for by itself. Whether any was built. */
export function buildRooms(actions: AgricolaActionManager, seat: Seat, most: number): boolean {
  const { game } = actions
  const { farm } = playerAt(game.state, seat)
  const possible = (): readonly Choice[] => roomChoices(game.state, seat)
  let built = 0
  for (; built < most; built++) {
    const choices = (): readonly Choice[] => (built > 0 ? orDone(actions, seat, possible, DONE) : possible())
    const [cell] = actions.some(seat, BUILD[farm.house], choices, {})
    if (cell === undefined || cell === DONE.value) break
    const paid = payOneOf(actions, seat, () => waysToPayRoom(game.state, seat), PAY, ROOM_COSTS[farm.house])
    if (paid === null) break
    addRoom(farm, cell)
    game.tell({ kind: 'builds-room', seat, material: farm.house, cell: cellName(cell), paid })
    actions.wakeOnce()
  }
  if (built > 0) actions.wakeAfter(seat, 'buildRooms', { material: farm.house })
  return built > 0
}

function roomChoices(state: AgricolaState, seat: Seat): readonly Choice[] {
  return canBuildRoom(state, seat) ? cellChoices(cellsForRoom(playerAt(state, seat).farm)) : NONE
}
