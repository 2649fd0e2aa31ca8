import { expect, test } from 'vitest'
import { FACES } from '../cards/food.ts'
import { diceText } from './food.ts'

test('W18: what the dice show is counted and told in words, a die with two faces too', () => {
  const shown = (...dice: readonly string[]) => FACES.map((face) => dice.filter((die) => die === face).length)
  expect(diceText(shown('fish', 'invertebrate|seed', 'fish'))).toBe('2 fish, 1 invertebrate or seed')
})
