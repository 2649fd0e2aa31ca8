import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LeastSquares } from './least-squares.ts'

test('weights are found again in rows that were made by them, whichever places a row names', () => {
  const weight = fc.integer({ min: -9, max: 9 })
  fc.assert(
    fc.property(
      fc.array(weight, { minLength: 1, maxLength: 6 }),
      fc.infiniteStream(fc.integer({ min: -5, max: 5 })),
      (weights, values) => {
        const squares = new LeastSquares(weights.length)
        for (const [place] of weights.entries()) squares.pull(place, 0, 1e-9)
        for (let row = 0; row < 60; row++) {
          const places = [...weights.keys()].filter((place) => (row + place) % 3 !== 0)
          const taken = places.map(() => values.next().value as number)
          squares.add(
            places,
            taken,
            taken.reduce((sum, value, i) => sum + value * (weights[places[i] as number] as number), 0),
          )
        }
        for (const [place] of weights.entries()) squares.add([place], [1], weights[place] as number)
        for (const [place, found] of squares.solve().entries()) expect(found).toBeCloseTo(weights[place] as number, 4)
      },
    ),
  )
})

test('a weight that nothing speaks of stands where it is pulled, and gives way to rows by their number', () => {
  const squares = new LeastSquares(2)
  squares.pull(0, 7, 3)
  squares.pull(1, 0, 3)
  for (let row = 0; row < 9; row++) squares.add([1], [1], 4)
  expect([...squares.solve()]).toEqual([expect.closeTo(7), expect.closeTo(3)])
})
