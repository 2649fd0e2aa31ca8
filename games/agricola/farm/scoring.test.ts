import { fingerprintOf } from '@turnwright/kernel/host'
import { describe, expect, test } from 'vitest'
import {
  cellNamed,
  POINTS_EACH,
  pointsFor,
  putCrops,
  renovateTo,
  SCORE_TABLES,
  scoreFarm,
  startingFarm,
  totalOf,
} from './index.ts'
import { around, farmOf } from './proof/farm-of.ts'

const upTo = (table: Parameters<typeof pointsFor>[0], most: number): number[] =>
  Array.from({ length: most + 1 }, (_, n) => pointsFor(table, n))

describe('F22: what a farm is worth', () => {
  test('F22: fields', () => expect(upTo('fields', 6)).toEqual([-1, -1, 1, 2, 3, 4, 4]))
  test('F22: pastures', () => expect(upTo('pastures', 5)).toEqual([-1, 1, 2, 3, 4, 4]))
  test('F22: grain', () => expect(upTo('grain', 9)).toEqual([-1, 1, 1, 1, 2, 2, 3, 3, 4, 4]))
  test('F22: vegetables', () => expect(upTo('vegetable', 5)).toEqual([-1, 1, 2, 3, 4, 4]))
  test('F22: sheep', () => expect(upTo('sheep', 9)).toEqual([-1, 1, 1, 1, 2, 2, 3, 3, 4, 4]))
  test('F22: boar', () => expect(upTo('boar', 8)).toEqual([-1, 1, 1, 2, 2, 3, 3, 4, 4]))
  test('F22: cattle', () => expect(upTo('cattle', 7)).toEqual([-1, 1, 2, 2, 3, 3, 4, 4]))
})

describe('the facts that points were collected with', () => {
  test('F22: the tables are equal to them', () => {
    expect(fingerprintOf(SCORE_TABLES)).toBe('4da124e175d5b148')
  })

  test('F23: and so is what each thing counts', () => {
    const { unused, fencedStable, clayRoom, stoneRoom, person, begging } = POINTS_EACH
    const facts = {
      unusedFarmyardCell: unused,
      fencedStable,
      clayRoom,
      stoneRoom,
      woodRoom: 0,
      person,
      beggingMarker: begging,
    }
    expect(fingerprintOf(facts)).toBe('316168b66742c9a6')
  })
})

const nobody = { grain: 0, vegetable: 0, people: 2, begging: 0 }

describe('F23: the points of a farm', () => {
  test('F23: at the start of a game', () => {
    const score = scoreFarm(startingFarm(), nobody)
    expect(score).toEqual({
      fields: -1,
      pastures: -1,
      grain: -1,
      vegetable: -1,
      sheep: -1,
      boar: -1,
      cattle: -1,
      unused: -13,
      fencedStables: 0,
      clayRooms: 0,
      stoneRooms: 0,
      people: 6,
      begging: 0,
    })
    expect(totalOf(score)).toBe(-14)
  })

  test('F23: crops count on the fields and in the supply', () => {
    const farm = farmOf({ fields: ['2,0', '2,1'] })
    putCrops(farm, cellNamed('2,0') as number, 'grain', 3)
    putCrops(farm, cellNamed('2,1') as number, 'vegetable', 2)
    const { grain, vegetable, fields } = scoreFarm(farm, { ...nobody, grain: 1, vegetable: 1 })
    expect({ grain, vegetable, fields }).toEqual({ grain: 2, vegetable: 3, fields: 1 })
    expect(scoreFarm(farm, nobody).grain).toBe(1)
  })

  test('F23: a stable counts when it is fenced', () => {
    const farm = farmOf({ stables: ['0,4', '1,4', '2,0'], fences: around('0,4 1,4') })
    const { fencedStables, unused, pastures } = scoreFarm(farm, nobody)
    expect({ fencedStables, unused, pastures }).toEqual({ fencedStables: 2, unused: -10, pastures: 1 })
  })

  test('F23: rooms of clay count one, of stone two', () => {
    const farm = farmOf({ rooms: ['2,0'] })
    renovateTo(farm, 'clay')
    const clay = scoreFarm(farm, nobody)
    renovateTo(farm, 'stone')
    const stone = scoreFarm(farm, nobody)
    expect([clay.clayRooms, clay.stoneRooms, stone.clayRooms, stone.stoneRooms]).toEqual([3, 0, 0, 6])
  })

  test('F23: people count three, begging markers take three', () => {
    const { people, begging } = scoreFarm(startingFarm(), { ...nobody, people: 5, begging: 2 })
    expect({ people, begging }).toEqual({ people: 15, begging: -6 })
  })
})
