import { describe, expect, test } from 'vitest'
import {
  buildFences,
  cellName,
  type CellSet,
  cellsIn,
  checkFencing,
  edgeNamed,
  edgeNames,
  fencesLeft,
  pasturesOf,
  startingFarm,
} from './index.ts'
import { around, farmOf } from './proof/farm-of.ts'

const RICH = { affordable: 15, free: 0 }
const names = (sets: readonly CellSet[]): string[] => sets.map((set) => cellsIn(set).map(cellName).join(' '))

describe('F8: edges', () => {
  test('F8: are named by a cell and a side, and have both names of the two cells', () => {
    expect(edgeNamed('1,2:top')).toEqual(edgeNamed('0,2:bottom'))
    expect(edgeNamed('1,2:left')).toEqual(edgeNamed('1,1:right'))
    expect(edgeNamed('1,0:left')).not.toEqual(edgeNamed('0,4:right'))
    expect(edgeNames(edgeNamed('0,4:right') ?? NOTHING)).toEqual(['0,4:right'])
    expect(edgeNames(edgeNamed('0,2:bottom') ?? NOTHING)).toEqual(['1,2:top'])
  })

  test.for(['0,5:top', '3,0:top', '1,1:middle', '1,1', '', 7, null])('F8: %s is none', (name) => {
    expect(edgeNamed(name)).toBeNull()
  })
})

const NOTHING = { across: 0, upright: 0 }

describe('F9: pastures', () => {
  test('F9: are what fences enclose on all sides, the border of the farmyard included', () => {
    const farm = farmOf({ fences: around('0,3 0,4', '1,4') })
    expect(names(pasturesOf(farm).each)).toEqual(['0,3 0,4', '1,4'])
    const open = farmOf({ fences: around('0,4').filter((edge) => edge !== '0,4:right') })
    expect(names(pasturesOf(open).each)).toEqual([])
  })

  test('F9: share the fence between them', () => {
    expect(around('0,3', '0,4')).toHaveLength(7)
  })
})

describe('F10: fences that may be built', () => {
  test('F10: a first pasture anywhere', () => {
    const edges = around('1,2 1,3')
    expect(checkFencing(startingFarm(), edges, RICH)).toEqual({
      value: expect.objectContaining({ fences: 6, price: 6, enclosed: [0b01100_00000], divided: [] }),
    })
  })

  test('F10: several pastures at once, when they hang together', () => {
    const checked = checkFencing(startingFarm(), around('0,4', '1,4', '2,4'), RICH)
    expect('value' in checked && names(checked.value.enclosed)).toEqual(['0,4', '1,4', '2,4'])
  })

  test('F10: a cut through an older pasture', () => {
    const farm = farmOf({ fences: around('0,3 0,4') })
    const checked = checkFencing(farm, ['0,4:left'], RICH)
    expect('value' in checked && [names(checked.value.enclosed), names(checked.value.divided)]).toEqual([
      [],
      ['0,3', '0,4'],
    ])
  })

  test('F10: they stand there afterwards', () => {
    const farm = startingFarm()
    const checked = checkFencing(farm, around('2,4'), RICH)
    buildFences(farm, 'value' in checked ? checked.value : NOTHING)
    expect([fencesLeft(farm), edgeNames(farm)]).toEqual([11, ['2,4:top', '2,4:bottom', '2,4:left', '2,4:right']])
  })
})

describe('F11: fences that are refused, each for a reason of its own', () => {
  const cases = {
    'not a list': [{}, 'no list', RICH, 'not-a-list', 'Fences are answered as a list of edges.'],
    'no edge': [{}, [], RICH, 'no-edges', 'Name at least one edge to fence.'],
    'an edge that is not there': [{}, ['4,4:top'], RICH, 'unknown-edge', 'There is no edge 4,4:top.'],
    'an edge that pretends to be text': [
      {},
      [{ toString: 1 }],
      RICH,
      'unknown-edge',
      'There is no edge {"toString":1}.',
    ],
    'an edge of a mile': [{}, ['x'.repeat(1000)], RICH, 'unknown-edge', `There is no edge ${'x'.repeat(40)}….`],
    'an edge named twice': [
      {},
      ['0,4:top', '0,4:top'],
      RICH,
      'edge-twice',
      'The edge above row 1, column 5 is named twice.',
    ],
    'an edge named by both its names': [
      {},
      ['1,4:top', '0,4:bottom'],
      RICH,
      'edge-twice',
      'The edge above row 2, column 5 is named twice.',
    ],
    'an edge with a fence': [
      { fences: around('0,4') },
      around('0,4 0,3'),
      RICH,
      'already-fenced',
      'There is a fence above row 1, column 5 already.',
    ],
    'more than fifteen': [
      { fences: around('0,4 1,4 2,4', '0,3 1,3 2,3') },
      around('0,2').filter((edge) => edge !== '0,3:left'),
      RICH,
      'too-many-fences',
      'You have 2 fences left, not 3.',
    ],
    'around a room': [
      {},
      around('0,0 0,1'),
      RICH,
      'encloses-room',
      'The room at row 1, column 1 cannot be in a pasture.',
    ],
    'around a field': [
      { fields: ['2,3'] },
      around('2,3 2,4'),
      RICH,
      'encloses-field',
      'The field at row 3, column 4 cannot be in a pasture.',
    ],
    'three sides of a cell': [
      {},
      around('0,4').slice(0, 3),
      RICH,
      'open-pasture',
      'The fence above row 1, column 5 closes no pasture.',
    ],
    'a closed pasture and a fence to spare': [
      {},
      [...around('0,4'), '2,1:top'],
      RICH,
      'open-pasture',
      'The fence above row 3, column 2 closes no pasture.',
    ],
    'a fence inside a pasture that does not cut it': [
      { fences: around('0,3 0,4 1,3 1,4') },
      ['0,4:left'],
      RICH,
      'no-new-pasture',
      'The fence left of row 1, column 5 divides no pasture.',
    ],
    'apart from the others': [
      { fences: around('0,4') },
      around('2,4'),
      RICH,
      'not-adjacent',
      'A new pasture must lie next to the pastures that are there.',
    ],
    'only a corner in common': [
      { fences: around('0,4') },
      around('1,3'),
      RICH,
      'not-adjacent',
      'A new pasture must lie next to the pastures that are there.',
    ],
    'a wood too little': [
      {},
      around('0,4'),
      { affordable: 3, free: 0 },
      'too-little-wood',
      '4 fences are to be paid for, and you can pay for 3.',
    ],
    'two cells where one is asked for': [
      {},
      around('0,3 0,4'),
      { affordable: 0, free: 15, oneCell: true },
      'not-one-cell',
      'Fence exactly one cell, on open ground.',
    ],
    'a cut where a new cell is asked for': [
      { fences: around('0,3 0,4') },
      ['0,4:left'],
      { affordable: 0, free: 15, oneCell: true },
      'not-one-cell',
      'Fence exactly one cell, on open ground.',
    ],
  } as const

  test.for(Object.entries(cases))('F11: %s', ([, [map, edges, terms, reason, refused]]) => {
    expect(checkFencing(farmOf(map), edges, terms)).toEqual({ reason, refused })
  })
})

describe('F12: the price', () => {
  const priceOf = (edges: readonly string[], free: number, affordable = 15): number | null => {
    const checked = checkFencing(startingFarm(), edges, { affordable, free })
    return 'value' in checked ? checked.value.price : null
  }

  test('F12: a wood a fence, less those that are free', () => {
    expect([priceOf(around('0,4'), 0), priceOf(around('0,4'), 3), priceOf(around('0,4'), 5)]).toEqual([4, 1, 0])
  })

  test('F12: what can be paid is enough, one less is not', () => {
    expect([priceOf(around('0,4'), 3, 1), priceOf(around('0,4'), 3, 0)]).toEqual([1, null])
  })

  test('F12: one cell may be fenced for nothing where a card says so', () => {
    const checked = checkFencing(startingFarm(), around('1,1'), { affordable: 0, free: 15, oneCell: true })
    expect('value' in checked && checked.value.price).toBe(0)
  })
})
