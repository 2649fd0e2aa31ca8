import type { Crop } from '../cards/goods.ts'
import { count } from './cells.ts'
import { cropsOnFields } from './crops.ts'
import { type Farm, fencedStables, fieldCount, type Herd, roomCount, unusedCells } from './farm.ts'
import { pasturesOf } from './pastures.ts'

/** Points for each thing that farms are scored for; cards come on top. */
export interface FarmScore extends Herd {
  readonly fields: number
  readonly pastures: number
  readonly grain: number
  readonly vegetable: number
  readonly unused: number
  readonly fencedStables: number
  readonly clayRooms: number
  readonly stoneRooms: number
  readonly people: number
  readonly begging: number
}

type Table = 'fields' | 'pastures' | 'grain' | 'vegetable' | 'sheep' | 'boar' | 'cattle'

/** `[from so many, points]`; having less than the first is the worst. */
export const SCORE_TABLES: Readonly<Record<Table, readonly (readonly [from: number, points: number])[]>> = {
  fields: [
    [0, -1],
    [2, 1],
    [3, 2],
    [4, 3],
    [5, 4],
  ],
  pastures: [
    [0, -1],
    [1, 1],
    [2, 2],
    [3, 3],
    [4, 4],
  ],
  grain: [
    [0, -1],
    [1, 1],
    [4, 2],
    [6, 3],
    [8, 4],
  ],
  vegetable: [
    [0, -1],
    [1, 1],
    [2, 2],
    [3, 3],
    [4, 4],
  ],
  sheep: [
    [0, -1],
    [1, 1],
    [4, 2],
    [6, 3],
    [8, 4],
  ],
  boar: [
    [0, -1],
    [1, 1],
    [3, 2],
    [5, 3],
    [7, 4],
  ],
  cattle: [
    [0, -1],
    [1, 1],
    [2, 2],
    [4, 3],
    [6, 4],
  ],
}

export const POINTS_EACH = {
  unused: -1,
  fencedStable: 1,
  clayRoom: 1,
  stoneRoom: 2,
  person: 3,
  begging: -3,
} as const

/** What belongs to a farm without lying on it. */
export interface Household extends Readonly<Record<Crop, number>> {
  readonly people: number
  /** Begging markers. */
  readonly begging: number
}

/** Crops of the household are those in the supply and on cards; those on the fields are counted here. */
export function scoreFarm(farm: Readonly<Farm>, { grain, vegetable, people, begging }: Household): FarmScore {
  const rooms = roomCount(farm)
  return {
    fields: pointsFor('fields', fieldCount(farm)),
    pastures: pointsFor('pastures', pasturesOf(farm).each.length),
    grain: pointsFor('grain', grain + cropsOnFields(farm, 'grain')),
    vegetable: pointsFor('vegetable', vegetable + cropsOnFields(farm, 'vegetable')),
    sheep: pointsFor('sheep', farm.sheep),
    boar: pointsFor('boar', farm.boar),
    cattle: pointsFor('cattle', farm.cattle),
    unused: times(POINTS_EACH.unused, count(unusedCells(farm))),
    fencedStables: times(POINTS_EACH.fencedStable, count(fencedStables(farm))),
    clayRooms: farm.house === 'clay' ? times(POINTS_EACH.clayRoom, rooms) : 0,
    stoneRooms: farm.house === 'stone' ? times(POINTS_EACH.stoneRoom, rooms) : 0,
    people: times(POINTS_EACH.person, people),
    begging: times(POINTS_EACH.begging, begging),
  }
}

/** Points by how many there are, so that nothing is searched. The last entry is as good as it gets. */
const POINTS: Readonly<Record<Table, readonly number[]>> = {
  fields: pointsByNumber('fields'),
  pastures: pointsByNumber('pastures'),
  grain: pointsByNumber('grain'),
  vegetable: pointsByNumber('vegetable'),
  sheep: pointsByNumber('sheep'),
  boar: pointsByNumber('boar'),
  cattle: pointsByNumber('cattle'),
}

function pointsByNumber(table: Table): readonly number[] {
  const tiers = SCORE_TABLES[table]
  const most = tiers.at(-1)?.[0] ?? 0
  return Array.from({ length: most + 1 }, (_, n) => tiers.findLast(([from]) => n >= from)?.[1] ?? 0)
}

export function pointsFor(table: Table, n: number): number {
  const points = POINTS[table]
  return points[n < points.length ? n : points.length - 1] ?? 0
}

export function totalOf(score: FarmScore): number {
  const { fields, pastures, grain, vegetable, sheep, boar, cattle } = score
  const { unused, fencedStables: stables, clayRooms, stoneRooms, people, begging } = score
  const grown = fields + pastures + grain + vegetable + sheep + boar + cattle
  return grown + unused + stables + clayRooms + stoneRooms + people + begging
}

/** No points lost is 0, not -0. */
function times(points: number, n: number): number {
  return n === 0 ? 0 : points * n
}
