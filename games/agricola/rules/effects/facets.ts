import type { Condition, Quantity } from '../../cards/effect.ts'
import { type Good, type Goods, GOODS } from '../../cards/goods.ts'
import { nameIn } from '../../cards/name-in.ts'
import { bitsFor } from '../skill-bits.ts'

/** What one effect can change and another depend on: each good, and what a farm is besides. */
export type Facet = Good | 'house' | 'rooms' | 'people' | 'land' | 'crops' | 'pens' | 'cards'

/** A bit for each. One that is missing here does not compile. */
export const FACET: Readonly<Record<Facet, number>> = bitsFor<Facet>({
  food: 0,
  wood: 0,
  clay: 0,
  reed: 0,
  stone: 0,
  grain: 0,
  vegetable: 0,
  sheep: 0,
  boar: 0,
  cattle: 0,
  house: 0,
  rooms: 0,
  people: 0,
  land: 0,
  crops: 0,
  pens: 0,
  cards: 0,
})

export const NOTHING = 0
export const EVERYTHING: number = Object.values(FACET).reduce((all, bit) => all | bit, NOTHING)
export const BUILDING: number = FACET.wood | FACET.clay | FACET.reed | FACET.stone
export const ANIMAL: number = FACET.sheep | FACET.boar | FACET.cattle

export function facetsOf(goods: Goods | Readonly<Partial<Record<Good, unknown>>>): number {
  let facets = NOTHING
  for (const good of GOODS) if (goods[good] !== undefined) facets |= FACET[good]
  return facets
}

/** What each number of a card counts. */
export const COUNTED: Readonly<Record<Quantity, number>> = {
  'supply.clay': FACET.clay,
  rooms: FACET.rooms,
  people: FACET.people,
  sheep: FACET.sheep,
  cattle: FACET.cattle,
  roundsLeft: NOTHING,
  improvements: FACET.cards,
  occupationsInFront: FACET.cards,
  unfencedStables: FACET.land,
  pastureCells: FACET.land,
  ownOccupationsPlayedAfterThis: FACET.cards,
}

/** What each part of a condition looks at, as far as effects can change it: who works where, and what has just been done, they cannot. */
const LOOKED_AT: Readonly<Record<keyof Condition, number>> = {
  all: NOTHING,
  house: FACET.house,
  rooms: FACET.rooms,
  people: FACET.people,
  round: NOTHING,
  players: NOTHING,
  occupations: FACET.cards,
  sheep: FACET.sheep,
  grainFields: FACET.crops,
  vegetableFields: FACET.crops,
  emptyFields: FACET.crops | FACET.land,
  farmyardUnused: FACET.land,
  supply: FACET.clay,
  ownPersonOn: NOTHING,
  occupied: NOTHING,
  gainedThisWorkPhase: BUILDING,
  onlyPlayerWithRooms: FACET.rooms,
  pastureCells: NOTHING,
  material: NOTHING,
  from: NOTHING,
  to: NOTHING,
}

export function facetsIn(condition: Condition | undefined): number {
  let facets = NOTHING
  for (const key in condition) facets |= LOOKED_AT[nameIn(LOOKED_AT, key)]
  for (const part of condition?.all ?? []) facets |= facetsIn(part)
  return facets
}
