import type { Responder } from '@turnwright/kernel/host'
import { soakable } from '@turnwright/testkit'
import { expect, test } from 'vitest'
import { greedy } from '../ai/greedy.ts'
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

test.each(['none', 'base'] as const)('at one table the quick farmer scores more than greedy (cards: %s)', (cards) => {
  let lead = 0
  for (let at = 0; at < 16; at++) {
    const me = at % 2
    const world = practise(`against greedy ${at >> 1}`, { cards }, (one, chance) =>
      one.players.map(({ seat }) => (seat === me ? rollout(one, seat, chance) : greedy.create(chance)) as Responder),
    )
    const { scores = [] } = world?.result ?? {}
    lead += (scores[me] ?? 0) - (scores[1 - me] ?? 0)
  }
  expect(lead).toBeGreaterThan(0)
})
