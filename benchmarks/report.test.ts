import { describe, expect, test } from 'vitest'
import { type Bar, measureFigure, median } from './figure.ts'
import { reportOf, tableOf } from './report.ts'

const measured = (value: number, bar: Bar) =>
  measureFigure({
    id: 'speed',
    unit: 'times the peer',
    bar,
    measure: async () => ({ value, runs: [value - 1, value, value + 1], detail: 'ours against theirs' }),
  })

describe('a figure', () => {
  test.each<readonly [number, Bar, boolean]>([
    [50, { atLeast: 50 }, true],
    [49.9, { atLeast: 50 }, false],
    [1.2, { atMost: 1.2 }, true],
    [1.21, { atMost: 1.2 }, false],
    [97, { between: [93, 97] }, true],
    [92.9, { between: [93, 97] }, false],
    [97.1, { between: [93, 97] }, false],
  ])('of %d against %o is ok: %s', async (value, bar, ok) => {
    expect(await measured(value, bar)).toMatchObject({ value, ok })
  })

  test('is the median of its runs, which one wild run does not move', () => {
    expect(median([3, 1, 2000])).toBe(3)
    expect(median([4, 1, 2, 3])).toBe(2.5)
    expect(() => median([])).toThrow('nothing was measured')
  })
})

describe('the report', () => {
  test('is for programs in --json', async () => {
    const figures = [await measured(63.456, { atLeast: 50 })]
    expect(reportOf('kernel', figures)).toEqual({
      suite: 'kernel',
      figures: [
        {
          id: 'speed',
          value: 63.46,
          unit: 'times the peer',
          bar: '≥ 50',
          ok: true,
          runs: [62.46, 63.46, 64.46],
        },
      ],
    })
  })

  test('is for people in a table with the spread of the runs, and says which figure falls short', async () => {
    const figures = [await measured(12_345, { atLeast: 100_000 }), await measured(12, { atMost: 20 })]
    expect(tableOf('kernel', figures).split('\n')).toEqual([
      'kernel  median                 bar               spread',
      'speed   12,345 times the peer  ≥ 100,000  short  12,344 to 12,346 in 3 runs',
      'speed   12 times the peer      ≤ 20       ok     11 to 13 in 3 runs',
      '',
      'speed: ours against theirs',
      'speed: ours against theirs',
    ])
  })
})
