import fc from 'fast-check'
import { expect, test } from 'vitest'
import { keptOrder } from './kept-order.ts'

const rows = fc.uniqueArray(
  fc.record({ key: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'), rank: fc.integer({ min: 0, max: 5 }) }),
  {
    selector: ({ key }) => key,
  },
)

test('rows stand by rank at first', () => {
  const ranked = [
    { key: 'owl', rank: 2 },
    { key: 'wren', rank: 1 },
    { key: 'kite', rank: 2 },
  ]
  expect(keptOrder([], ranked)).toEqual(['wren', 'owl', 'kite'])
})

test('whatever becomes of the ranks while a question lasts, the rows that stay keep their order, and new ones stand below', () => {
  fc.assert(
    fc.property(rows, rows, (first, then) => {
      const before = keptOrder([], first)
      const after = keptOrder(before, then)
      expect(after.toSorted()).toEqual(then.map(({ key }) => key).toSorted())
      const stayed = before.filter((key) => after.includes(key))
      expect(after.slice(0, stayed.length)).toEqual(stayed)
    }),
  )
})
