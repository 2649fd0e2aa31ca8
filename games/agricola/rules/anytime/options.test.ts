import { given, type Scene } from '@turnwright/testkit'
import { describe, expect, test } from 'vitest'
import { ORIENTAL_FIREPLACE } from '../../cards/oriental-fireplace.ts'
import { farms } from '../../scenario/farms.ts'

const HERD = { pastures: [['0,3'], ['0,4'], ['1,4']], sheep: 1, boar: 1, cattle: 1, vegetable: 1 }
/** What can be converted; animals may be moved whatever is there. */
const panelOf = (scene: Scene, seat = 0) =>
  scene.promptsOf(seat)[0]?.anytime.filter(({ type }) => type !== 'arrange-animals')

const conversion = (by: object) => (good: string, food: number) => ({ kind: 'convert', with: by, good, n: 1, food })
const cooks = conversion({ major: 'fireplace-2' })
const oriental = conversion({ played: 'oriental-fireplace' })

describe('what is offered beside a question', () => {
  test('G27, G28: cooking, one at a time: type, resource, count, food and description, and what it is about', () => {
    const { ana, scene } = given(farms, { ana: { ...HERD, majors: ['fireplace-2'] }, bo: {} })
    expect(panelOf(scene)).toEqual([
      {
        type: 'cook',
        resource: 'sheep',
        count: 1,
        food: 2,
        about: cooks('sheep', 2),
        description: 'Fireplace: sheep → 2 food',
      },
      {
        type: 'cook',
        resource: 'boar',
        count: 1,
        food: 2,
        about: cooks('boar', 2),
        description: 'Fireplace: boar → 2 food',
      },
      {
        type: 'cook',
        resource: 'cattle',
        count: 1,
        food: 3,
        about: cooks('cattle', 3),
        description: 'Fireplace: cattle → 3 food',
      },
      {
        type: 'cook-vegetable',
        resource: 'vegetables',
        count: 1,
        food: 2,
        about: cooks('vegetable', 2),
        description: 'Fireplace: vegetables → 2 food',
      },
    ])
    ana.isOn()
  })

  test('G27, G29: conversions of a card, with its name, by the array of conversions alone', () => {
    expect(ORIENTAL_FIREPLACE.effects).toEqual([])
    const { ana, scene } = given(farms, { ana: { ...HERD, played: ['Oriental Fireplace'] }, bo: {} })
    const cardName = 'Oriental Fireplace'
    expect(panelOf(scene)).toEqual([
      {
        type: 'card-convert',
        resource: 'vegetables',
        count: 1,
        food: 4,
        cardName,
        about: oriental('vegetable', 4),
        description: 'Oriental Fireplace: vegetables → 4 food',
      },
      {
        type: 'card-cook',
        resource: 'sheep',
        count: 1,
        food: 3,
        cardName,
        about: oriental('sheep', 3),
        description: 'Oriental Fireplace: sheep → 3 food',
      },
      {
        type: 'card-cook',
        resource: 'cattle',
        count: 1,
        food: 5,
        cardName,
        about: oriental('cattle', 5),
        description: 'Oriental Fireplace: cattle → 5 food',
      },
    ])
    ana.isOn()
  })

  test('G27, G32: moving a crop, which gives no food', () => {
    const { ana, scene } = given(farms, { ana: { played: ['Clearing Spade'], fields: ['2,0 grain 3', '2,1'] }, bo: {} })
    expect(panelOf(scene)).toEqual([
      {
        type: 'crop-move',
        cardName: 'Clearing Spade',
        about: { kind: 'move-crop', with: 'clearing-spade' },
        description: 'Clearing Spade: Move 1 crop to empty field',
      },
    ])
    ana.isOn()
  })

  test('G34: swaps and sales of cards, under types of their own', () => {
    const dealer = { sheep: 1, clay: 3, food: 1, played: ['Sheep Walker', 'Hard Porcelain', 'Grocer'] }
    const { ana, scene } = given(farms, { ana: dealer, bo: {} })
    expect(panelOf(scene)?.map(({ type, description }) => `${type} ${description}`)).toEqual([
      'card-exchange Sheep Walker: 1 sheep → 1 boar',
      'card-exchange Sheep Walker: 1 sheep → 1 vegetable',
      'card-exchange Sheep Walker: 1 sheep → 1 stone',
      'card-exchange Hard Porcelain: 2 clay → 1 stone',
      'card-exchange Hard Porcelain: 3 clay → 2 stone',
      'card-purchase Grocer: 1 food → 1 wood',
    ])
    ana.isOn()
  })
})

describe('what is not offered beside a question', () => {
  test('G25: anything without a card or an improvement', () => {
    const { ana, scene } = given(farms, { ana: { ...HERD, grain: 3, wood: 3 }, bo: {} })
    expect(panelOf(scene)).toEqual([])
    ana.isOn()
  })

  test('G28: what is not there', () => {
    const { ana, scene } = given(farms, { ana: { majors: ['fireplace-2'], sheep: 1 }, bo: {} })
    expect(panelOf(scene)?.map(({ description }) => description)).toEqual(['Fireplace: sheep → 2 food'])
    ana.isOn()
  })

  test('G24, G39: crafts and baking', () => {
    const owner = { majors: ['joinery', 'clay-oven', 'fireplace-3'], wood: 3, grain: 3 }
    const { ana, scene } = given(farms, { ana: owner, bo: {} })
    expect(panelOf(scene)).toEqual([])
    ana.isOn()
  })

  test('G25: anything to others', () => {
    const { ana, scene } = given(farms, { ana: { ...HERD, majors: ['fireplace-2'] }, bo: {} })
    expect(panelOf(scene, 1)).toBeUndefined()
    ana.isOn()
  })
})
