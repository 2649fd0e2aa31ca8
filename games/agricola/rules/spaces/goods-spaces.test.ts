import { given } from '@turnwright/testkit'
import { describe, test } from 'vitest'
import { farms } from '../../scenario/farms.ts'

const two = { ana: {}, bo: {} }
const three = { ana: {}, bo: {}, cy: {} }
const four = { ana: {}, bo: {}, cy: {}, di: {} }

describe('Grain Seeds', () => {
  test('G53: gives one grain', () => {
    const { ana, bo } = given(farms, two)
    ana.goesTo('grain-seeds')
    ana.changedOnly({ grain: 1 })
    bo.isOn()
  })

  test('G53: gathers nothing', () => {
    const { ana, bo } = given(farms, two, { at: 'round-start', round: 2 })
    ana.goesTo('grain-seeds')
    ana.changedOnly({ grain: 1 })
    bo.isOn()
  })
})

describe('Day Laborer', () => {
  test('G53: gives two food', () => {
    const { ana, bo } = given(farms, two)
    ana.goesTo('day-laborer')
    ana.changedOnly({ food: 2 })
    bo.isOn()
  })

  test('G7: has one person a round', () => {
    const { ana } = given(farms, two, { taken: { 'day-laborer': 1 } })
    ana.isNotOffered('day-laborer')
    ana.isOn()
  })
})

describe('Vegetable Seeds', () => {
  const first = ['vegetable-seeds'] as const

  test('G53: gives one vegetable', () => {
    const { ana, bo } = given(farms, two, { round: 8, roundCards: first })
    ana.goesTo('vegetable-seeds')
    ana.changedOnly({ vegetable: 1 })
    bo.isOn()
  })

  test('G2: is not there before the eighth round', () => {
    const { ana } = given(farms, two, { round: 7, roundCards: first })
    ana.isNotOffered('vegetable-seeds')
    ana.isOn()
  })
})

describe('Resource Market', () => {
  test('G14, G53: gives three players a food and a reed', () => {
    const { ana, bo } = given(farms, three)
    ana.goesTo('resource-market')
    ana.isNotOffered('1 clay', '1 wood', '1 food')
    ana.chooses('1 reed')
    ana.changedOnly({ food: 1, reed: 1 })
    bo.isOn()
  })

  test('G53: or a food and a stone', () => {
    const { ana, bo } = given(farms, three)
    ana.goesTo('resource-market')
    ana.chooses('1 stone')
    ana.changedOnly({ food: 1, stone: 1 })
    bo.isOn()
  })

  test('G14, G53: gives four players a food, a reed and a stone', () => {
    const { ana, bo } = given(farms, four)
    ana.goesTo('resource-market')
    ana.changedOnly({ food: 1, reed: 1, stone: 1 })
    bo.isOn()
  })

  test('G14: is not there with two players', () => {
    const { ana } = given(farms, two)
    ana.isNotOffered('resource-market')
    ana.isOn()
  })
})
