import { expect, test } from 'vitest'
import { reviewIn, reviewPath } from './review-path.ts'

test('an address leads to the review of a table or of a brought record, with seat and moment', () => {
  expect(reviewPath('t1', 2)).toBe('/tables/t1/review?seat=2')
  expect(reviewPath(null, 0, { at: 48 })).toBe('/replay/review?seat=0&at=48')
  expect(reviewPath('t1', 0, { at: 3, invite: 'key' })).toBe('/tables/t1/review?seat=0&at=3&invite=key')
  expect(reviewIn('/tables/t1/review')).toBe('t1')
  expect(reviewIn('/replay/review')).toBe('')
  expect(reviewIn('/tables/t1')).toBeNull()
})
