import type { GameResult } from '@turnwright/kernel'
import { playOut } from '@turnwright/testkit'
import { expect, test } from 'vitest'
import { wingspanModule } from '../index.ts'

const play = (kinds: readonly string[], seed: string) => playOut(wingspanModule, kinds, { seed }).result as GameResult

test('greedy wins nearly every game against random, from either seat', () => {
  let wins = 0
  for (let at = 0; at < 60; at++) {
    const seat = at % 2
    const { winners } = play(seat === 0 ? ['greedy', 'random'] : ['random', 'greedy'], `against random ${at >> 1}`)
    if (winners.includes(seat)) wins += 1 / winners.length
  }
  expect(wins).toBeGreaterThanOrEqual(58)
})

test('greedy scores more than sixty points against itself', () => {
  let points = 0
  for (let at = 0; at < 20; at++) for (const score of play(['greedy', 'greedy'], `itself ${at}`).scores) points += score
  expect(points / 40).toBeGreaterThan(60)
})

test.each([1, 3, 4, 5])('greedy plays at a table of %i', (players) => {
  const { scores } = play(new Array<string>(players).fill('greedy'), `table of ${players}`)
  expect(Math.min(...scores)).toBeGreaterThan(30)
})
