import { expect, test } from 'vitest'
import { toldApart } from './rate-figures.ts'

test('kinds that were imagined seldom count together, whatever failed of them', () => {
  const often = { kind: 'turn', tries: 200, nulls: 1 }
  const seldom = [
    { kind: 'draft', tries: 199, nulls: 4 },
    { kind: 'bake', tries: 1, nulls: 1 },
  ]
  expect(toldApart([often])).toEqual([often])
  expect(toldApart([often, ...seldom])).toEqual([often, { kind: '2 rarer kinds', tries: 200, nulls: 5 }])
})
