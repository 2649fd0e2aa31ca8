import { describe, expect, test } from 'vitest'
import {
  addRoom,
  addStable,
  cellAt,
  cellName,
  cellNamed,
  type CellSet,
  cellsForField,
  cellsForRoom,
  cellsForStable,
  cellsIn,
  count,
  fencedStables,
  fencesLeft,
  plow,
  renovateTo,
  roomCount,
  stablesLeft,
  startingFarm,
  unfencedStables,
  unusedCells,
} from './index.ts'
import { around, farmOf } from './proof/farm-of.ts'

const names = (set: CellSet): string => cellsIn(set).map(cellName).join(' ')

describe('F1: a farmyard', () => {
  test('F1: begins with two wooden rooms in the first column, 4 stables and 15 fences', () => {
    const farm = startingFarm()
    expect([farm.house, names(farm.rooms), stablesLeft(farm), fencesLeft(farm)]).toEqual(['wood', '0,0 1,0', 4, 15])
    expect(count(unusedCells(farm))).toBe(13)
  })

  test('F1: has 3 rows of 5 cells, named by row and column from 0', () => {
    expect([cellNamed('0,0'), cellNamed('2,4'), cellAt(1, 2), cellName(7)]).toEqual([0, 14, 7, '1,2'])
    expect([cellNamed('3,0'), cellNamed('0,5'), cellNamed(7), cellNamed('house')]).toEqual([null, null, null, null])
  })

  test('F1: is plain data that JSON keeps', () => {
    const farm = farmOf({ fields: ['2,2'], stables: ['2,4'], fences: around('0,4 1,4') })
    expect(JSON.parse(JSON.stringify(farm))).toEqual(farm)
  })
})

describe('F2: rooms', () => {
  test('F2: are built beside the house, on unused cells', () => {
    expect(names(cellsForRoom(startingFarm()))).toBe('0,1 1,1 2,0')
    expect(names(cellsForRoom(farmOf({ fields: ['0,1'], stables: ['2,0'] })))).toBe('1,1')
    expect(names(cellsForRoom(farmOf({ fences: around('1,1') })))).toBe('0,1 2,0')
  })

  test('F2: make room for the next one at once', () => {
    const farm = startingFarm()
    addRoom(farm, 1)
    expect(names(cellsForRoom(farm))).toBe('0,2 1,1 2,0')
    expect(roomCount(farm)).toBe(3)
  })

  test('F2: are all of one material', () => {
    const farm = startingFarm()
    renovateTo(farm, 'clay')
    expect(farm.house).toBe('clay')
  })
})

describe('F3: fields', () => {
  test('F3: the first may be anywhere unused, the others lie beside one', () => {
    const farm = farmOf({ stables: ['2,2'], fences: around('0,3 0,4') })
    expect(names(cellsForField(farm))).toBe('0,1 0,2 1,1 1,2 1,3 1,4 2,0 2,1 2,3 2,4')
    plow(farm, 12 + 1)
    expect(names(cellsForField(farm))).toBe('1,3 2,4')
  })

  test('F3: there is none where all neighbours of the fields are used', () => {
    expect(names(cellsForField(farmOf({ fields: ['2,4'], stables: ['1,4', '2,3'] })))).toBe('')
  })
})

describe('F4: stables', () => {
  test('F4: stand on unused cells and in pastures, one a cell', () => {
    const farm = farmOf({ fields: ['2,0', '2,1', '2,2', '2,3', '2,4'], stables: ['0,3'], fences: around('0,3 0,4') })
    expect(names(cellsForStable(farm))).toBe('0,1 0,2 0,4 1,1 1,2 1,3 1,4')
  })

  test('F4: there are four of them', () => {
    const farm = farmOf({ stables: ['0,4', '1,4', '2,4'] })
    expect(count(cellsForStable(farm))).toBe(10)
    addStable(farm, 13)
    expect([stablesLeft(farm), cellsForStable(farm)]).toEqual([0, 0])
  })

  test('F4: they are fenced when they stand in a pasture', () => {
    const farm = farmOf({ stables: ['0,4', '2,4'], fences: around('0,3 0,4') })
    expect([names(fencedStables(farm)), names(unfencedStables(farm))]).toEqual(['0,4', '2,4'])
  })
})

test('F5: a cell is used by a room, a field or a stable, or by lying in a pasture', () => {
  const farm = farmOf({ fields: ['2,0'], stables: ['2,4'], fences: around('0,3 0,4 1,3 1,4') })
  expect(names(unusedCells(farm))).toBe('0,1 0,2 1,1 1,2 2,1 2,2 2,3')
})
