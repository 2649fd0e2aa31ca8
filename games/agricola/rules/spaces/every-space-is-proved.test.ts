import { proofsIn, unprovedIn } from '@turnwright/testkit'
import { expect, test } from 'vitest'
import { ROUND_CARDS } from '../../cards/round-cards.ts'
import { FIXED_SPACES, SIDE_JOB } from '../../cards/spaces.ts'

const here = new URL('./', import.meta.url)

test('every action space and round card has tests of its own, at the threshold and beside it', () => {
  const names = [...new Set([...FIXED_SPACES, SIDE_JOB, ...ROUND_CARDS].map(({ name }) => name))]
  expect(names).toHaveLength(30)
  expect(unprovedIn(here, names)).toEqual([])
  expect([...proofsIn(here).keys()].filter((name) => !names.includes(name))).toEqual([])
})
