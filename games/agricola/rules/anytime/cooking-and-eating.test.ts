import { given, type Scene } from '@turnwright/testkit'
import { describe, expect, test } from 'vitest'
import { farms } from '../../scenario/farms.ts'
import type { Agricola } from '../state.ts'
import { getAnytimeActions, getAnytimeFoodConversionOptions } from './anytime-actions.ts'

const HERD = { pastures: [['0,3'], ['0,4'], ['1,4']], sheep: 1, boar: 1, cattle: 1, vegetable: 1 }
/** What can be converted; animals may be moved whatever is there. */
const panelOf = (scene: Scene) => scene.promptsOf(0)[0]?.anytime.filter(({ type }) => type !== 'arrange-animals')

describe('cooking', () => {
  test.for(['fireplace-2', 'fireplace-3'])('G28: %s: 2 for sheep and boar, 3 for cattle, 2 for vegetables', (major) => {
    const { ana, scene } = given(farms, { ana: { ...HERD, majors: [major] }, bo: {} })
    expect(panelOf(scene)?.map(({ food }) => food)).toEqual([2, 2, 3, 2])
    ana.isOn()
  })

  test.for(['cooking-hearth-4', 'cooking-hearth-5'])(
    'G28: %s: 2 for sheep, 3 for boar, 4 for cattle, 3 for vegetables',
    (major) => {
      const { ana, scene } = given(farms, { ana: { ...HERD, majors: [major] }, bo: {} })
      expect(panelOf(scene)?.map(({ description }) => description)).toEqual([
        'Cooking Hearth: sheep → 2 food',
        'Cooking Hearth: boar → 3 food',
        'Cooking Hearth: cattle → 4 food',
        'Cooking Hearth: vegetables → 3 food',
      ])
      ana.isOn()
    },
  )

  test.for([
    ['sheep', 2],
    ['boar', 3],
    ['cattle', 4],
  ] as const)('G28: a cooked %s is gone, and there is %i food', ([animal, food]) => {
    const { ana } = given(farms, { ana: { ...HERD, majors: ['cooking-hearth-4'] }, bo: {} })
    ana.converts(`Cooking Hearth: ${animal} → ${food} food`)
    ana.changedOnly({ [animal]: 0, food })
    ana.isOn()
  })

  test('G31: two Fireplaces offer the same once, a Fireplace and a Hearth both', () => {
    const majors = ['fireplace-2', 'fireplace-3', 'cooking-hearth-4']
    const { ana, scene } = given(farms, { ana: { sheep: 1, boar: 1, stables: ['2,4'], majors }, bo: {} })
    expect(panelOf(scene)?.map(({ description }) => description)).toEqual([
      'Fireplace: sheep → 2 food',
      'Fireplace: boar → 2 food',
      'Cooking Hearth: sheep → 2 food',
      'Cooking Hearth: boar → 3 food',
    ])
    ana.isOn()
  })
})

describe('grain and vegetables as they are', () => {
  const eats = (good: string) => ({ kind: 'convert', with: { eaten: true }, good, n: 1, food: 1 })
  const eater = { food: 1, grain: 1, vegetable: 1 }

  test('G30: are food in a harvest alone', () => {
    const { ana, scene } = given(farms, { ana: eater, bo: {} })
    const game = scene.game as unknown as Agricola
    const player = game.player(0)
    expect(getAnytimeActions(game, player)).toEqual([])
    expect(getAnytimeFoodConversionOptions(game, player)).toEqual([
      { type: 'basic', resource: 'grain', count: 1, food: 1, about: eats('grain') },
      { type: 'basic', resource: 'vegetables', count: 1, food: 1, about: eats('vegetable') },
    ])
    ana.isNotOffered('Eat: grain → 1 food', 'Eat: vegetables → 1 food')
    ana.isOn()
  })

  test('G30: or at any time, where the table says so', () => {
    const { ana, scene } = given(farms, { ana: eater, bo: {} }, { options: { basicConversionAnytime: true } })
    expect(panelOf(scene)?.map(({ type }) => type)).toEqual(['basic', 'basic'])
    ana.converts('Eat: grain → 1 food')
    ana.changedOnly({ food: 2, grain: 0 })
    ana.isOffered('Eat: vegetables → 1 food')
    ana.isOn()
  })
})
