import { createGame, type Game, project, type ProjectedLine } from '@turnwright/kernel/host'
import { Random, randomSelection } from '@turnwright/kernel/search'
import { soakable } from '@turnwright/testkit'
import { describe, expect, test } from 'vitest'
import type { AgricolaAbout } from './rules/about.ts'
import { agricola } from './rules/agricola.ts'
import type { AgricolaOptions } from './rules/options.ts'
import { setup } from './rules/setup.ts'
import { boardFor } from './rules/spaces/board.ts'
import type { AgricolaState } from './rules/state.ts'
import { knownOf, shown } from './scenario/known.ts'
import { richSetup } from './scenario/rich-setup.ts'
import { type Known, TableFromLog } from './scenario/table-from-log.ts'

const NAMES = ['ana', 'bo', 'cy', 'dee']
const GAMES = soakable(6, 3000)

type Played = Game<AgricolaState, AgricolaOptions, AgricolaAbout>
type Setup = typeof setup

/** Plays at random; what everybody knows at the end, and what somebody makes of the lines alone. */
function toldAndTrue(players: number, seed: string, options: Partial<AgricolaOptions>, begin: Setup) {
  const begun: Known[] = []
  const opened: Setup = (table, chosen) => {
    const state = begin(table, chosen)
    begun.push(knownOf(state))
    return state
  }
  const game: Played = createGame({ ...agricola, setup: opened }, { players: NAMES.slice(0, players), seed, options })
  const chance = Random.fromSeed(seed)
  for (const { seat } of game.players) game.seatResponder(seat, ({ selector }) => randomSelection(selector, chance))
  game.run()
  const table = new TableFromLog(begun[0] as Known, boardFor(players, options.cards ?? 'base'))
  const { lines } = project(game as never, null, { logFrom: 0 }).log
  for (const line of lines) table.read(line as ProjectedLine<AgricolaAbout>)
  return { game, told: shown(table.known), true: shown(knownOf(game.state)) }
}

describe('the lines of the log tell all that lies on the table', () => {
  const tables: readonly (readonly [string, number, Partial<AgricolaOptions>, Setup])[] = [1, 2, 3, 4].flatMap((n) => [
    [`${n} players of the family game`, n, { cards: 'none' }, setup] as const,
    [`${n} players`, n, {}, setup] as const,
    [`${n} players with many cards in play`, n, {}, richSetup] as const,
  ])

  test.each([
    ...tables,
    ['three who draft', 3, { draft: 'on' }, setup] as const,
    ['a series of games', 1, { series: true }, richSetup] as const,
  ])('G52: %s', (_name, players, options, begin) => {
    for (let n = 0; n < GAMES; n++) {
      const chosen = { ...options, basicConversionAnytime: n % 2 === 0 }
      const { game, told, true: truth } = toldAndTrue(players, `told ${players} ${n}`, chosen, begin)
      expect(game.result?.scores).toHaveLength(players)
      expect(told).toEqual(truth)
    }
  })
})
