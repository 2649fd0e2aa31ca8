import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { canArrange, checkArrangement, type Farm, herdOf, nearArrangements, PLAIN_SHELTER } from './index.ts'
import { around, farmOf } from './proof/farm-of.ts'

const yard = (herd: Partial<Farm>): Farm => ({ ...farmOf({ fences: around('0,3', '0,4'), stables: ['2,0'] }), ...herd })
const near = (farm: Farm): readonly string[] =>
  [...nearArrangements(farm, PLAIN_SHELTER)].map((placements) =>
    placements.map(({ at, animal, n }) => `${at}: ${n} ${animal}`).join(', '),
  )

describe('F20: what one move makes of an arrangement', () => {
  test('F20: an animal goes wherever there is a place for its kind', () => {
    expect(near(yard({ sheep: 2, boar: 1 }))).toEqual([
      '0,3: 2 sheep, 0,4: 1 boar',
      '0,3: 1 sheep, 0,4: 1 boar, 2,0: 1 sheep',
      '0,3: 1 sheep, 0,4: 1 boar, house: 1 sheep',
      '0,3: 2 sheep, 2,0: 1 boar',
      '0,3: 2 sheep, house: 1 boar',
    ])
  })

  test('F20: or joins others of its kind', () => {
    expect(near({ ...yard({ sheep: 3 }), stables: 0 })).toEqual([
      '0,3: 2 sheep, 0,4: 1 sheep',
      '0,3: 1 sheep, 0,4: 2 sheep',
      '0,3: 1 sheep, 0,4: 1 sheep, house: 1 sheep',
      '0,3: 2 sheep, house: 1 sheep',
    ])
  })

  test('F20: there is nothing to arrange without an animal, and while one has no place', () => {
    expect(canArrange(yard({ sheep: 1 }), PLAIN_SHELTER)).toBe(true)
    expect(canArrange(yard({}), PLAIN_SHELTER)).toBe(false)
    expect(canArrange({ ...farmOf({}), sheep: 1 }, PLAIN_SHELTER)).toBe(true)
    expect(canArrange(yard({ sheep: 6 }), PLAIN_SHELTER)).toBe(true)
    expect(canArrange(yard({ sheep: 7 }), PLAIN_SHELTER)).toBe(false)
  })

  test('F20: each of them is an arrangement', () => {
    const n = fc.nat({ max: 3 })
    fc.assert(
      fc.property(n, n, n, (sheep, boar, cattle) => {
        const farm = yard({ sheep, boar, cattle })
        for (const placements of nearArrangements(farm, PLAIN_SHELTER))
          expect(checkArrangement(farm, placements, herdOf(farm))).toEqual({ value: placements })
      }),
    )
  })
})
