import { given, type Scene } from '@turnwright/testkit'
import { describe, expect, test } from 'vitest'
import { farms } from '../../scenario/farms.ts'
import { type AgricolaState, playerAt } from '../state.ts'
import { craftOptions } from './anytime-actions.ts'

const ANIMALS = {
  pastures: [
    ['0,3', '0,4'],
    ['1,3', '1,4'],
  ],
  sheep: 1,
  boar: 1,
  cattle: 1,
  vegetable: 1,
}
/** What can be converted; animals may be moved whatever is there. */
const panelOf = (scene: Scene, seat = 0) =>
  scene.promptsOf(seat)[0]?.anytime.filter(({ type }) => type !== 'arrange-animals')
const described = (scene: Scene) => panelOf(scene)?.map(({ description }) => description)

describe('what is offered beside a question', () => {
  test('cooking, one at a time: type, resource, count, food and description', () => {
    const { ana, scene } = given(farms, { ana: { ...ANIMALS, majors: ['fireplace-2'] }, bo: {} })
    expect(panelOf(scene)).toEqual([
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
    ana.isOn()
  })

  test('conversions of a card, with its name', () => {
    const { ana, scene } = given(farms, { ana: { ...ANIMALS, played: ['Oriental Fireplace'] }, bo: {} })
    const cardName = 'Oriental Fireplace'
    expect(panelOf(scene)).toEqual([
      {
        type: 'card-convert',
        resource: 'vegetables',
        count: 1,
        food: 4,
        cardName,
        description: 'Oriental Fireplace: vegetables → 4 food',
      },
      {
        type: 'card-cook',
        resource: 'sheep',
        count: 1,
        food: 3,
        cardName,
        description: 'Oriental Fireplace: sheep → 3 food',
      },
      {
        type: 'card-cook',
        resource: 'cattle',
        count: 1,
        food: 5,
        cardName,
        description: 'Oriental Fireplace: cattle → 5 food',
      },
    ])
    ana.isOn()
  })

  test('moving a crop, which gives no food', () => {
    const { ana, scene } = given(farms, { ana: { played: ['Clearing Spade'], fields: ['2,0 grain 3', '2,1'] }, bo: {} })
    expect(panelOf(scene)).toEqual([
      { type: 'crop-move', cardName: 'Clearing Spade', description: 'Clearing Spade: Move 1 crop to empty field' },
    ])
    ana.isOn()
  })

  test('nothing without a card or an improvement', () => {
    const { ana, scene } = given(farms, { ana: { ...ANIMALS, grain: 3, wood: 3 }, bo: {} })
    expect(panelOf(scene)).toEqual([])
    ana.isOn()
  })

  test('nothing that is not there', () => {
    const { ana, scene } = given(farms, { ana: { majors: ['fireplace-2'], sheep: 1 }, bo: {} })
    expect(described(scene)).toEqual(['Fireplace: sheep → 2 food'])
    ana.isOn()
  })

  test('no craft, and no baking', () => {
    const { ana, scene } = given(farms, {
      ana: { majors: ['joinery', 'clay-oven', 'fireplace-3'], wood: 3, grain: 3 },
      bo: {},
    })
    expect(panelOf(scene)).toEqual([])
    ana.isOn()
  })

  test('a craft names its improvement, among what feeds a family', () => {
    const { ana, scene } = given(
      farms,
      { ana: { majors: ['joinery', 'basketmakers-workshop'], wood: 1, reed: 1 }, bo: { food: 4 } },
      { at: 'feeding', round: 4 },
    )
    expect(craftOptions(playerAt(scene.game.state as AgricolaState, 0))).toEqual([
      {
        type: 'craft',
        resource: 'wood',
        count: 1,
        food: 2,
        improvement: 'Joinery',
        description: 'Joinery: wood → 2 food',
      },
      {
        type: 'craft',
        resource: 'reed',
        count: 1,
        food: 3,
        improvement: "Basketmaker's Workshop",
        description: "Basketmaker's Workshop: reed → 3 food",
      },
    ])
    ana.chooses('Done converting')
    ana.isOn()
  })

  test('to others nothing', () => {
    const { ana, scene } = given(farms, { ana: { ...ANIMALS, majors: ['fireplace-2'] }, bo: {} })
    expect(panelOf(scene, 1)).toBeUndefined()
    ana.isOn()
  })
})

describe('cooking rates', () => {
  test.for(['fireplace-2', 'fireplace-3'])('%s: 2 for sheep and boar, 3 for cattle, 2 for vegetables', (major) => {
    const { ana, scene } = given(farms, { ana: { ...ANIMALS, majors: [major] }, bo: {} })
    expect(panelOf(scene)?.map(({ food }) => food)).toEqual([2, 2, 3, 2])
    ana.isOn()
  })

  test.for(['cooking-hearth-4', 'cooking-hearth-5'])(
    '%s: 2 for sheep, 3 for boar, 4 for cattle, 3 for vegetables',
    (major) => {
      const { ana, scene } = given(farms, { ana: { ...ANIMALS, majors: [major] }, bo: {} })
      expect(panelOf(scene)?.map(({ food }) => food)).toEqual([2, 3, 4, 3])
      expect(described(scene)?.[1]).toBe('Cooking Hearth: boar → 3 food')
      ana.isOn()
    },
  )

  test('two Fireplaces offer the same once, a Fireplace and a Hearth both', () => {
    const { ana, scene } = given(farms, {
      ana: { sheep: 1, majors: ['fireplace-2', 'fireplace-3', 'cooking-hearth-4'] },
      bo: {},
    })
    expect(described(scene)).toEqual(['Fireplace: sheep → 2 food', 'Cooking Hearth: sheep → 2 food'])
    ana.isOn()
  })

  test.for([
    ['sheep', 2],
    ['boar', 3],
    ['cattle', 4],
  ] as const)('a cooked %s is gone, and there is %i food', ([animal, food]) => {
    const { ana } = given(farms, { ana: { ...ANIMALS, majors: ['cooking-hearth-4'] }, bo: {} })
    ana.converts(`Cooking Hearth: ${animal} → ${food} food`)
    ana.changedOnly({ [animal]: 0, food })
    ana.isOn()
  })
})
