import type { GameResult } from '@turnwright/kernel'
import { playOut } from '@turnwright/testkit'
import { expect, test } from 'vitest'
import { agricolaModule } from '../index.ts'
import type { AgricolaOptions } from '../rules/options.ts'

const play = (kinds: readonly string[], seed: string, options: Partial<AgricolaOptions> = {}) =>
  playOut(agricolaModule, kinds, { seed, options }).result as GameResult

test('greedy wins against random, from either seat, with cards', () => {
  let wins = 0
  for (let at = 0; at < 12; at++) {
    const seat = at % 2
    const { winners } = play(seat === 0 ? ['greedy', 'random'] : ['random', 'greedy'], `against random ${at >> 1}`)
    if (winners.includes(seat)) wins += 1 / winners.length
  }
  expect(wins).toBe(12)
})

test('greedy scores more than thirty points against itself in the family game', () => {
  let points = 0
  for (let at = 0; at < 10; at++)
    for (const score of play(['greedy', 'greedy'], `itself ${at}`, { cards: 'none' }).scores) points += score
  expect(points / 20).toBeGreaterThan(30)
})

test.each([
  [1, {}],
  [2, { draft: 'on' }],
  [3, {}],
  [4, { basicConversionAnytime: true }],
] as const)('greedy plays at a table of %i, %j', (players, options) => {
  const { scores } = play(new Array<string>(players).fill('greedy'), `table of ${players}`, options)
  expect(Math.min(...scores)).toBeGreaterThan(0)
})
