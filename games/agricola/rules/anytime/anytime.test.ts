import { createGame, type Game, project } from '@turnwright/kernel'
import { given } from '@turnwright/testkit'
import { describe, expect, test } from 'vitest'
import { ORIENTAL_FIREPLACE } from '../../cards/oriental-fireplace.ts'
import { farms } from '../../scenario/farms.ts'
import type { StagedPlayer } from '../../scenario/stage.ts'
import { stage } from '../../scenario/stage.ts'
import { agricola } from '../agricola.ts'
import type { AgricolaOptions } from '../options.ts'
import { getAnytimeActions, getAnytimeFoodConversionOptions } from './anytime-actions.ts'

/** A table where the first player is about to place a person. */
function tableOf(ana: StagedPlayer, options: Partial<AgricolaOptions> = {}) {
  const definition = { ...agricola, setup: (game: Parameters<typeof stage>[0]) => stage(game, [ana, {}], {}) }
  const game = createGame(definition, { players: ['ana', 'bo'], seed: 'anytime', options })
  game.run()
  return game
}

const pens = [['0,3'], ['0,4'], ['1,4']]
const herd = { pastures: pens, sheep: 1, boar: 1, cattle: 1, vegetable: 1 }
/** What can be converted; animals may be moved whatever is there. */
const offeredTo = (game: Game<never, never>) =>
  (project(game as never, 0).prompts[0]?.anytime ?? []).filter(({ type }) => type !== 'arrange-animals')

describe('every question carries what can be done at any time', () => {
  test('G25: it is executed, and the question asked again with choices made anew', () => {
    const player = { majors: ['fireplace-2'], sheep: 1, hand: ['Tutor'], played: ['Carpenter'] }
    const { ana, bo } = given(farms, { ana: player, bo: {} })
    ana.isNotOffered('lessons')
    ana.converts('Fireplace: sheep → 2 food')
    ana.isOffered('lessons')
    ana.isNotOffered('Fireplace: sheep → 2 food')
    ana.goesTo('lessons')
    ana.plays('Tutor')
    ana.has({ food: 1, sheep: 0 })
    bo.isOn()
  })

  test('G25: several can be done before the main choice', () => {
    const { ana } = given(farms, { ana: { ...herd, majors: ['cooking-hearth-4'] }, bo: {} })
    ana.converts('Cooking Hearth: boar → 3 food')
    ana.converts('Cooking Hearth: cattle → 4 food')
    ana.changedOnly({ boar: 0, cattle: 0, food: 7 })
    ana.isOn()
  })

  test('G26: a question with a single choice is asked while something can be done at any time', () => {
    const fields = ['0,1', '0,2', '0,3', '0,4', '1,1', '1,2', '1,3', '1,4', '2,1', '2,2', '2,3', '2,4']
    const { ana, bo } = given(farms, { ana: { fields, majors: ['fireplace-2'], sheep: 1 }, bo: { fields } })
    ana.goesTo('farmland')
    ana.isAsked('Plow a field')
    ana.isOffered('2,0', 'Fireplace: sheep → 2 food')
    ana.chooses('2,0')
    bo.isOn()
  })

  test('G26: and answers itself otherwise', () => {
    const fields = ['0,1', '0,2', '0,3', '0,4', '1,1', '1,2', '1,3', '1,4', '2,1', '2,2', '2,3', '2,4']
    const { ana, bo } = given(farms, { ana: { fields, majors: ['fireplace-2'] }, bo: {} })
    ana.goesTo('farmland')
    ana.has({ fields: ['0,1', '0,2', '0,3', '0,4', '1,1', '1,2', '1,3', '1,4', '2,0', '2,1', '2,2', '2,3', '2,4'] })
    bo.isOn()
  })
})

describe('the shape of what is offered', () => {
  test('G27, G28: a Fireplace cooks at 2, 2, 3 and 2', () => {
    const game = tableOf({ ...herd, majors: ['fireplace-2'] })
    expect(offeredTo(game as never)).toEqual([
      { type: 'cook', resource: 'sheep', count: 1, food: 2, description: 'Fireplace: sheep → 2 food' },
      { type: 'cook', resource: 'boar', count: 1, food: 2, description: 'Fireplace: boar → 2 food' },
      { type: 'cook', resource: 'cattle', count: 1, food: 3, description: 'Fireplace: cattle → 3 food' },
      {
        type: 'cook-vegetable',
        resource: 'vegetables',
        count: 1,
        food: 2,
        description: 'Fireplace: vegetables → 2 food',
      },
    ])
  })

  test('G28: a Cooking Hearth cooks at 2, 3, 4 and 3', () => {
    const options = offeredTo(tableOf({ ...herd, majors: ['cooking-hearth-5'] }) as never)
    expect(options.map(({ resource, food }) => [resource, food])).toEqual([
      ['sheep', 2],
      ['boar', 3],
      ['cattle', 4],
      ['vegetables', 3],
    ])
  })

  test('G27, G29: a card with anytimeConversions is picked up by that array alone', () => {
    expect(ORIENTAL_FIREPLACE.effects).toEqual([])
    const cardName = 'Oriental Fireplace'
    const options = offeredTo(tableOf({ ...herd, played: [cardName] }) as never)
    const description = (what: string) => `${cardName}: ${what} food`
    expect(options).toEqual([
      {
        type: 'card-convert',
        resource: 'vegetables',
        count: 1,
        food: 4,
        cardName,
        description: description('vegetables → 4'),
      },
      { type: 'card-cook', resource: 'sheep', count: 1, food: 3, cardName, description: description('sheep → 3') },
      { type: 'card-cook', resource: 'cattle', count: 1, food: 5, cardName, description: description('cattle → 5') },
    ])
  })

  test('G30: grain and vegetables as they are feed only in a harvest', () => {
    const game = tableOf({ grain: 1, vegetable: 1 })
    const player = game.player(0)
    expect(getAnytimeActions(game, player)).toEqual([])
    expect(getAnytimeFoodConversionOptions(game, player)).toEqual([
      { type: 'basic', resource: 'grain', count: 1, food: 1, description: 'Eat: grain → 1 food' },
      { type: 'basic', resource: 'vegetables', count: 1, food: 1, description: 'Eat: vegetables → 1 food' },
    ])
  })

  test('G30: unless the table says otherwise', () => {
    const game = tableOf({ grain: 1 }, { basicConversionAnytime: true })
    expect(offeredTo(game as never).map(({ type }) => type)).toEqual(['basic'])
  })

  test('G31: every owned rate is offered, the same one once', () => {
    const two = offeredTo(tableOf({ sheep: 1, majors: ['fireplace-2', 'fireplace-3'] }) as never)
    expect(two.map(({ description }) => description)).toEqual(['Fireplace: sheep → 2 food'])
    const both = offeredTo(tableOf({ boar: 1, majors: ['fireplace-2', 'cooking-hearth-4'] }) as never)
    expect(both.map(({ food }) => food)).toEqual([2, 3])
  })

  test('G34: cards that swap and sell are offered under types of their own', () => {
    const ana = { sheep: 1, clay: 3, food: 1, played: ['Sheep Walker', 'Hard Porcelain', 'Grocer'] }
    expect(offeredTo(tableOf(ana) as never).map(({ type, description }) => `${type} ${description}`)).toEqual([
      'card-exchange Sheep Walker: 1 sheep → 1 boar',
      'card-exchange Sheep Walker: 1 sheep → 1 vegetable',
      'card-exchange Sheep Walker: 1 sheep → 1 stone',
      'card-exchange Hard Porcelain: 2 clay → 1 stone',
      'card-exchange Hard Porcelain: 3 clay → 2 stone',
      'card-purchase Grocer: 1 food → 1 wood',
    ])
  })
})
