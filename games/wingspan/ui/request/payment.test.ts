import { expect, test } from 'vitest'
import { birdCalled } from '../../rules/identities.ts'
import { exactPayments } from './exact-payments.ts'
import { paidWords, paymentProblem, paymentWords } from './payment.ts'

const swan = birdCalled('trumpeter-swan')
const laid = (...ids: readonly string[]) => ids.map((id) => ({ id, inner: [] }))

test('the swan eats two seeds and anything: the button says when the tokens pay it', () => {
  expect(swan?.name).toBe('Trumpeter Swan')
  expect(paymentWords(swan, laid())).toBe('Lay down tokens')
  expect(paymentWords(swan, laid('seed-1', 'seed-2'))).toBe('2 of 3 laid down')
  expect(paymentWords(swan, laid('seed-1', 'seed-2', 'fish-1'))).toBe('Pay 3 food')
  expect(paymentWords(swan, laid('seed-1', 'fish-1', 'fish-2'))).toBe('This does not pay it yet')
})

test('W13: the button is shut while the tokens do not pay exactly, and says why', () => {
  const refusal = 'These tokens do not pay exactly for the Trumpeter Swan.'
  expect(paymentProblem(swan, laid('seed-1', 'fish-1', 'fish-2'))).toBe(refusal)
  expect(paymentProblem(swan, laid('seed-1', 'seed-2', 'seed-3', 'fish-1'))).toBe(refusal)
  expect(paymentProblem(swan, laid('seed-1', 'seed-2', 'fish-1'))).toBeNull()
})

test('W13: every exact payment is offered, the fewest tokens first', () => {
  const ways = swan === null ? [] : exactPayments(swan.price, [0, 2, 1, 3, 0])
  expect(ways).toEqual([
    [0, 2, 1, 0, 0],
    [0, 2, 0, 1, 0],
    [0, 1, 1, 2, 0],
    [0, 1, 0, 3, 0],
  ])
})

test('a payment is told in the words of the reader', () => {
  const token = (id: string, title: string, text: string) => ({ id, title, text })
  const tokens = [token('seed-1', 'Seed', 'Korn'), token('seed-2', 'Seed', 'Korn'), token('fish-1', 'Fish', 'Fisch')]
  const choices = [{ id: 'otherwise', title: 'Pay otherwise', choices: tokens }]
  expect(paidWords({ choices }, [0, 2, 1, 0, 0])).toBe('2 Korn, 1 Fisch')
})
