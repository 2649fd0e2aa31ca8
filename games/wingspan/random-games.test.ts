import { findImpurity, type Game, recordOf, replay } from '@turnwright/kernel/host'
import { playOut, soakable } from '@turnwright/testkit'
import { describe, expect, test } from 'vitest'
import { HOUSE_BIRDS } from './cards/birds/house-birds.ts'
import { wingspanModule } from './index.ts'
import { eggRoom } from './rules/mat.ts'
import type { WingspanOptions } from './rules/options.ts'
import type { WingspanState } from './rules/state.ts'
import { wingspan } from './rules/wingspan.ts'
import { zonesOf } from './scenario/zones.ts'

const GAMES = soakable(200, 20_000)
const REPLAYED_EVERY = soakable(20, 100)

type Played = Game<WingspanState, WingspanOptions>

function play(players: number, seed: string, options: Partial<WingspanOptions>): Played {
  return playOut(wingspanModule, new Array<string>(players).fill('random'), { seed, options })
}

/** What is wrong with the end of a game. */
function* flawsOf(game: Played): Generator<string> {
  const { state, result, cards } = game
  const standing = zonesOf(state).flat()
  if (result?.scores.length !== game.players.length) yield 'not everybody has a score'
  if (state.round !== 4) yield `it ended in round ${state.round}`
  if (standing.length !== cards.size || new Set(standing).size !== cards.size) yield 'a card is lost or doubled'
  const impurity = findImpurity(state)
  if (impurity !== null) yield impurity
  for (const { turnsLeft, duty, food, rows } of state.players) {
    if (turnsLeft !== 0 || duty !== 0) yield 'somebody has not finished'
    if (Math.min(...food) < 0) yield 'somebody owes food'
    if (rows.flat().some((bird) => bird.eggs < 0 || eggRoom(bird) < 0))
      yield 'a nest holds too much or less than nothing'
  }
}

/** The first of these games that is flawed, and why; null when all of them are fine. */
function flawIn(players: number, options: Partial<WingspanOptions>): string | null {
  for (let n = 0; n < GAMES; n++) {
    const seed = `random ${players} ${n}`
    const game = play(players, seed, options)
    for (const flaw of flawsOf(game)) return `${seed}: ${flaw}`
    if (n % REPLAYED_EVERY === 0 && replay(wingspan, recordOf(game)).verdict !== 'EXACT') return `${seed}: diverges`
  }
  return null
}

describe('random games come to a proper end, with every card in its place', () => {
  test.each([
    [2, {}],
    [3, { goalBoard: 'blue' }],
    [4, { swiftStart: true }],
    [5, {}],
    [1, { automubonSociety: true }],
    ...(HOUSE_BIRDS.length === 0 ? [] : ([[2, { house: true }]] as const)),
  ] as const)('%i players, %j', (players, options) => {
    expect(flawIn(players, options)).toBeNull()
  })
})

test('no two of these games are the same', () => {
  const scores = new Set(Array.from({ length: 100 }, (_, n) => play(2, `distinct ${n}`, {}).fingerprint()))
  expect(scores.size).toBe(100)
})
