import { given } from '@turnwright/testkit'
import { describe, test } from 'vitest'
import { farms } from '../scenario/farms.ts'

const improving = { round: 1, roundCards: ['major-improvement'] } as const
const baking = { round: 1, roundCards: ['grain-utilization'] } as const
const MEADOW = {
  pastures: [
    ['0,3', '0,4'],
    ['1,3', '1,4'],
  ],
  sheep: 1,
  boar: 1,
  cattle: 1,
  vegetable: 1,
}

describe('Fireplace', () => {
  test('costs two clay, or three', () => {
    const { ana, bo } = given(farms, { ana: { clay: 2 }, bo: { clay: 3 } }, improving)
    ana.goesTo('major-improvement')
    ana.isNotOffered('fireplace-3')
    ana.plays('fireplace-2')
    ana.changedOnly({ clay: 0, majors: ['fireplace-2'] })
    ana.has({ points: -13 })
    bo.isOn()
  })

  test('the dearer one three, and not less', () => {
    const { ana, bo } = given(farms, { ana: { clay: 3 }, bo: { clay: 2, majors: ['fireplace-2'] } }, improving)
    ana.goesTo('major-improvement')
    ana.plays('fireplace-3')
    ana.changedOnly({ clay: 0, majors: ['fireplace-3'] })
    ana.has({ points: -13 })
    bo.isOn()
  })

  test('cooks sheep and boar for two food, cattle for three, vegetables for two', () => {
    const { ana } = given(farms, { ana: { ...MEADOW, majors: ['fireplace-2'] }, bo: {} })
    ana.converts('Fireplace: sheep → 2 food')
    ana.converts('Fireplace: boar → 2 food')
    ana.converts('Fireplace: cattle → 3 food')
    ana.converts('Fireplace: vegetables → 2 food')
    ana.changedOnly({ sheep: 0, boar: 0, cattle: 0, vegetable: 0, food: 9 })
    ana.isOn()
  })

  test('the other one, too', () => {
    const { ana } = given(farms, { ana: { ...MEADOW, majors: ['fireplace-3'] }, bo: {} })
    ana.converts('Fireplace: sheep → 2 food')
    ana.converts('Fireplace: boar → 2 food')
    ana.converts('Fireplace: cattle → 3 food')
    ana.converts('Fireplace: vegetables → 2 food')
    ana.changedOnly({ sheep: 0, boar: 0, cattle: 0, vegetable: 0, food: 9 })
    ana.isOn()
  })

  test('bakes as much grain as one likes for two food each', () => {
    const { ana, bo } = given(farms, { ana: { grain: 3, majors: ['fireplace-2'] }, bo: {} }, baking)
    ana.goesTo('grain-utilization')
    ana.chooses('Fireplace: grain → 2 food')
    ana.chooses('Fireplace: grain → 2 food')
    ana.changedOnly({ grain: 0, food: 6 })
    bo.isOn()
  })
})

describe('Cooking Hearth', () => {
  test('costs four clay', () => {
    const { ana, bo } = given(farms, { ana: { clay: 4 }, bo: {} }, improving)
    ana.goesTo('major-improvement')
    ana.isNotOffered('cooking-hearth-5')
    ana.plays('cooking-hearth-4')
    ana.changedOnly({ clay: 0, majors: ['cooking-hearth-4'] })
    ana.has({ points: -13 })
    bo.isOn()
  })

  test('or five', () => {
    const { ana, bo } = given(farms, { ana: { clay: 5 }, bo: {} }, improving)
    ana.goesTo('major-improvement')
    ana.plays('cooking-hearth-5')
    ana.changedOnly({ clay: 0, majors: ['cooking-hearth-5'] })
    ana.has({ points: -13 })
    bo.isOn()
  })

  test('or a Fireplace that goes back for others', () => {
    const { ana, bo } = given(farms, { ana: { majors: ['fireplace-3'] }, bo: { clay: 3 } }, improving)
    ana.goesTo('major-improvement')
    ana.plays('cooking-hearth-5')
    ana.changedOnly({ majors: ['cooking-hearth-5'] })
    ana.sees({
      majors: [
        'fireplace-2',
        'fireplace-3',
        'cooking-hearth-4',
        'well',
        'clay-oven',
        'stone-oven',
        'joinery',
        'pottery',
        'basketmakers-workshop',
      ],
    })
    bo.isOn()
  })

  test('as one chooses', () => {
    const { ana, bo } = given(farms, { ana: { clay: 4, majors: ['fireplace-2'] }, bo: {} }, improving)
    ana.goesTo('major-improvement')
    ana.plays('cooking-hearth-4')
    ana.isOffered('4 clay', 'fireplace-2')
    ana.chooses('4 clay')
    ana.changedOnly({ clay: 0, majors: ['fireplace-2', 'cooking-hearth-4'] })
    bo.isOn()
  })

  test('cooks sheep for two food, boar for three, cattle for four, vegetables for three', () => {
    const { ana } = given(farms, { ana: { ...MEADOW, majors: ['cooking-hearth-5'] }, bo: {} })
    ana.converts('Cooking Hearth: sheep → 2 food')
    ana.converts('Cooking Hearth: boar → 3 food')
    ana.converts('Cooking Hearth: cattle → 4 food')
    ana.converts('Cooking Hearth: vegetables → 3 food')
    ana.changedOnly({ sheep: 0, boar: 0, cattle: 0, vegetable: 0, food: 12 })
    ana.isOn()
  })

  test('bakes for three', () => {
    const { ana, bo } = given(farms, { ana: { grain: 2, majors: ['cooking-hearth-5'] }, bo: {} }, baking)
    ana.goesTo('grain-utilization')
    ana.chooses('Cooking Hearth: grain → 3 food')
    ana.changedOnly({ grain: 0, food: 6 })
    bo.isOn()
  })
})

describe('Well', () => {
  test('costs a wood and three stone, is worth four points and lays a food on each of the next five rounds', () => {
    const { ana, bo } = given(farms, { ana: { wood: 1, stone: 3 }, bo: {} }, improving)
    ana.goesTo('major-improvement')
    ana.plays('well')
    const promised = ['2: 1 food', '3: 1 food', '4: 1 food', '5: 1 food', '6: 1 food']
    ana.changedOnly({ wood: 0, stone: 0, majors: ['well'], promised })
    ana.has({ points: -10 })
    bo.isOn()
  })

  test('none past the last round', () => {
    const { ana, bo } = given(farms, { ana: { wood: 1, stone: 3 }, bo: {} }, { round: 12 })
    ana.goesTo('major-improvement')
    ana.plays('well')
    ana.has({ promised: ['13: 1 food', '14: 1 food'] })
    bo.isOn()
  })

  test('not without wood, and not for a stone less', () => {
    const { ana, bo } = given(farms, { ana: { stone: 3 }, bo: { wood: 1, stone: 2 } }, improving)
    ana.isNotOffered('major-improvement')
    ana.goesTo('fishing')
    bo.isNotOffered('major-improvement')
    bo.isOn()
  })
})

describe('Clay Oven', () => {
  test('costs three clay and a stone, is worth two points and may bake at once', () => {
    const { ana, bo } = given(farms, { ana: { clay: 3, stone: 1, grain: 2 }, bo: {} }, improving)
    ana.goesTo('major-improvement')
    ana.plays('clay-oven')
    ana.accepts()
    ana.changedOnly({ clay: 0, stone: 0, grain: 1, food: 5, majors: ['clay-oven'] })
    ana.has({ points: -10 })
    bo.isOn()
  })

  test('or not', () => {
    const { ana, bo } = given(farms, { ana: { clay: 3, stone: 1, grain: 2 }, bo: {} }, improving)
    ana.goesTo('major-improvement')
    ana.plays('clay-oven')
    ana.declines()
    ana.changedOnly({ clay: 0, stone: 0, majors: ['clay-oven'] })
    bo.isOn()
  })

  test('bakes one grain for five food', () => {
    const { ana, bo } = given(farms, { ana: { grain: 2, majors: ['clay-oven'] }, bo: {} }, baking)
    ana.goesTo('grain-utilization')
    ana.changedOnly({ grain: 1, food: 5 })
    bo.isOn()
  })
})

describe('Stone Oven', () => {
  test('costs a clay and three stone, is worth three points and may bake at once', () => {
    const { ana, bo } = given(farms, { ana: { clay: 1, stone: 3, grain: 1 }, bo: {} }, improving)
    ana.goesTo('major-improvement')
    ana.plays('stone-oven')
    ana.accepts()
    ana.changedOnly({ clay: 0, stone: 0, grain: 0, food: 4, majors: ['stone-oven'] })
    ana.has({ points: -11 })
    bo.isOn()
  })

  test('bakes two grain for four food each, not three', () => {
    const { ana, bo } = given(farms, { ana: { grain: 3, majors: ['stone-oven'] }, bo: {} }, baking)
    ana.goesTo('grain-utilization')
    ana.chooses('Stone Oven: grain → 4 food')
    ana.changedOnly({ grain: 1, food: 8 })
    bo.isOn()
  })

  test('or one', () => {
    const { ana, bo } = given(farms, { ana: { grain: 3, majors: ['stone-oven'] }, bo: {} }, baking)
    ana.goesTo('grain-utilization')
    ana.isDone()
    ana.changedOnly({ grain: 2, food: 4 })
    bo.isOn()
  })
})
