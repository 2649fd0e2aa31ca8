import { unprovedIn } from '@turnwright/testkit'
import { expect, test } from 'vitest'
import { CARDS } from '../cards/catalogue.ts'

test('every card has tests of its own, at the threshold and beside it', () => {
  const names = CARDS.map(({ name }) => name)
  expect(unprovedIn(new URL('./', import.meta.url), names)).toEqual([])
})
