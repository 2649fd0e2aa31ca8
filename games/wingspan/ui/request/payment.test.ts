import type { Prompt } from '@turnwright/kernel'
import { expect, test } from 'vitest'
import { paymentWords, suggestedTokens } from './payment.ts'

const prompt: Prompt = {
  requestId: 'pay',
  type: 'select',
  title: 'Pay for the Trumpeter Swan',
  help: null,
  choices: [],
  min: 1,
  max: 1,
  unavailable: [],
  anytime: [],
  examples: [],
}
const laid = (...ids: readonly string[]) => ids.map((id) => ({ id, inner: [] }))

test('a suggested payment is laid out token by token', () => {
  expect(suggestedTokens('Pay 2 seed, 1 fish')).toEqual(['seed', 'seed', 'fish'])
})

test('the swan eats two seeds and anything: the button says when the tokens pay it', () => {
  expect(paymentWords(prompt, laid())).toBe('Lay down tokens')
  expect(paymentWords(prompt, laid('seed-1', 'seed-2'))).toBe('2 of 3 laid down')
  expect(paymentWords(prompt, laid('seed-1', 'seed-2', 'fish-1'))).toBe('Pay 3 food')
  expect(paymentWords(prompt, laid('seed-1', 'fish-1', 'fish-2'))).toBe('This does not pay it yet')
})
