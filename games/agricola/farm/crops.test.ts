import { describe, expect, test } from 'vitest'
import {
  cellName,
  cellNamed,
  type CellSet,
  cellsIn,
  cropCount,
  cropOn,
  cropsOnFields,
  emptyFields,
  type Farm,
  fieldsWith,
  fieldsWithSeveral,
  moveCrop,
  putCrops,
  reap,
  sow,
  takeCrop,
} from './index.ts'
import { farmOf } from './proof/farm-of.ts'

const names = (set: CellSet): string => cellsIn(set).map(cellName).join(' ')
const at = (cell: string): number => cellNamed(cell) as number
const on = (farm: Farm, cell: string) => [cropOn(farm, at(cell)), cropCount(farm, at(cell))]

function planted(): Farm {
  const farm = farmOf({ fields: ['2,0', '2,1', '2,2', '2,3', '2,4'] })
  sow(farm, at('2,0'), 'grain')
  sow(farm, at('2,4'), 'grain')
  sow(farm, at('2,1'), 'vegetable')
  putCrops(farm, at('2,2'), 'vegetable', 1)
  return farm
}

describe('F6: crops', () => {
  test('F6: sowing puts three grain or two vegetables on a field', () => {
    const farm = planted()
    expect([on(farm, '2,0'), on(farm, '2,1'), on(farm, '2,3')]).toEqual([
      ['grain', 3],
      ['vegetable', 2],
      [null, 0],
    ])
    expect([cropsOnFields(farm, 'grain'), cropsOnFields(farm, 'vegetable')]).toEqual([6, 3])
    expect([names(fieldsWith(farm, 'grain')), names(fieldsWith(farm, 'vegetable'))]).toEqual(['2,0 2,4', '2,1 2,2'])
    expect(names(emptyFields(farm))).toBe('2,3')
  })

  test('F6: the harvest takes one from every field with a crop, and an emptied field can be sown again', () => {
    const farm = planted()
    expect([reap(farm, 'grain'), reap(farm, 'vegetable')]).toEqual([2, 2])
    expect([on(farm, '2,0'), on(farm, '2,1'), on(farm, '2,2')]).toEqual([
      ['grain', 2],
      ['vegetable', 1],
      [null, 0],
    ])
    expect(names(emptyFields(farm))).toBe('2,2 2,3')
    reap(farm, 'grain')
    reap(farm, 'grain')
    expect([reap(farm, 'grain'), reap(farm, 'vegetable'), reap(farm, 'vegetable')]).toEqual([0, 1, 0])
    expect(names(emptyFields(farm))).toBe('2,0 2,1 2,2 2,3 2,4')
  })

  test('F6: one more can be taken from a single field', () => {
    const farm = planted()
    takeCrop(farm, at('2,4'))
    takeCrop(farm, at('2,3'))
    expect([on(farm, '2,4'), on(farm, '2,3'), on(farm, '2,0')]).toEqual([
      ['grain', 2],
      [null, 0],
      ['grain', 3],
    ])
  })

  test('F7: a crop moves from a field with two or more to an empty one', () => {
    const farm = planted()
    expect(names(fieldsWithSeveral(farm))).toBe('2,0 2,1 2,4')
    moveCrop(farm, at('2,0'), at('2,3'))
    expect([on(farm, '2,0'), on(farm, '2,3')]).toEqual([
      ['grain', 2],
      ['grain', 1],
    ])
  })

  test('F7: the last but one may go, the last stays', () => {
    const farm = planted()
    moveCrop(farm, at('2,1'), at('2,3'))
    expect([on(farm, '2,1'), on(farm, '2,3')]).toEqual([
      ['vegetable', 1],
      ['vegetable', 1],
    ])
    expect(names(fieldsWithSeveral(farm))).toBe('2,0 2,4')
  })
})
