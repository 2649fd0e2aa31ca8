import { createGame } from '@turnwright/kernel/host'
import { Random, randomSelection } from '@turnwright/kernel/search'
import { describe, expect, test } from 'vitest'
import type { WingspanOptions } from '../rules/options.ts'
import { view } from '../rules/view-of.ts'
import { wingspan } from '../rules/wingspan.ts'
import { DataRegistry } from './data-registry.ts'
import { birdsOf } from './game-state.ts'
import { PowerProcessor } from './power-processor.ts'
import { buildPlayerView } from './view-builder.ts'

/** A game some way in, at a question. */
function midway(answers: number, seed: string, options: Partial<WingspanOptions> = {}) {
  const game = createGame(wingspan, { players: ['alice', 'bob'], seed, options })
  const chance = Random.fromSeed(seed)
  game.run()
  for (let n = 0; n < answers && game.waiting !== null; n++) {
    const [selector] = game.waiting.selectors
    if (selector === undefined) break
    game.respondToInputRequest({
      actor: selector.actor,
      title: selector.title,
      selection: randomSelection(selector, chance),
    })
  }
  return game
}

test('the registry gives the player board in the shape of the seed', () => {
  const board = new DataRegistry().getPlayerBoard()
  expect(board.playBirdCosts).toEqual([0, 1, 1, 2, 2])
  expect(board.forest).toMatchObject({ action: 'GAIN_FOOD', baseRewards: [1, 1, 2, 2, 3, 3] })
  expect(board.grassland).toMatchObject({ action: 'LAY_EGGS', baseRewards: [2, 2, 3, 3, 4, 4] })
  expect(board.wetland.bonusRewards[1]).toEqual({
    tradeFrom: 'EGGS',
    tradeFromAmount: 1,
    tradeTo: 'CARDS',
    tradeToAmount: 1,
  })
  expect(Object.isFrozen(board)).toBe(true)
})

describe('buildPlayerView', () => {
  test('A10: shows the own hand, and of others how many cards they hold', () => {
    const game = midway(60, 'view')
    const { hand, opponents } = buildPlayerView(game, 'alice')
    const [alice, bob] = game.state.players
    expect(hand).toEqual(alice?.hand.map((card) => game.cards.identity(card)))
    expect(opponents).toHaveLength(1)
    expect(opponents[0]).toMatchObject({ playerId: 'bob', handSize: bob?.hand.length })
    expect(Object.keys(opponents[0] ?? {}).toSorted()).toEqual([
      'board',
      'food',
      'handSize',
      'playerId',
      'turnsRemaining',
    ])
  })

  test('A10: names birds by player, habitat, column and card', () => {
    const game = midway(120, 'instances')
    const rows = Object.values(buildPlayerView(game, 'bob').board).flat()
    const ids = rows.flatMap((bird) => (bird === null ? [] : [bird.id]))
    expect(rows).toHaveLength(15)
    expect(ids.length).toBeGreaterThan(0)
    expect(ids.every((id) => /^bob_(forest|grassland|wetland)_[0-4]_[a-z-]+$/.test(id))).toBe(true)
    expect(ids).toEqual([...birdsOf(game, 'bob').keys()])
  })
})

test.each([
  ['green', 4, 'alice', 'bob'],
  ['blue', 90, 'alice', 'bob'],
  ['green', 150, 'alice', 'bob'],
] as const)(
  'A10: goals with standings, the %s board, the first player and the turns left are those of the table after %i answers',
  (goalBoard, answers, ...ids) => {
    const game = midway(answers, `goals ${answers}`, { goalBoard })
    const told = view(game.state, 0, game.cards.maskedFor(0))
    const shown = buildPlayerView(game, 'alice')
    expect(shown.goalBoard).toBe(goalBoard.toUpperCase())
    expect(shown.firstPlayerId).toBe(ids[told.first])
    expect(shown.turnsRemaining).toBe(told.players[0]?.turnsLeft)
    expect(shown.opponents[0]?.turnsRemaining).toBe(told.players[1]?.turnsLeft)
    expect(shown.goals).toEqual(
      told.goals.map(({ round, goal, isScored, standings }) => ({
        round,
        goalId: goal,
        isScored,
        standings: standings.map((standing, seat) => ({ playerId: ids[seat], ...standing })),
      })),
    )
  },
)

test('A10: the solo opponent stands last in every goal', () => {
  const game = createGame(wingspan, { players: ['alice'], seed: 'solo', options: { automa: 'eaglet' } })
  game.run()
  for (const { standings } of buildPlayerView(game, 'alice').goals)
    expect(standings.map(({ playerId }) => playerId)).toEqual(['alice', 'AUTOMA'])
})

describe('PowerProcessor.processEvent', () => {
  test('A11: wakes the brown powers of a row from right to left, and says which of them can do nothing', () => {
    for (let seed = 0; seed < 40; seed++) {
      const game = midway(140, `powers ${seed}`)
      const habitat = 'FOREST' as const
      const woken = new PowerProcessor().processEvent(
        { type: 'HABITAT_ACTIVATED', playerId: 'alice', habitat, birdInstanceIds: [] },
        game,
      )
      const columns = woken.map((effect) => (effect.type === 'ACTIVATE_POWER' ? effect.birdInstanceId : ''))
      const birds = buildPlayerView(game, 'alice').board.FOREST.flatMap((bird) => (bird === null ? [] : [bird.id]))
      expect(birds.toReversed().filter((id) => columns.includes(id))).toEqual(columns)
    }
  })

  test('A11: a turn that begins wakes nothing', () => {
    const game = midway(10, 'nothing')
    const event = { type: 'TURN_STARTED', playerId: 'alice', round: 1, turnNumber: 1 } as const
    expect(new PowerProcessor().processEvent(event, game)).toEqual([])
  })
})
