import type { Crop } from '../cards/goods.ts'
import { type Cell, type CellSet, count } from './cells.ts'
import type { Farm } from './farm.ts'

/** What lies on a field after sowing one: the one from the supply and those that come with it. */
export const SOWN: Readonly<Record<Crop, number>> = { grain: 3, vegetable: 2 }

const MOST_ON_A_FIELD = 3

/** The lower bit of the two that each cell has. */
const ONE_EACH = 0x15555555

export function cropOn(farm: Readonly<Farm>, cell: Cell): Crop | null {
  if (amountOf(farm.grain, cell) > 0) return 'grain'
  return amountOf(farm.vegetable, cell) > 0 ? 'vegetable' : null
}

/** How many crops lie on a field, of whatever kind. */
export function cropCount(farm: Readonly<Farm>, cell: Cell): number {
  return amountOf(farm.grain, cell) + amountOf(farm.vegetable, cell)
}

export function fieldsWith(farm: Readonly<Farm>, crop: Crop): CellSet {
  return cellsOf(planted(farm[crop]))
}

export function emptyFields(farm: Readonly<Farm>): CellSet {
  return farm.fields & ~cellsOf(planted(farm.grain) | planted(farm.vegetable))
}

/** The fields with so many crops that one can be moved away and one stays. */
export function fieldsWithSeveral(farm: Readonly<Farm>): CellSet {
  return cellsOf(((farm.grain | farm.vegetable) >>> 1) & ONE_EACH)
}

/** All crops of a kind on the fields. */
export function cropsOnFields(farm: Readonly<Farm>, crop: Crop): number {
  const packed = farm[crop]
  return count(packed & ONE_EACH) + 2 * count((packed >>> 1) & ONE_EACH)
}

export function putCrops(farm: Farm, cell: Cell, crop: Crop, amount: number): void {
  const at = cell * 2
  farm[crop] = (farm[crop] & ~(MOST_ON_A_FIELD << at)) | (amount << at)
}

export function sow(farm: Farm, cell: Cell, crop: Crop): void {
  putCrops(farm, cell, crop, SOWN[crop])
}

/** Takes one from every field with this crop, as the field phase does. Says how many. */
export function reap(farm: Farm, crop: Crop): number {
  const ripe = planted(farm[crop])
  farm[crop] -= ripe
  return count(ripe)
}

/** Takes one from one field. */
export function takeCrop(farm: Farm, cell: Cell): void {
  const crop = cropOn(farm, cell)
  if (crop !== null) farm[crop] -= 1 << (cell * 2)
}

/** One crop goes over to an empty field. */
export function moveCrop(farm: Farm, from: Cell, to: Cell): void {
  const crop = cropOn(farm, from)
  if (crop === null) return
  takeCrop(farm, from)
  putCrops(farm, to, crop, 1)
}

function amountOf(packed: number, cell: Cell): number {
  return (packed >>> (cell * 2)) & MOST_ON_A_FIELD
}

/** A one in the lower bit of every cell on which something lies. */
function planted(packed: number): number {
  return (packed | (packed >>> 1)) & ONE_EACH
}

/** Pulls the lower bits of all pairs together into a set of cells. */
function cellsOf(lowerBits: number): CellSet {
  let set = lowerBits
  set = (set | (set >>> 1)) & 0x33333333
  set = (set | (set >>> 2)) & 0x0f0f0f0f
  set = (set | (set >>> 4)) & 0x00ff00ff
  return (set | (set >>> 8)) & 0x0000ffff
}
