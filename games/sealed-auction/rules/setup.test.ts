import { expect, test } from 'vitest'
import { FAMILIES } from '../cards/lots.ts'
import { newAuction } from '../scenario/given-auction.ts'

test.each([
  { players: 2, options: {}, lots: 12 },
  { players: 2, options: { rounds: 4 }, lots: 8 },
  { players: 5, options: {}, lots: 30 },
  { players: 5, options: { rounds: 4 }, lots: 20 },
])('S1: $players players with $options find $lots lots', ({ players, options, lots }) => {
  const { row, pile } = newAuction(players, options).ana.view
  expect(row.length + pile).toBe(lots)
})

test.each([2, 3, 4, 5])('S1: %i players collect one family more than they are', (players) => {
  const inPlay: readonly string[] = FAMILIES.slice(0, players + 1)
  const seen = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].flatMap((seed) =>
    newAuction(players, {}, seed).ana.view.row.map(({ lot }) => lot?.family ?? 'hidden'),
  )
  expect(seen.filter((family) => !inPlay.includes(family))).toEqual([])
})

test.each([
  { options: {}, cards: 5 },
  { options: { moneyAtStart: 7 }, cards: 7 },
])('S2: with $options everybody holds a promise and $cards coins', ({ options, cards }) => {
  const { ana, bo } = newAuction(2, options)
  for (const { hand } of [ana, bo]) {
    expect(hand.filter((coin) => coin === 'promise')).toHaveLength(1)
    expect(hand.filter((coin) => typeof coin === 'number')).toHaveLength(cards)
  }
  expect(ana.view.money).toEqual({ pile: 48 - 2 * cards, spent: 0 })
})

test('S2: the others see the promise, and of the coins only how many there are', () => {
  const { ana, bo } = newAuction(2)
  expect(ana.sees(bo)).toEqual(['promise', '?', '?', '?', '?', '?'])
})

test('S3: the next two lots are shown, the others are not', () => {
  const { row, pile } = newAuction(3).bo.view
  expect(row.map(({ lot }) => lot === null)).toEqual([false, false])
  expect(pile).toBe(16)
})
