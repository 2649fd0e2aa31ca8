import type { Crop } from '../cards/goods.ts'
import {
  addRoom,
  addStable,
  buildFences,
  cellNamed,
  cellsForField,
  cellsForRoom,
  cellsForStable,
  cellsIn,
  type CellSet,
  emptyFields,
  type FencingPlan,
  plow,
  sensibleLayouts,
  sow,
} from '../farm/index.ts'
import type { Position } from './position.ts'
import { worth } from './worth.ts'

const cells = (...names: readonly string[]): readonly number[] => names.map((name) => cellNamed(name) ?? 0)

/** The house grows down and along the left, fields lie in the lower middle, animals live on the right. */
export const ROOM_ORDER = cells('2,0', '0,1', '1,1', '2,1')
export const FIELD_ORDER = cells(
  '2,1',
  '2,2',
  '1,1',
  '1,2',
  '0,1',
  '0,2',
  '2,0',
  '2,3',
  '1,3',
  '0,3',
  '2,4',
  '1,4',
  '0,4',
)
export const STABLE_ORDER = cells(
  '0,4',
  '1,4',
  '0,3',
  '1,3',
  '2,4',
  '2,3',
  '0,2',
  '1,2',
  '2,2',
  '0,1',
  '1,1',
  '2,1',
  '2,0',
)

/** The first of an order that is among the cells, or any of them. */
export function firstIn(order: readonly number[], set: CellSet): number | null {
  for (const cell of order) if (((set >> cell) & 1) === 1) return cell
  return cellsIn(set)[0] ?? null
}

export function plowed(position: Position): Position {
  const cell = firstIn(FIELD_ORDER, cellsForField(position.farm))
  if (cell === null) return position
  const farm = { ...position.farm }
  plow(farm, cell)
  return { ...position, farm }
}

export function withRoom(position: Position): Position {
  const cell = firstIn(ROOM_ORDER, cellsForRoom(position.farm))
  if (cell === null) return position
  const farm = { ...position.farm }
  addRoom(farm, cell)
  return { ...position, farm, beds: position.beds + 1 }
}

export function withStable(position: Position): Position {
  const cell = firstIn(STABLE_ORDER, cellsForStable(position.farm))
  if (cell === null) return position
  const farm = { ...position.farm }
  addStable(farm, cell)
  return { ...position, farm }
}

/** Vegetables first: there are fewer of them, and they score more. */
export function sown(position: Position): Position {
  const farm = { ...position.farm }
  const supply = { ...position.supply }
  for (const cell of cellsIn(emptyFields(farm))) {
    const crop: Crop | null = supply.vegetable > 0 ? 'vegetable' : supply.grain > 0 ? 'grain' : null
    if (crop === null) break
    supply[crop]--
    sow(farm, cell, crop)
  }
  return { ...position, farm, supply }
}

export function fencedBy(position: Position, plan: FencingPlan): Position {
  const farm = { ...position.farm }
  buildFences(farm, plan)
  return { ...position, farm, supply: { ...position.supply, wood: position.supply.wood - plan.price } }
}

export interface PlannedFences {
  readonly plan: FencingPlan
  readonly worth: number
  /** Of which for the room they give to animals. */
  readonly pens: number
}

/** The fences that bring most, if any can be built. */
export function bestFences(position: Position): PlannedFences | null {
  let best: PlannedFences | null = null
  for (const plan of sensibleLayouts(position.farm, { affordable: position.supply.wood, free: 0 })) {
    const pens = penWorth(plan, position)
    const value = worth(fencedBy(position, plan)) + pens
    if (best === null || value > best.worth) best = { plan, worth: value, pens }
  }
  return best
}

/** Room for animals to come. */
function penWorth({ enclosed }: FencingPlan, { roundsLeft }: Position): number {
  return enclosed.length * Math.min(1.5, roundsLeft * 0.25)
}
