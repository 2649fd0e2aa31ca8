import { expect, test } from 'vitest'
import { cardNamed } from '../../cards/full-name.ts'
import { curveOf, energyOf, sortsIn } from './deck-sums.ts'
import { sampleHand } from './sample-hand.ts'

const deck = [
  'Charmander',
  'Charmander',
  'Charizard',
  'Bill',
  'Fire Energy',
  'Double Colorless Energy',
  'Squirtle',
].map(cardNamed)

test('a deck is counted by sorts, and its attacks by the energy that they need', () => {
  expect(sortsIn(deck)).toEqual({ pokemon: 4, basics: 3, trainers: 1, energy: 2 })
  // Scratch 1 and Ember 2, twice; Fire Spin 4; Bubble 1 and Withdraw 2.
  expect(curveOf(deck)).toEqual([0, 3, 3, 0, 1])
})

test('energy that attacks want and the deck has not is told', () => {
  expect(energyOf(deck)).toEqual([
    { type: 'Fire', has: 1, wanted: 3 },
    { type: 'Water', has: 0, wanted: 2 },
  ])
})

test('a sample hand is seven cards of the deck, none of them twice, and any can come', () => {
  const cards = Array.from({ length: 60 }, (_, at) => at)
  const hand = sampleHand(cards, () => 0.5)
  expect(new Set(hand).size).toBe(7)
  expect(sampleHand(cards, () => 0)).toEqual([0, 1, 2, 3, 4, 5, 6])
  expect(sampleHand(cards, () => 0.999_999)).toEqual([59, 58, 57, 56, 55, 54, 53])
  expect(sampleHand([1, 2], () => 0)).toEqual([1, 2])
})
