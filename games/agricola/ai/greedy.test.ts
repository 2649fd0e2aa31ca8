import type { GameResult } from '@turnwright/kernel'
import { createGame } from '@turnwright/kernel/host'
import { Random } from '@turnwright/kernel/search'
import { playOut } from '@turnwright/testkit'
import * as fc from 'fast-check'
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

/** How many of the choices greedy takes where it is asked for so many of them, in words it has never heard. */
function taken(choices: number, min: number, max: number): number {
  const { definition, agents } = agricolaModule
  let given: readonly unknown[] = []
  const game = createGame(
    {
      ...definition,
      step(table) {
        const { name: actor } = table.player(0)
        const offered = Array.from({ length: choices }, (_, at) => `thing ${at}`)
        given = table.requestInputSingle({ actor, title: 'Take some', choices: offered, min, max, noAutoRespond: true })
        table.finish({ winners: [], scores: [0, 0], reason: 'Asked' })
      },
    },
    { players: ['Ana', 'Bo'], seed: 'some' },
  )
  const greedy = agents['greedy'] as (typeof agents)[string]
  game.seatResponder(0, greedy.create(Random.fromSeed('greedy')))
  game.run()
  if (game.fault !== null) throw new Error(game.fault.message)
  return given.length
}

test('greedy takes all it is offered, but never more than it may nor less than it must', () => {
  const asked = fc
    .tuple(fc.integer({ min: 1, max: 8 }), fc.nat(8), fc.nat(8))
    .map(([choices, a, b]) => [choices, Math.min(a, b, choices), Math.min(Math.max(a, b, 1), choices)] as const)
  fc.assert(
    fc.property(asked, ([choices, min, max]) => {
      expect(taken(choices, min, max)).toBe(min === 0 ? max : min)
    }),
    { numRuns: 60 },
  )
})
