import { expect, test } from 'vitest'
import { besideIn, besidePath } from './beside-path.ts'

const at = (path: string) => besideIn(new URL(path, 'http://house.example'))

test('an address names both games and whose they are', () => {
  const pair = { tables: ['one-table', 'other_table'], seats: [0, 2] } as const
  expect(at(besidePath(pair))).toEqual(pair)
  expect(at('/tables/a/beside/b?seats=nonsense')).toEqual({ tables: ['a', 'b'], seats: [0, 0] })
  expect(at('/tables/a/replay')).toBeNull()
})
