import { createGame, type GameResult, Random } from '@turnwright/kernel'
import { expect, test } from 'vitest'
import { agricolaModule } from '../index.ts'
import type { AgricolaOptions } from '../rules/options.ts'

const { definition, agents } = agricolaModule
const NAMES = ['ana', 'bo', 'cy', 'dee']

/** One whole game with an agent in every seat. */
function play(kinds: readonly string[], seed: string, options: Partial<AgricolaOptions> = {}): GameResult {
  const game = createGame(definition, { players: NAMES.slice(0, kinds.length), seed, options })
  for (const [seat, kind] of kinds.entries())
    game.seatResponder(seat, agents[kind]?.create(Random.fromSeed(`${seed} ${seat}`)) ?? null)
  game.run()
  if (game.result === null) throw new Error(game.fault?.message ?? 'the game is waiting for somebody')
  return game.result
}

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
