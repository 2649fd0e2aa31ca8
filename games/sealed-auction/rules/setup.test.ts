import type { Seat } from '@turnwright/kernel'
import { createGame, type Game, lineText, project, type Projection } from '@turnwright/kernel/host'
import { expect, test } from 'vitest'
import { FAMILIES } from '../cards/lots.ts'
import { sealedAuction } from './sealed-auction.ts'
import type { AuctionView } from './view.ts'

/** What a seat sees before anybody has done anything. */
function atFirst(players: number, options: object = {}, seed = 'setup', seat: Seat = 0): AuctionView {
  return told(players, options, seed, seat).view
}

function told(players: number, options: object, seed: string, seat: Seat): Projection<AuctionView> {
  const names = ['ana', 'bo', 'cy', 'dee', 'eli'].slice(0, players)
  const game = createGame(sealedAuction, { players: names, seed, options })
  game.run()
  return project(game as Game, seat) as Projection<AuctionView>
}

test.each([
  { players: 2, options: {}, lots: 12 },
  { players: 2, options: { rounds: 4 }, lots: 8 },
  { players: 5, options: {}, lots: 30 },
  { players: 5, options: { rounds: 4 }, lots: 20 },
])('S1: $players players with $options find $lots lots', ({ players, options, lots }) => {
  const { row, pile } = atFirst(players, options)
  expect(row.length + pile).toBe(lots)
})

test.each([2, 3, 4, 5])('S1: %i players collect one family more than they are', (players) => {
  const seeds = Array.from({ length: 40 }, (_, at) => `families ${at}`)
  const seen = seeds.flatMap((seed) => atFirst(players, {}, seed).row.map(({ lot }) => lot?.family ?? 'hidden'))
  expect(new Set(seen)).toEqual(new Set(FAMILIES.slice(0, players + 1)))
})

test.each([
  { options: {}, coins: 5 },
  { options: { moneyAtStart: 7 }, coins: 7 },
])('S2: with $options everybody holds a promise and $coins coins', ({ options, coins }) => {
  const { collectors, money } = atFirst(3, options)
  for (const { hand } of collectors) expect(hand).toHaveLength(1 + coins)
  expect(collectors.map(({ hand }) => hand.filter(({ isPromise }) => isPromise).length)).toEqual([1, 1, 1])
  expect(money).toEqual({ pile: 48 - 3 * coins, spent: 0 })
})

test('S2: the owner sees the coins, the others only how many there are', () => {
  const { collectors } = atFirst(2, {}, 'purses', 1)
  const values = collectors.map(({ hand }) => hand.map(({ value }) => value !== null))
  expect(values).toEqual([
    [true, false, false, false, false, false],
    [true, true, true, true, true, true],
  ])
})

test('S1, S2: the log begins with what is dealt, as far as each may know it', () => {
  const [lots, ana, bo] = told(2, {}, 'purses', 1).log.lines.map(lineText)
  expect(lots).toBe('12 lots will be sold in 6 rounds')
  expect(ana).toBe('ana begins with Promise of 8 and 5 money cards')
  expect(bo).toMatch(/^bo begins with Promise of 8, (\d coins?, ){3}\d coins? and \d coins?$/)
})

test('S3: the next two lots are shown, the others are not', () => {
  const { row, pile } = atFirst(3)
  expect(row.map(({ lot }) => lot === null)).toEqual([false, false])
  expect(pile).toBe(16)
})
