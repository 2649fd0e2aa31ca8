import { expect, test } from 'vitest'
import { lookingNow } from './use-shown-seat.ts'

const atMira = { at: 1, asked: 'one', own: 0 }

test('a new question brings one’s own things back', () => {
  expect(lookingNow(atMira, 'two', 0).at).toBe(0)
})

test('while the same question stands, or none does, one looks where one likes', () => {
  expect(lookingNow(atMira, 'one', 0).at).toBe(1)
  const meanwhile = lookingNow(atMira, '', 0)
  expect(meanwhile.at).toBe(1)
  expect(lookingNow(meanwhile, 'two', 0).at).toBe(0)
})

test('other eyes begin with their own things, whatever was looked at before', () => {
  expect(lookingNow(atMira, 'one', 2)).toEqual({ at: 2, asked: 'one', own: 2 })
})
