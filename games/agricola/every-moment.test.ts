import { createGame, type Game } from '@turnwright/kernel/host'
import { Random, randomSelection } from '@turnwright/kernel/search'
import { soakable } from '@turnwright/testkit'
import { describe, expect, test } from 'vitest'
import type { AgricolaAbout } from './rules/about.ts'
import { agricola } from './rules/agricola.ts'
import type { AgricolaOptions } from './rules/options.ts'
import type { AgricolaState, PlayerState } from './rules/state.ts'
import { richSetup } from './scenario/rich-setup.ts'
import { unsoundIn } from './scenario/soundness.ts'

const NAMES = ['ana', 'bo', 'cy', 'dee']
const GAMES = soakable(6, 2000)

/** The first question of these games that finds something wrong, and what; null when there is none. */
function flawIn(definition: typeof agricola, players: number, options: Partial<AgricolaOptions>): string | null {
  for (let n = 0; n < GAMES; n++) {
    const seed = `moment ${players} ${n}`
    const game: Game<AgricolaState, AgricolaOptions, AgricolaAbout> = createGame(definition, {
      players: NAMES.slice(0, players),
      seed,
      options,
    })
    const chance = Random.fromSeed(seed)
    const found: string[] = []
    for (const { seat } of game.players)
      game.seatResponder(seat, ({ selector, about, title }) => {
        const unsound = unsoundIn(game.state, seat, about)
        if (unsound !== null) found.push(`${seed}, round ${game.state.round}, ${title}: ${unsound}`)
        return randomSelection(selector, chance)
      })
    game.run()
    if (game.fault !== null) throw new Error(`${seed}: ${game.fault.stack}`)
    if (found.length > 0) return found[0] ?? null
  }
  return null
}

describe('at every question of random games everything is in order', () => {
  test.each([
    [1, {}],
    [1, { series: true }],
    [2, {}],
    [3, {}],
    [4, { basicConversionAnytime: true }],
    [3, { cards: 'none' }],
  ] as const)('%i players, %j', (players, options) => {
    expect(flawIn(agricola, players, options)).toBeNull()
  })

  test.each([1, 2, 3, 4])('%i players with many cards in play', (players) => {
    expect(flawIn({ ...agricola, setup: richSetup }, players, {})).toBeNull()
  })
})

describe('what is not in order is found', () => {
  const changes: Readonly<Record<string, readonly [(player: PlayerState) => void, string]>> = {
    'a debt': [({ supply }) => void supply.wood--, '-1 wood'],
    'a person twice': [(player) => void player.atHome++, '3 people in a family of 2'],
    'a fence alone': [({ farm }) => void (farm.across |= 1), 'a fence that closes nothing'],
    'a field in the house': [({ farm }) => void (farm.fields |= farm.rooms), 'two uses of a cell'],
    'a crop on a meadow': [({ farm }) => void (farm.grain = 1 << 8), 'a crop beside the fields'],
    'three beans': [
      ({ farm }) => void Object.assign(farm, { fields: 16, vegetable: 3 << 8 }),
      '3 vegetable on a field',
    ],
    'two pets': [({ farm }) => void (farm.boar = 2), 'an animal without a place'],
  }

  test.each(Object.entries(changes))('%s', (_what, [change, found]) => {
    const game = createGame(agricola, { players: ['ana', 'bo'], seed: 'sound' })
    game.run()
    const player = game.state.players[1] as PlayerState
    player.supply.wood = 0
    expect(unsoundIn(game.state, 0, { kind: 'place-person' })).toBeNull()
    change(player)
    expect(unsoundIn(game.state, 0, { kind: 'place-person' })).toBe(`${found} of seat 1`)
  })
})
