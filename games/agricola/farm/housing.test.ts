import { describe, expect, test } from 'vitest'
import { fits, hasRoomFor, isHoused, keepable, mostPasturesWithRoom, pensOf, roomFor, startingFarm } from './index.ts'
import { around, farmOf } from './proof/farm-of.ts'

const capacities = (...args: Parameters<typeof pensOf>): string =>
  pensOf(...args)
    .map(({ at, kind, capacity }) => `${kind} ${at} ${capacity}`)
    .join(', ')

describe('F15: room for animals', () => {
  test('F15: a pasture holds two a cell, doubled for each stable in it', () => {
    expect(capacities(farmOf({ fences: around('0,3 0,4') }))).toBe('pasture 0,3 4, house house 1')
    expect(capacities(farmOf({ fences: around('0,3 0,4'), stables: ['0,4'] }))).toBe('pasture 0,3 8, house house 1')
    expect(capacities(farmOf({ fences: around('0,3 0,4'), stables: ['0,3', '0,4'] }))).toBe(
      'pasture 0,3 16, house house 1',
    )
  })

  test('F15: a stable in the open holds one', () => {
    expect(capacities(farmOf({ stables: ['2,4'] }))).toBe('stable 2,4 1, house house 1')
  })

  test('F15: cards add room to each pasture after the doubling, and to the house', () => {
    const farm = farmOf({ fences: around('0,3', '0,4'), stables: ['0,4'] })
    expect(capacities(farm, { perPasture: 2, house: 3 })).toBe('pasture 0,3 4, pasture 0,4 6, house house 3')
  })
})

describe('F16: a herd fits when there is a way to house it', () => {
  const farm = farmOf({ fences: around('0,3', '0,4'), stables: ['2,4'] })
  const plain = { perPasture: 0, house: 1 }

  test('F16: one kind to a pasture, anything in the house and in stables', () => {
    expect(fits(farm, plain, 2, 2, 2)).toBe(true)
    expect(fits(farm, plain, 3, 3, 0)).toBe(true)
    expect(fits(farm, plain, 3, 2, 2)).toBe(false)
    expect(fits(farm, plain, 6, 0, 0)).toBe(true)
    expect(fits(farm, plain, 7, 0, 0)).toBe(false)
  })

  test('F16: without a pasture the house holds a single pet', () => {
    expect([isHoused({ ...startingFarm(), boar: 1 }), isHoused({ ...startingFarm(), boar: 1, sheep: 1 })]).toEqual([
      true,
      false,
    ])
  })

  test('F16: room for more of a kind', () => {
    const held = { ...farm, sheep: 2, boar: 2, cattle: 1 }
    expect([roomFor(held, 'sheep'), hasRoomFor(held, 'cattle')]).toEqual([1, true])
    const full = { ...held, cattle: 2 }
    expect([roomFor(full, 'sheep'), hasRoomFor(full, 'cattle')]).toEqual([0, false])
  })

  test('F16: a cut through a pasture can leave animals without room', () => {
    const whole = { ...farmOf({ fences: around('0,3 0,4'), stables: ['0,4'] }), sheep: 8 }
    const cut = { ...farmOf({ fences: around('0,3', '0,4'), stables: ['0,4'] }), sheep: 8 }
    expect([isHoused(whole), isHoused(cut), isHoused({ ...cut, sheep: 7 })]).toEqual([true, false, true])
  })
})

describe('F17: what can be kept', () => {
  test('F17: a herd that fits is kept whole', () => {
    expect(keepable(startingFarm(), { sheep: 1, boar: 0, cattle: 0 })).toEqual([{ sheep: 1, boar: 0, cattle: 0 }])
  })

  test('F17: of a herd too large, every largest part that fits, the most animals first', () => {
    const farm = farmOf({ fences: around('0,3 0,4') })
    expect(keepable(farm, { sheep: 5, boar: 2, cattle: 0 })).toEqual([
      { sheep: 5, boar: 0, cattle: 0 },
      { sheep: 4, boar: 1, cattle: 0 },
      { sheep: 1, boar: 2, cattle: 0 },
    ])
  })
})

const SPARE = { animals: 1, freeCapacity: 3 }

describe('F18: pastures with room to spare', () => {
  const farm = farmOf({ fences: around('0,3 0,4', '1,3 1,4') })

  test('F18: count in the arrangement that has the most of them', () => {
    expect(mostPasturesWithRoom({ ...farm, sheep: 2 }, SPARE)).toBe(2)
    expect(mostPasturesWithRoom({ ...farm, sheep: 1 }, SPARE)).toBe(1)
    expect(mostPasturesWithRoom(farm, SPARE)).toBe(0)
  })

  test('F18: animals that must stand somewhere take the room', () => {
    expect(mostPasturesWithRoom({ ...farm, sheep: 3 }, SPARE)).toBe(2)
    expect(mostPasturesWithRoom({ ...farm, sheep: 4 }, SPARE)).toBe(1)
    expect(mostPasturesWithRoom({ ...farm, sheep: 6 }, SPARE)).toBe(1)
    expect(mostPasturesWithRoom({ ...farm, sheep: 7 }, SPARE)).toBe(0)
  })

  test('F18: a card may ask for more animals than one', () => {
    expect(mostPasturesWithRoom({ ...farm, sheep: 3 }, { animals: 2, freeCapacity: 2 })).toBe(1)
    expect(mostPasturesWithRoom({ ...farm, sheep: 4 }, { animals: 2, freeCapacity: 2 })).toBe(2)
  })

  test('F18: a pasture of a single cell has no three places to spare', () => {
    expect(mostPasturesWithRoom({ ...farmOf({ fences: around('0,4') }), sheep: 1 }, SPARE)).toBe(0)
    expect(
      mostPasturesWithRoom({ ...farmOf({ fences: around('0,4') }), sheep: 1 }, SPARE, { perPasture: 2, house: 1 }),
    ).toBe(1)
  })
})
