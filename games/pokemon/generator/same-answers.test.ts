import { expect, test } from 'vitest'
import kept from './testing/kept-answers.json' with { type: 'json' }
import { answersOfAll } from './testing/kept-answers.ts'

test('both generators answer a thousand questions as they always did', { timeout: 60_000 }, () => {
  expect(kept.join(' ').split(' ').length).toBeGreaterThanOrEqual(1000)
  expect(answersOfAll()).toEqual(kept)
})
