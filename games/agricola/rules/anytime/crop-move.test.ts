import { createGame } from '@turnwright/kernel'
import { given } from '@turnwright/testkit'
import { describe, expect, test } from 'vitest'
import { farms } from '../../scenario/farms.ts'
import { stage } from '../../scenario/stage.ts'
import { agricola } from '../agricola.ts'

const SPADE = 'Clearing Spade: Move 1 crop to empty field'
const fields = ['2,0 grain 3', '2,1']

describe('moving crops', () => {
  test('G32: one crop goes from a field with at least two to an empty one', () => {
    const { ana } = given(farms, { ana: { fields, played: ['Clearing Spade'] }, bo: {} })
    ana.converts(SPADE)
    ana.chooses('2,0 (grain x3)')
    ana.chooses('2,1')
    ana.changedOnly({ fields: ['2,0 grain 2', '2,1 grain 1'] })
    ana.isOn()
  })

  test('G32: the answer has the shape of an anytime action', () => {
    const definition = {
      ...agricola,
      setup: (game: Parameters<typeof stage>[0]) => stage(game, [{ fields, played: ['Clearing Spade'] }, {}], {}),
    }
    const game = createGame(definition, { players: ['ana', 'bo'], seed: 'spade' })
    game.run()
    const anytimeAction = { type: 'crop-move', cardName: 'Clearing Spade', description: SPADE }
    const selection = { action: 'anytime-action', anytimeAction } as const
    game.respondToInputRequest({ actor: 'ana', title: 'Place a person', selection })
    game.respondToInputRequest({ actor: 'ana', title: 'Move a crop from', selection: ['2,0'] })
    game.respondToInputRequest({ actor: 'ana', title: 'Move it to', selection: ['2,1'] })
    expect(game.waiting?.selectors[0]?.title).toBe('Place a person')
  })

  test('G32: not from a field with one crop, and not without an empty field', () => {
    const one = { fields: ['2,0 grain 1', '2,1'], played: ['Clearing Spade'] }
    const full = { fields: ['2,0 grain 3', '2,1 grain 1'], played: ['Clearing Spade'] }
    const { ana, bo } = given(farms, { ana: one, bo: full })
    ana.isNotOffered(SPADE)
    ana.goesTo('forest')
    bo.isNotOffered(SPADE)
    bo.isOn()
  })

  test('G33: while it asks, everything else stays open, but not itself', () => {
    const ana = { fields, played: ['Clearing Spade'], majors: ['fireplace-2'], sheep: 1 }
    const scene = given(farms, { ana, bo: {} })
    scene.ana.converts(SPADE)
    scene.ana.isOffered('Fireplace: sheep → 2 food')
    scene.ana.isNotOffered(SPADE)
    scene.ana.converts('Fireplace: sheep → 2 food')
    scene.ana.chooses('2,0 (grain x3)')
    scene.ana.chooses('2,1')
    scene.ana.isOffered('forest')
    scene.ana.changedOnly({ fields: ['2,0 grain 2', '2,1 grain 1'], sheep: 0, food: 2 })
    scene.ana.isOn()
  })

  test('G35: before the harvest takes crops, whoever can move one is asked', () => {
    const ana = { fields, played: ['Clearing Spade'], food: 4 }
    const scene = given(farms, { ana, bo: { food: 4, fields } }, { at: 'field', round: 4 })
    scene.ana.isAsked('Field phase')
    scene.ana.converts(SPADE)
    scene.ana.chooses('2,0')
    scene.ana.chooses('2,1')
    scene.ana.chooses('Harvest crops')
    scene.ana.changedOnly({ fields: ['2,0 grain 1', '2,1'], grain: 2, food: 0 })
    scene.bo.changedOnly({ fields: ['2,0 grain 2', '2,1'], grain: 1, food: 0 })
    scene.ana.isOn()
  })
})
