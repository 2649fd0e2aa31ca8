import { expect, test } from 'vitest'
import { applyMutant, mutantsOf, mutantText } from './mutants.ts'

const WORDS = [['seed', 'fish', 'fruit']]

test('every number, condition and word of a kind is changed once, and names stay', () => {
  const declared = { kind: 'gain', n: 2, mayCache: false, foods: ['seed', 'fruit'], only: { nest: null } }
  expect(mutantsOf(declared, WORDS).map(mutantText)).toEqual([
    'n: 2 → 3',
    'mayCache: false → true',
    'foods.0: "seed" → "fish"',
    'foods.1: "fruit" → "seed"',
  ])
})

test('a mutant changes its place and nothing else', () => {
  const declared = { n: 2, foods: ['seed', 'fruit'] }
  const [, second] = mutantsOf(declared, WORDS)
  applyMutant(declared, second as NonNullable<typeof second>)
  expect(declared).toEqual({ n: 2, foods: ['fish', 'fruit'] })
})
