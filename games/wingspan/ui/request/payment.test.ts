import { expect, test } from 'vitest'
import { birdCalled } from '../../rules/identities.ts'
import { paymentWords, suggestedTokens } from './payment.ts'

const swan = birdCalled('trumpeter-swan')
const laid = (...ids: readonly string[]) => ids.map((id) => ({ id, inner: [] }))

test('a suggested payment is laid out token by token', () => {
  expect(suggestedTokens({ about: { kind: 'pay-suggested', food: [0, 2, 1, 0, 0] } })).toEqual(['seed', 'seed', 'fish'])
})

test('the swan eats two seeds and anything: the button says when the tokens pay it', () => {
  expect(swan?.name).toBe('Trumpeter Swan')
  expect(paymentWords(swan, laid())).toBe('Lay down tokens')
  expect(paymentWords(swan, laid('seed-1', 'seed-2'))).toBe('2 of 3 laid down')
  expect(paymentWords(swan, laid('seed-1', 'seed-2', 'fish-1'))).toBe('Pay 3 food')
  expect(paymentWords(swan, laid('seed-1', 'fish-1', 'fish-2'))).toBe('This does not pay it yet')
})
