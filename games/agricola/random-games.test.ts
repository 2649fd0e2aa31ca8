import { findImpurity, type Game, recordOf, replay } from '@turnwright/kernel/host'
import { playOut, soakable } from '@turnwright/testkit'
import { describe, expect, test } from 'vitest'
import { HOUSE_CARDS } from './cards/house-cards.ts'
import { MAJORS } from './cards/majors.ts'
import { fencesLeft, isHoused, stablesLeft } from './farm/index.ts'
import { agricolaModule } from './index.ts'
import { agricola } from './rules/agricola.ts'
import { shelterOf } from './rules/in-play.ts'
import type { AgricolaOptions } from './rules/options.ts'
import type { AgricolaState, PlayerState } from './rules/state.ts'
import { zonesOf } from './scenario/zones.ts'

const GAMES = soakable(50, 20_000)
const REPLAYED_EVERY = soakable(20, 100)

type Played = Game<AgricolaState, AgricolaOptions>

function play(players: number, seed: string, options: Partial<AgricolaOptions>): Played {
  return playOut(agricolaModule, new Array<string>(players).fill('random'), { seed, options })
}

/** What is wrong with the end of a game. */
function* flawsOf(game: Played): Generator<string> {
  const { state, result, cards } = game
  const standing = zonesOf(state).flat()
  if (result?.scores.length !== game.players.length) yield 'not everybody has a score'
  if (state.round !== 14) yield `it ended in round ${state.round}`
  if (standing.length !== cards.size || new Set(standing).size !== cards.size) yield 'a card is lost or doubled'
  const impurity = findImpurity(state)
  if (impurity !== null) yield impurity
  const majors = [...state.majors, ...state.players.flatMap((player) => player.majors)].sort((a, b) => a - b)
  if (majors.join() !== MAJORS.map((_, at) => at).join()) yield 'a major improvement is lost or doubled'
  for (const player of state.players) yield* flawsOfPlayer(player)
}

function* flawsOfPlayer(player: PlayerState): Generator<string> {
  const { supply, farm, family, newborns, begging } = player
  if (Math.min(...Object.values(supply)) < 0) yield 'somebody owes goods'
  if (Math.min(farm.sheep, farm.boar, farm.cattle, begging) < 0) yield 'somebody has less than nothing'
  if (!isHoused(farm, shelterOf(player))) yield 'an animal has no place'
  if (fencesLeft(farm) < 0 || stablesLeft(farm) < 0) yield 'there are more fences or stables than there are'
  if (family < 2 || family > 5 || newborns !== 0) yield `a family has ${family} people`
}

/** The first of these games that is flawed, and why; null when all of them are fine. */
function flawIn(players: number, options: Partial<AgricolaOptions>): string | null {
  for (let n = 0; n < GAMES; n++) {
    const seed = `random ${players} ${n}`
    const game = play(players, seed, options)
    for (const flaw of flawsOf(game)) return `${seed}: ${flaw}`
    if (n % REPLAYED_EVERY === 0 && replay(agricola, recordOf(game)).verdict !== 'EXACT') return `${seed}: diverges`
  }
  return null
}

describe('random games come to a proper end, with everything in its place', () => {
  test.each([
    [1, {}],
    [2, {}],
    [3, { draft: 'on' }],
    [4, {}],
    [2, { cards: 'none' }],
    [4, { cards: 'none', basicConversionAnytime: true }],
    ...(HOUSE_CARDS.length === 0 ? [] : ([[4, { house: true }]] as const)),
  ] as const)('%i players, %j', (players, options) => {
    expect(flawIn(players, options)).toBeNull()
  })
})

test('no two of these games are the same', () => {
  const ends = new Set(Array.from({ length: 60 }, (_, n) => play(2, `distinct ${n}`, {}).fingerprint()))
  expect(ends.size).toBe(60)
})
