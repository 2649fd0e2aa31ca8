import type { GameResult } from '@turnwright/kernel'
import { playOut } from '@turnwright/testkit'
import { expect, test } from 'vitest'
import { sealedAuctionModule } from '../index.ts'

const play = (kinds: readonly string[], seed: string) =>
  playOut(sealedAuctionModule, kinds, { seed }).result as GameResult

/** How many games one greedy player wins among random ones, on every seat in turn; a shared win is a part of one. */
function winsAmongRandom(players: number, games: number): number {
  let wins = 0
  for (let at = 0; at < games; at++) {
    const seat = at % players
    const kinds = Array.from({ length: players }, (_, each) => (each === seat ? 'greedy' : 'random'))
    const { winners } = play(kinds, `greedy ${Math.floor(at / players)}`)
    if (winners.includes(seat)) wins += 1 / winners.length
  }
  return wins
}

test('greedy wins at least 70 % of 200 games against random', () => {
  expect(winsAmongRandom(2, 200)).toBeGreaterThanOrEqual(140)
})

test('greedy among four random players wins more often than not', () => {
  expect(winsAmongRandom(5, 40)).toBeGreaterThan(20)
})

test.each([2, 3, 4, 5])('%i greedy players collect sets', (players) => {
  const { scores } = play(new Array<string>(players).fill('greedy'), 'all greedy')
  expect(Math.max(...scores)).toBeGreaterThan(20)
})
