import type { Animal } from '../cards/goods.ts'
import { type Cell, cellName, cellNamed, cellsIn, lowest } from './cells.ts'
import { type Farm, unfencedStables } from './farm.ts'
import { pastureCapacity, PLAIN_SHELTER, type Shelter } from './housing.ts'
import { pastureAround, pasturesOf } from './pastures.ts'

/** Where animals stand: `house`, or the name of a cell: of a stable in the open, or of the first cell of a pasture. */
export type Place = string
export const HOUSE: Place = 'house'
/** Where animals are named that are let go. */
export const AWAY: Place = 'away'

/** Animals of one kind at one place. A type and no interface, because answers are made of it. */
export type Placement = {
  readonly at: Place
  readonly animal: Animal
  readonly n: number
}

/** A place for animals on a farm. */
export interface Pen {
  readonly at: Place
  readonly kind: 'house' | 'stable' | 'pasture'
  readonly cells: readonly Cell[]
  readonly capacity: number
}

/** The farm whose pens were asked for last: one question asks for them several times. */
let kept = { across: -1, upright: -1, stables: -1, rooms: -1, perPasture: -1, house: -1 }
let keptPens: readonly Pen[] = []

/** Every place for animals, the pastures first and the house last. */
export function pensOf(farm: Readonly<Farm>, shelter: Shelter = PLAIN_SHELTER): readonly Pen[] {
  const { across, upright, stables, rooms } = farm
  const { perPasture, house } = shelter
  const isKept =
    kept.across === across &&
    kept.upright === upright &&
    kept.stables === stables &&
    kept.rooms === rooms &&
    kept.perPasture === perPasture &&
    kept.house === house
  if (!isKept) {
    keptPens = findPens(farm, shelter)
    kept = { across, upright, stables, rooms, perPasture, house }
  }
  return keptPens
}

function findPens(farm: Readonly<Farm>, shelter: Shelter): readonly Pen[] {
  const pastures = pasturesOf(farm).each.map((pasture): Pen => {
    const cells = cellsIn(pasture)
    const capacity = pastureCapacity(farm, pasture, shelter)
    return { at: cellName(lowest(pasture)), kind: 'pasture', cells, capacity }
  })
  const stables = cellsIn(unfencedStables(farm)).map(
    (cell): Pen => ({ at: cellName(cell), kind: 'stable', cells: [cell], capacity: 1 }),
  )
  return [...pastures, ...stables, { at: HOUSE, kind: 'house', cells: cellsIn(farm.rooms), capacity: shelter.house }]
}

/** The whole world beyond the farm. */
export const BEYOND: Pen = { at: AWAY, kind: 'house', cells: [], capacity: Number.POSITIVE_INFINITY }

/** A pasture answers to each of its cells. */
export function penAt(farm: Readonly<Farm>, pens: readonly Pen[], at: unknown): Pen | undefined {
  const cell = cellNamed(at)
  const name = cell === null ? at : cellName(firstCell(farm, cell))
  return pens.find((pen) => pen.at === name)
}

function firstCell(farm: Readonly<Farm>, cell: Cell): Cell {
  const pasture = pastureAround(pasturesOf(farm), cell)
  return pasture === 0 ? cell : lowest(pasture)
}
