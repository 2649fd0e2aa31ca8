import { given } from '@turnwright/testkit'
import { describe, expect, test } from 'vitest'
import { farms } from '../../scenario/farms.ts'

const round = { round: 1, roundCards: ['grain-utilization'] } as const

describe('baking', () => {
  test('G24: two Fireplaces bake alike, and are one choice', () => {
    const { ana, bo, scene } = given(
      farms,
      { ana: { grain: 2, majors: ['fireplace-2', 'fireplace-3'] }, bo: {} },
      round,
    )
    ana.goesTo('grain-utilization')
    expect(scene.promptsOf(0)[0]?.choices.map(({ title }) => title)).toEqual(['Fireplace: grain → 2 food', 'Done'])
    ana.isDone()
    ana.changedOnly({ grain: 1, food: 2 })
    bo.isOn()
  })

  test('G24: is no anytime action', () => {
    const { ana } = given(
      farms,
      { ana: { grain: 3, majors: ['fireplace-2', 'clay-oven'], played: ['Oriental Fireplace'] }, bo: {} },
      round,
    )
    ana.isNotOffered('Fireplace: grain → 2 food', 'Clay Oven: grain → 5 food', 'Oriental Fireplace: grain → 2 food')
    ana.isOn()
  })

  test('G24: a Fireplace bakes any number of grain for 2', () => {
    const { ana, bo } = given(farms, { ana: { grain: 4, majors: ['fireplace-3'] }, bo: {} }, round)
    ana.goesTo('grain-utilization')
    ana.chooses('Fireplace: grain → 2 food')
    ana.chooses('Fireplace: grain → 2 food')
    ana.isDone()
    ana.changedOnly({ grain: 1, food: 6 })
    bo.isOn()
  })

  test('G24: the food that was baked may buy the next grain of the same action', () => {
    const baker = { grain: 1, majors: ['cooking-hearth-4'], played: [{ card: 'Grocer', n: 1 }] }
    const { ana, bo } = given(farms, { ana: baker, bo: {} }, round)
    ana.goesTo('grain-utilization')
    ana.isAsked('Bake bread')
    ana.isOffered('done')
    ana.isNotOffered('Cooking Hearth: grain → 3 food')
    ana.converts('Grocer: 1 food → 1 grain')
    ana.chooses('Cooking Hearth: grain → 3 food')
    ana.changedOnly({ grain: 0, food: 5 })
    bo.isOn()
  })

  test('G24: but not where the oven is full', () => {
    const baker = { grain: 1, majors: ['clay-oven'], played: [{ card: 'Grocer', n: 1 }] }
    const { ana, bo } = given(farms, { ana: baker, bo: {} }, round)
    ana.goesTo('grain-utilization')
    ana.changedOnly({ grain: 0, food: 5 })
    bo.isOn()
  })

  test('G24: a Cooking Hearth for 3', () => {
    const { ana, bo } = given(farms, { ana: { grain: 2, majors: ['cooking-hearth-4'] }, bo: {} }, round)
    ana.goesTo('grain-utilization')
    ana.chooses('Cooking Hearth: grain → 3 food')
    ana.changedOnly({ grain: 0, food: 6 })
    bo.isOn()
  })

  test('G24: a Clay Oven one for 5', () => {
    const { ana, bo } = given(farms, { ana: { grain: 3, majors: ['clay-oven'] }, bo: {} }, round)
    ana.goesTo('grain-utilization')
    ana.changedOnly({ grain: 2, food: 5 })
    bo.isOn()
  })

  test('G24: a Stone Oven two for 4 each', () => {
    const { ana, bo } = given(farms, { ana: { grain: 3, majors: ['stone-oven'] }, bo: {} }, round)
    ana.goesTo('grain-utilization')
    ana.chooses('Stone Oven: grain → 4 food')
    ana.changedOnly({ grain: 1, food: 8 })
    bo.isOn()
  })

  test('G24: a card with a baking conversion, too', () => {
    const { ana, bo } = given(farms, { ana: { grain: 2, played: ['Oriental Fireplace'] }, bo: {} }, round)
    ana.goesTo('grain-utilization')
    ana.isDone()
    ana.changedOnly({ grain: 1, food: 2 })
    bo.isOn()
  })

  test('G24: all of them in one action, in any order', () => {
    const { ana, bo } = given(
      farms,
      { ana: { grain: 4, majors: ['fireplace-2', 'clay-oven', 'stone-oven'] }, bo: {} },
      round,
    )
    ana.goesTo('grain-utilization')
    ana.chooses('Clay Oven: grain → 5 food')
    ana.isNotOffered('Clay Oven: grain → 5 food')
    ana.chooses('Stone Oven: grain → 4 food')
    ana.chooses('Stone Oven: grain → 4 food')
    ana.isNotOffered('Stone Oven: grain → 4 food')
    ana.chooses('Fireplace: grain → 2 food')
    ana.changedOnly({ grain: 0, food: 15 })
    bo.isOn()
  })

  test('G24: an oven may bake when it is built', () => {
    const builder = { clay: 3, stone: 1, grain: 2 }
    const { ana, bo } = given(farms, { ana: builder, bo: {} }, { round: 1, roundCards: ['major-improvement'] })
    ana.goesTo('major-improvement')
    ana.plays('clay-oven')
    ana.isAsked('Bake in the Clay Oven?')
    ana.accepts()
    ana.changedOnly({ clay: 0, stone: 0, grain: 1, food: 5, majors: ['clay-oven'] })
    bo.isOn()
  })

  test('G24: a Fireplace does not', () => {
    const builder = { clay: 2, grain: 2 }
    const { ana, bo } = given(farms, { ana: builder, bo: {} }, { round: 1, roundCards: ['major-improvement'] })
    ana.goesTo('major-improvement')
    ana.plays('fireplace-2')
    ana.changedOnly({ clay: 0, majors: ['fireplace-2'] })
    bo.isOn()
  })
})
