import type { Words } from '@turnwright/kernel'
import type { PointsFrom } from '../rules/sources.ts'

export const SOURCE_TITLES: Readonly<Record<PointsFrom['source'], string>> = {
  fields: 'Fields',
  pastures: 'Pastures',
  grain: 'Grain',
  vegetable: 'Vegetables',
  sheep: 'Sheep',
  boar: 'Wild boar',
  cattle: 'Cattle',
  unused: 'Unused cells',
  fencedStables: 'Fenced stables',
  clayRooms: 'Clay rooms',
  stoneRooms: 'Stone rooms',
  people: 'People',
  cards: 'Points on cards',
  crafts: 'Crafts',
  bonus: 'Bonus points',
  begging: 'Begging',
}

export const sources: Words<PointsFrom> = { 'points-from': ({ source }) => SOURCE_TITLES[source] }
