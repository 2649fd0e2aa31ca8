import { expect, test } from 'vitest'
import { numbersIn, type RuleNumbers, ruleOf } from './rule-numbers.ts'

type Ask = { readonly kind: 'fish' } | { readonly kind: 'bait'; readonly because: 'empty' | 'stale' }

const numbers: RuleNumbers<Ask> = { fish: 'F1', bait: { by: 'because', rules: { empty: 'F2', stale: 'F3' } } }

test('a question names its rule by its kind, and by a field where its kind has several', () => {
  expect(ruleOf(numbers, { kind: 'fish' })).toBe('F1')
  expect(ruleOf(numbers, { kind: 'bait', because: 'stale' })).toBe('F3')
})

test('what nobody knows has no rule, however it is called', () => {
  expect(ruleOf(numbers, undefined)).toBeNull()
  for (const kind of ['frog', 'toString', '__proto__']) expect(ruleOf(numbers, { kind })).toBeNull()
  for (const because of ['lost', 'toString', 7, undefined])
    expect(ruleOf(numbers, { kind: 'bait', because })).toBeNull()
})

test('all numbers that are named can be listed', () => {
  expect(numbersIn(numbers)).toEqual(['F1', 'F2', 'F3'])
})
