import { expect, test } from 'vitest'
import { nth } from '../index.ts'

test('what stands at a place of a list is found, whatever it is, and a place that is not there is named', () => {
  expect([nth(['a', 'b'], 1), nth([0], 0), nth([null], 0), nth([false], 0)]).toEqual(['b', 0, null, false])
  for (const place of [-1, 2, 0.5])
    expect(() => nth(['a', 'b'], place)).toThrow(`nothing stands at ${place} in a list of 2`)
})
