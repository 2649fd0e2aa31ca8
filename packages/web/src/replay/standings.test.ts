import { describe, expect, test } from 'vitest'
import { figureOf, isPoints, leadOf } from './standings.ts'

describe('how seats stand', () => {
  test('points are read as they are written, below nothing too', () => {
    expect(['−14', '7', 0].map((value) => figureOf({ value }))).toEqual([-14, 7, 0])
    expect(figureOf({ value: '2 hidden cards' })).toBeNull()
    expect([isPoints({ value: '−3' }), isPoints({ value: 20, unit: 'life' })]).toEqual([true, false])
  })

  test('whoever is ahead has more than the best of the others, or fewer where that is what counts', () => {
    const lives = [
      { value: 12, unit: 'life' },
      { value: 15, unit: 'life' },
    ]
    expect([0, 1].map((seat) => leadOf(lives, seat))).toEqual([-3, 3])
    const prizes = [2, 5].map((value) => ({ value, unit: 'prizes left', fewerIsBetter: true as const }))
    expect([0, 1].map((seat) => leadOf(prizes, seat))).toEqual([3, -3])
    expect(leadOf([{ value: 30 }, { value: 41 }, { value: 38 }], 2)).toBe(-3)
    expect(leadOf([{ value: 30 }], 0)).toBeNull()
  })
})
