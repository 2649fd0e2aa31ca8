import type { Responder } from '@turnwright/kernel/host'
import { soakable } from '@turnwright/testkit'
import { expect, test } from 'vitest'
import type { AgricolaOptions } from '../rules/options.ts'
import { practise } from './practice.ts'
import { rollout } from './rollout.ts'
import type { World } from './world.ts'

const GAMES = soakable(12, 2000)

const TABLES: readonly (readonly [players: number, options: Partial<AgricolaOptions>])[] = [
  [1, {}],
  [2, {}],
  [2, { cards: 'none' }],
  [2, { draft: 'on', house: true }],
  [3, { basicConversionAnytime: true }],
  [4, { cards: 'none' }],
  [4, { house: true }],
]

/** Quick players at every seat, with some of their answers drawn at random instead: that leads to farms of every kind. */
function played(seed: string, players: number, options: Partial<AgricolaOptions>, stray: number): World | null {
  return practise(
    seed,
    options,
    (world, chance) =>
      world.players.map(({ seat }): Responder => {
        const answer = rollout(world, seat, chance) as Responder
        return (question) => (chance.int(100) < stray ? question.randomAnswer(chance) : answer(question))
      }),
    players,
  )
}

test.each(TABLES)('the quick farmer answers whatever it is asked at a table of %i, %j', (players, options) => {
  for (let at = 0; at < GAMES; at++) {
    const world = played(`legal ${at}`, players, options, at % 3 === 0 ? 0 : 30)
    expect(world?.result?.scores).toHaveLength(players)
  }
})

test('with the same chance the quick farmer plays the same game', () => {
  const [one, other] = [0, 1].map(() => played('same', 2, {}, 0))
  expect(one?.result).toEqual(other?.result)
  expect(one?.state).toEqual(other?.state)
})

test.each([
  ['none', 34],
  ['base', 33],
] as const)('the quick farmer farms well against itself (cards: %s): more than %i points', (cards, least) => {
  let points = 0
  for (let at = 0; at < 40; at++)
    for (const score of played(`well ${at}`, 2, { cards }, 0)?.result?.scores ?? []) points += score
  expect(points / 80).toBeGreaterThan(least)
})
