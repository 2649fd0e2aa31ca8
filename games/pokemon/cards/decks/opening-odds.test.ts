import { expect, test } from 'vitest'
import { oddsOfBasic } from './opening-odds.ts'

/** Every hand of seven out of so many cards, the first of which are Basic. */
function counted(basics: number, size: number): number {
  let all = 0
  let good = 0
  for (let hand = 0; hand < 1 << size; hand++) {
    let cards = 0
    for (let card = 0; card < size; card++) cards += (hand >> card) & 1
    if (cards !== 7) continue
    all++
    if ((hand & ((1 << basics) - 1)) !== 0) good++
  }
  return good / all
}

test.for([
  [0, 10],
  [1, 10],
  [3, 12],
  [6, 13],
  [9, 12],
] as const)('P3: %i Basic Pokémon among %i cards come as often as counting all hands says', ([basics, size]) => {
  expect(oddsOfBasic(basics, size)).toBeCloseTo(counted(basics, size), 10)
})

test('P3: four in a deck of sixty come in two hands of five, twelve in four of five', () => {
  expect(oddsOfBasic(4, 60)).toBeCloseTo(0.3995, 4)
  expect(oddsOfBasic(12, 60)).toBeCloseTo(0.8094, 3)
  expect(oddsOfBasic(60, 60)).toBe(1)
})
