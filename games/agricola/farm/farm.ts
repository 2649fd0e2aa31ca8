import type { Animal, Material } from '../cards/goods.ts'
import { beside, type CellSet, count, EVERY_CELL, setOf } from './cells.ts'
import { pasturesOf } from './pastures.ts'

export const MOST_STABLES = 4
export const MOST_FENCES = 15

export type Herd = Readonly<Record<Animal, number>>

/** A farmyard, as it lies in the state of a game. Only the functions of this folder change one. */
export interface Farm {
  house: Material
  rooms: CellSet
  fields: CellSet
  /** Crops on the fields: two bits a cell, from cell 0 upwards, say how many of them lie there. */
  grain: number
  vegetable: number
  /** On cells of their own and inside pastures. */
  stables: CellSet
  /** See Fences. */
  across: number
  upright: number
  sheep: number
  boar: number
  cattle: number
  /** Where the owner wants the animals to stand, packed by arrange(); empty while that does not matter to anybody. */
  arrangement: readonly number[]
}

/** F1: the two rooms of the start are the upper ones of the first column. */
export const START_ROOMS: CellSet = setOf([0, 5])

export function startingFarm(): Farm {
  return {
    house: 'wood',
    rooms: START_ROOMS,
    fields: 0,
    grain: 0,
    vegetable: 0,
    stables: 0,
    across: 0,
    upright: 0,
    sheep: 0,
    boar: 0,
    cattle: 0,
    arrangement: [],
  }
}

export function roomCount({ rooms }: Readonly<Farm>): number {
  return count(rooms)
}

export function fieldCount({ fields }: Readonly<Farm>): number {
  return count(fields)
}

export function fencesLeft({ across, upright }: Readonly<Farm>): number {
  return MOST_FENCES - count(across) - count(upright)
}

export function stablesLeft({ stables }: Readonly<Farm>): number {
  return MOST_STABLES - count(stables)
}

export function fencedStables(farm: Readonly<Farm>): CellSet {
  return farm.stables & pasturesOf(farm).enclosed
}

export function unfencedStables(farm: Readonly<Farm>): CellSet {
  return farm.stables & ~pasturesOf(farm).enclosed
}

/** A cell is used by a room, a field or a stable, or by lying inside fences. */
export function usedCells(farm: Readonly<Farm>): CellSet {
  return farm.rooms | farm.fields | farm.stables | pasturesOf(farm).enclosed
}

export function unusedCells(farm: Readonly<Farm>): CellSet {
  return EVERY_CELL & ~usedCells(farm)
}

/** Where a room may be added: next to the house, on an unused cell. */
export function cellsForRoom(farm: Readonly<Farm>): CellSet {
  return beside(farm.rooms) & unusedCells(farm)
}

/** Where a field may be plowed: anywhere unused for the first, next to a field for the others. */
export function cellsForField(farm: Readonly<Farm>): CellSet {
  const unused = unusedCells(farm)
  return farm.fields === 0 ? unused : beside(farm.fields) & unused
}

/** Where a stable may be built: on unused cells and in pastures, one a cell, while there is one left. */
export function cellsForStable(farm: Readonly<Farm>): CellSet {
  if (stablesLeft(farm) <= 0) return 0
  return EVERY_CELL & ~(farm.rooms | farm.fields | farm.stables)
}

export function addRoom(farm: Farm, cell: number): void {
  farm.rooms |= 1 << cell
}

export function plow(farm: Farm, cell: number): void {
  farm.fields |= 1 << cell
}

export function addStable(farm: Farm, cell: number): void {
  farm.stables |= 1 << cell
}

export function renovateTo(farm: Farm, material: Material): void {
  farm.house = material
}
