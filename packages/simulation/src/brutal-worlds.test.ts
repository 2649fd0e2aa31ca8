import { expect, test } from 'vitest'
import { EVERYTHING } from './faults/fault.ts'
import { liveThrough } from './testing/live-through.ts'

const happened = liveThrough('brutal')

test('whatever can go wrong went wrong in one of these worlds', () => {
  expect(EVERYTHING.difference(happened)).toEqual(new Set())
})
