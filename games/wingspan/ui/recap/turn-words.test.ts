import { expect, test } from 'vitest'
import type { TurnView } from '../../rules/view.ts'
import { turnWords } from './turn-words.ts'

const nothing: TurnView = {
  action: null,
  food: { invertebrate: 0, seed: 0, fish: 0, fruit: 0, rodent: 0 },
  eggs: 0,
  drawn: 0,
  cached: 0,
  tucked: 0,
  played: [],
  used: [],
}

test('a turn is told by its action and everything it brought', () => {
  const food = { ...nothing.food, fish: 2 }
  expect(turnWords({ ...nothing, action: 'forest', food, tucked: 1 })).toBe('used the forest: 2 fish, 1 tucked')
  expect(turnWords({ ...nothing, action: 'grassland', eggs: 1 })).toBe('used the grassland: 1 egg laid')
})

test('a bird that was played is named, and what brought nothing ends there', () => {
  expect(turnWords({ ...nothing, action: 'play', played: ['osprey'] })).toBe('played Osprey')
})
