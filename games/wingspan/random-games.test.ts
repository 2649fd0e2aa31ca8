import { createGame, findImpurity, type Game, Random, randomSelection, recordOf, replay } from '@turnwright/kernel'
import { soakable } from '@turnwright/testkit'
import { describe, expect, test } from 'vitest'
import type { WingspanOptions } from './rules/options.ts'
import type { WingspanState } from './rules/state.ts'
import { wingspan } from './rules/wingspan.ts'
import { zonesOf } from './scenario/zones.ts'

const NAMES = ['ana', 'bo', 'cy', 'dee', 'eli']
const GAMES = soakable(200, 20_000)
const REPLAYED_EVERY = soakable(20, 100)

type Played = Game<WingspanState, WingspanOptions>

function play(players: number, seed: string, options: Partial<WingspanOptions>): Played {
  const game = createGame(wingspan, { players: NAMES.slice(0, players), seed, options })
  const chance = Random.fromSeed(seed)
  for (const { seat } of game.players) game.seatResponder(seat, ({ selector }) => randomSelection(selector, chance))
  game.run()
  if (game.fault !== null) throw new Error(`${seed}: ${game.fault.stack}`)
  return game
}

/** What must hold at the end of any game. */
function holds(game: Played): void {
  const { state, result, cards } = game
  expect(result?.scores).toHaveLength(game.players.length)
  expect(state.round).toBe(4)
  expect(state.players.map(({ turnsLeft, duty }) => turnsLeft + duty)).toEqual(game.players.map(() => 0))
  expect(findImpurity(state)).toBeNull()
  const standing = zonesOf(state).flat()
  expect(standing).toHaveLength(cards.size)
  expect(new Set(standing).size).toBe(cards.size)
  for (const bird of state.players.flatMap(({ rows }) => rows.flat())) expect(bird.eggs).toBeGreaterThanOrEqual(0)
  for (const { food } of state.players) expect(Math.min(...food)).toBeGreaterThanOrEqual(0)
}

describe('random games come to a proper end, with every card in its place', () => {
  test.each([
    [2, {}],
    [3, { goalBoard: 'blue' }],
    [4, { swiftStart: true }],
    [5, {}],
    [1, { automubonSociety: true }],
  ] as const)('%i players, %j', (players, options) => {
    for (let n = 0; n < GAMES; n++) {
      const game = play(players, `random ${players} ${n}`, options)
      holds(game)
      if (n % REPLAYED_EVERY === 0) expect(replay(wingspan, recordOf(game)).verdict).toBe('EXACT')
    }
  })
})

test('no two of these games are the same', () => {
  const scores = new Set(Array.from({ length: 100 }, (_, n) => play(2, `distinct ${n}`, {}).fingerprint()))
  expect(scores.size).toBe(100)
})
