import { unprovedIn } from '@turnwright/testkit'
import { expect, test } from 'vitest'
import { BASE_BIRDS } from '../cards/catalogue.ts'

test('every bird with a power has tests of its own, at the threshold and beside it', () => {
  const powered = BASE_BIRDS.filter(({ power }) => power !== null).map(({ name }) => name)
  expect(powered).toHaveLength(164)
  expect(unprovedIn(new URL('./', import.meta.url), powered)).toEqual([])
})
